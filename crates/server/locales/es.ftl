# Lo que dicen las páginas en español.

## Alrededor de cada página

page-brand = Orrery
page-home = Jugar
page-places = Sitio
page-skip = Saltar al contenido
page-language = Idioma
page-theme = Tema
page-theme-auto = Tema: del sistema
page-theme-light = Tema: claro
page-theme-dark = Tema: oscuro
page-name = { $name }
page-names = { $names }
page-yes = Sí
page-no = No
page-close = Cerrar
page-lost = Sin conexión. Tu jugada no se ha enviado. Inténtalo de nuevo en un momento.
page-reconnecting = Reconectando…
page-copied = Enlace copiado

## Títulos en el navegador

page-title-home = Orrery: juegos de mesa espaciales en línea
page-title-yours = ● Tu turno — { $title }
page-title-others = Turno de { $names } — { $title }
page-title-table = { $title } — Orrery
page-title-open = Esperando jugadores — { $title }
page-title-over = Fin de la partida — { $title }
page-title-closed = Mesa cerrada — { $title }
page-title-replay = Repetición — { $title }
page-title-rules = Reglas — { $title }
page-title-how-to-play = Cómo se juega — { $title }
page-title-review = Análisis — { $title }
page-title-proof = Verificación del azar — { $title }

## Inicio

page-hero = Juega ahora
page-hero-how = Juegos de mesa de la era espacial en tu navegador. Sin cuenta y sin instalar nada.
page-your-name = Tu nombre
page-rename = Guardar
page-games = Juegos
page-players-range = { $least }–{ $most } jugadores
page-play-bots = Jugar contra bots
page-play-solo = Jugar en solitario
page-play-screen = Pasa y juega
page-new-table = Preparar una partida…
page-for-people = Asiento libre
page-who-may = Quién puede unirse
page-anyone = Cualquiera
page-invited = Solo con el enlace
page-open-table = Crear partida
page-open-tables = Partidas abiertas
page-open-none = Ahora no hay partidas abiertas. Crea una y envía el enlace a tus amigos.
page-finished = Partidas terminadas
page-free-seats = { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
page-won = { $names_count ->
        [one] Victoria de { $names }
       *[other] Victoria compartida: { $names }
    }
page-bot-level = Nivel del bot
page-bot-bot = Bot
page-bot-random = Bot aleatorio
    .name = Aleatorio
page-bot-novice = Bot novato
    .name = Novato
page-bot-greedy = Bot codicioso
    .name = Codicioso
page-bot-skilled = Bot hábil
    .name = Hábil
page-bot-strong = Bot fuerte
    .name = Fuerte
page-bot-expert = Bot experto
    .name = Experto
page-bot-master = Bot maestro
    .name = Maestro
page-bot-name = { $level_name } { $number }
page-how-bots-play = Niveles de los bots
page-how-novice = Compara dos jugadas y elige la más tentadora. Para tu primera partida.
page-how-greedy = Busca los puntos inmediatos. Apenas planifica.
page-how-skilled = Anticipa unas pocas jugadas.
page-how-strong = Explora muchas variantes y se anticipa a tus jugadas.
page-how-expert = Piensa más donde más importa. Difícil de vencer.
page-how-master = El bot más fuerte. Piensa más que todos los demás.

## Preparar una partida

page-continue = Continuar
page-my-games = Mis partidas
page-lists = Listas
page-list-running = En curso
page-list-watchable = Partidas para ver
page-search-games = Buscar por nombre o juego
page-list-none = No hay partidas aquí.
page-newer = Más recientes
page-older = Más antiguas
page-past = Mis partidas terminadas
page-title-new = Nueva partida — { $title }
page-presets = Preparaciones listas
page-preset-first = Primera partida
page-preset-standard = Normal
page-preset-everything = Todo
page-colour = Color
page-colour-orange = Naranja
page-colour-blue = Azul
page-colour-brown = Marrón
page-colour-pink = Rosa
page-colour-black = Negro
page-colour-purple = Morado
page-colour-white = Blanco
page-colour-green = Verde
page-colour-yellow = Amarillo
page-colour-red = Rojo
page-nobody = Nadie
page-this-screen = Este dispositivo
page-game-rules = Reglas
page-this-table = En esta mesa
page-start-game = Empezar
page-level = { $level_name }
page-pair = { $option }: { $value }
page-clash = «{ $option }: { $value }» no combina con lo demás. { $how }
page-hints-auto = Automático
page-hints-auto-how = Con pistas si solo juegas contra bots.
page-hints-on-how = Todos pueden preguntar al ordenador.
page-hints-off-how = Nadie puede preguntar al ordenador.
page-anyone-how = La partida aparece en la página de inicio.
page-invited-how = Recibes un enlace para enviar.

## La barra de una mesa
page-watch = Quién puede mirar
page-watch-auto = Lo habitual
page-watch-auto-how = Todo el mundo si cualquiera puede unirse; si no, quien tenga el enlace.
page-watch-everyone = Todo el mundo
page-watch-everyone-how = Quien tenga la dirección de la partida.
page-watch-invited = Solo quien tenga el enlace
page-watch-invited-how = Para los demás, la partida es privada.
page-watch-nobody = Nadie
page-watch-nobody-how = Solo los jugadores ven la partida.

page-all-tables = Todas las partidas
page-menu = Menú
page-progress = Progreso de la partida
page-sound = Sonido
page-volume = Volumen
page-speed = Velocidad de la animación
page-speed-slow = Lenta
page-speed-normal = Velocidad normal
page-speed-fast = Rápida
page-speed-instant = Sin animación
page-last-round = ¡Última ronda!
page-help = Atajos de teclado
page-key-enter = Intro
page-key-escape = Esc
page-leave = Abandonar la partida…
page-leave-seat = Dejar el asiento de { $name }…
page-leave-ask = ¿Abandonar la partida?
page-leave-bots = La partida se guarda: cierra la página y vuelve cuando quieras desde «Continuar». Si la abandonas, tu asiento queda libre. Puedes recuperarlo mientras nadie lo ocupe.
page-leave-people = Tu asiento quedará libre para otra persona. Puedes recuperarlo mientras nadie lo ocupe.
page-leave-stay = Seguir jugando
page-leave-go = Abandonar la partida
page-hosting = Mesa
page-cancel = Cancelar
page-free = Liberar el asiento de { $name }…
page-free-ask = ¿Liberar el asiento de { $name }?
page-free-how = Se avisa a todos. La persona puede volver mientras el asiento siga libre.
page-free-go = Liberar el asiento
page-free-for = Quién sigue jugando
page-free-for-anyone = Nadie por ahora
page-new-link = Nuevo enlace de invitación…
page-new-link-ask = ¿Crear un nuevo enlace de invitación?
page-new-link-how = El enlace anterior deja de funcionar.
page-new-link-go = Crear un enlace nuevo
page-close-table = Cerrar esta mesa…
page-close-table-ask = ¿Cerrar esta mesa?
page-close-table-how = Nadie podrá seguir jugando. El registro se conserva.
page-close-table-go = Cerrar la mesa
page-closes = Si no pasa nada, esta mesa se cierra:
page-your-turn = Tu turno
page-to-play = Turno de { $names }
page-gathering = Esperando jugadores
page-game-over = Fin de la partida

## Tablero, jugadores, pestañas

page-board = Tablero
page-divider = Ancho del tablero
page-zoom-in = Acercar
page-zoom-out = Alejar
page-players = Jugadores
page-you = tú
page-acting = le toca
page-points = { $count ->
        [one] punto
       *[other] puntos
    }
page-pull = Mostrar más
page-more = Datos de la partida
page-log = Historial
page-earlier = Antes
page-course = Cómo se ganaron los puntos
page-log-empty = Aún no hay jugadas.
page-note-left = { $name } ha dejado la partida.
page-note-freed = { $by } ha liberado el asiento de { $name }.
page-note-freed-operator = La administración del servidor ha liberado el asiento de { $name }.
page-note-returned = { $name } ha vuelto.
page-note-taken = { $name } juega en lugar de { $former }.
page-note-bot = { $level } juega en lugar de { $former }.
page-look-back = Ir a la jugada { $n }
page-scores = Puntuación
page-scores-empty = Aún no hay puntos.
page-source = Origen
page-total = Total
page-scores-now = Si la partida terminara ahora; + ? aún está oculto.
page-points-head = Puntos
page-unfold = Mostrar lo que tiene cada uno
page-points-hidden = algunos puntos siguen ocultos
page-points-of = { $name }: desglose de puntos
page-chart = Puntuación por jugada
page-chart-table = Ver como tabla
page-action = Jugada
page-how-to-play = Cómo se juega
page-full-rules = Reglas completas
page-show-sources = Mostrar las fuentes
page-hide-sources = Ocultar las fuentes
page-rules = Reglas
page-search = Buscar
page-search-rules = Palabra o número de regla
page-all-rules = Todas las reglas
page-rules-english = Las reglas completas solo están en inglés.
page-ruling-in-force = En vigor: { $reading }. También es posible: { $others }.
page-found = { $count ->
        [0] No hay reglas sobre «{ $query }».
        [one] { $count } regla sobre «{ $query }».
       *[other] { $count } reglas sobre «{ $query }».
    }
page-contents = Índice
page-chat = Chat
page-chat-text = Mensaje
page-chat-acts = Opciones del mensaje
page-chat-act-mute = Ocultar los mensajes de esta persona
page-chat-act-unmute = Mostrar los mensajes de esta persona
page-chat-act-remove = Eliminar el mensaje
page-chat-act-silence = Silenciar a esta persona
page-chat-act-unsilence = Dejar que escriba de nuevo
page-chat-muted = Mensaje oculto
page-chat-removed = Mensaje eliminado
page-send = Enviar

## La pregunta

page-question = Tu jugada
page-not-possible = ¿Por qué no puedo…?
page-closed-more = { $count ->
        [one] 1 caso similar más
       *[other] { $count } casos similares más
    }
page-undo = Deshacer
page-seal = Revelar
page-placed = Ya colocado
page-pick-up = Recoger: { $what }
page-all-choices = Todas las opciones
page-leads-here = Opciones aquí:
page-moment-please = Un momento…
page-thinking = { $names_count ->
        [one] { $names } está pensando…
       *[other] { $names } están pensando…
    }
page-pass = Pasa el dispositivo a { $name }
page-pass-hint = Solo { $name } debe ver la pantalla siguiente.
page-pass-taken = Soy { $name }
page-watching = Estás viendo la partida.
page-left = Has dejado tu asiento.
page-since = Desde tu último turno
page-idle = Última jugada
page-hints = Pistas
page-hints-on = Activadas
page-hints-off = Desactivadas
page-hint = Pista
page-hint-thinking = Pensando…
page-hint-how = Sugerencia
page-hint-chance = ≈ { $chance } de probabilidad de ganar
page-hint-next = Después: { $choice }
page-hint-busy = Ahora no hay pistas disponibles. Inténtalo de nuevo en un momento.
page-hint-close = Cerrar la pista
page-hint-others = Otras ideas
page-hint-source = { $label } +{ $points }
page-hint-why = Ventaja esperada sobre la siguiente idea: { $sources }
page-hint-less = { $points } puntos menos (± { $error })
page-hint-plan = Mostrar este plan en la mesa
page-percent = { $number } %

## Teclas

page-key-walk = Moverse entre las opciones
page-key-take = Confirmar
page-key-back = Atrás
page-key-digit = Elegir una opción por su número
page-key-undo = Deshacer
page-key-log = Historial
page-key-rules = Reglas
page-key-help = Atajos de teclado
page-keys-on = Activar los atajos de letras y números

## Una mesa que espera jugadores

page-seat = Asiento { $number }
page-missing = { $count ->
        [0] Todos los asientos están ocupados
        [one] Falta 1 jugador
       *[other] Faltan { $count } jugadores
    }
page-invite = Invita a tus amigos con este enlace:
page-copy = Copiar enlace
page-choose-seat = Elige un asiento para unirte.
page-by-invitation = Solo con invitación. Puedes ver la partida.
page-sit = Ocupar este asiento
page-sit-too = Jugar también este asiento
page-sit-again = Recuperar tu asiento
page-let-bot = Añadir bot
page-invites = { $name } te invita a jugar a { $title }
page-ready = Empezar
page-ready-how = Añade una palabra a los dados. Nadie la ve antes de empezar.
page-ready-word = Cualquier palabra
page-ready-tag = listo
page-fair = Azar verificable
page-dice-promise = La semilla aleatoria de esta partida ya está fijada. Se publica al terminar para que puedas comprobarla. Huella de la semilla:

## El final

page-you-win = ¡Has ganado!
page-wins = { $names_count ->
        [one] Gana { $names }
       *[other] Victoria compartida: { $names }
    }
page-table-closed = Mesa cerrada
page-table-closed-empty = Nadie se sentó durante mucho tiempo.
page-table-closed-waiting = No se unieron bastantes personas a tiempo.
page-table-closed-abandoned = Nadie ha jugado en mucho tiempo.
page-table-closed-host = El anfitrión cerró esta mesa.
page-table-closed-operator = La administración del servidor cerró esta mesa.
page-rematch = Revancha
page-rematch-join = Unirse a la revancha
page-replay = Ver la repetición
page-record = Descargar el registro
page-proof = Verificación del azar

## Mirar atrás

page-moments = Navegación por las jugadas
page-first = Primera jugada
page-back = Jugada anterior
page-next = Jugada siguiente
page-last = Última jugada
page-play-on = Reproducir
page-now = Volver a la partida
page-the-start = Inicio de la partida
page-after = Jugada { $n } de { $all }
page-view-of = Vista
page-view-of-seat = Vista de { $name }

## El análisis

page-review = Análisis
page-review-how = El motor repite cada turno muchas veces, con lo que podía saber quien lo jugó, y lo compara con su mejor jugada.
page-review-long = Tarda alrededor de un minuto. Todos los jugadores pueden ver el resultado.
page-review-players = Nadie ha pedido todavía un análisis. Solo pueden hacerlo quienes jugaron esta partida.
page-review-begin = Analizar esta partida
page-review-waits = En cola. El análisis empieza en cuanto el motor quede libre.
page-review-far = { $done } de { $all } turnos revisados. Esta página se actualiza sola.
page-review-again = Actualizar
page-review-stop = Cancelar el análisis
page-review-chart = Probabilidad de ganar por jugada
page-review-range = Estas probabilidades son estimaciones, con un margen de alrededor de { $range }.
page-review-costly = Mayores errores
page-review-none = No hay errores claros.
page-review-mine = Solo mis turnos
page-review-cost = −{ $cost } · { $points } puntos (± { $error })
page-review-moment = jugada { $n }
page-review-try = Probar otra vez desde aquí
page-review-try-how = La misma partida con los mismos dados hasta esta jugada; a partir de ahí juegas contra bots.
page-review-played = Jugada ({ $chance })
page-review-better = Mejor ({ $chance })
page-review-points = Puntos por origen, comparados con los de quien ganó

## La prueba de los dados

page-proof-first = El servidor fijó su secreto antes de que nadie añadiera nada.
page-proof-secret = El servidor fijó su secreto antes de la primera jugada.
page-proof-origin = Los dados son los de una partida anterior y ya se conocían.
page-origin = La primera partida
page-proof-added = Lo que añadió cada persona entró en la partida, así que nadie pudo elegir la suerte.
page-proof-replayed = Repetida con estos números, cada jugada lleva a la misma partida.
page-proof-numbers = Mostrar los números
page-proof-holds = Verificado: el azar fue limpio.
page-proof-fails = La verificación ha fallado.
page-proof-later = La semilla se publica al terminar la partida. Hasta entonces solo se conoce su huella.
page-commitment = Huella de la semilla, publicada antes de la primera jugada
page-nonce = Número aleatorio de { $name }
page-secret = Semilla
page-check-commitment = La semilla coincide con la huella publicada antes de la primera jugada.
page-check-nonces = Se usó el número aleatorio de cada jugador.
page-check-actions = Al repetir la partida con esta semilla, todas las jugadas son legales.
page-check-digest = La repetición termina en la misma posición.
page-check-scores = La repetición termina con los mismos puntos.
page-to-table = Volver a la partida

## Errores

page-error-closed = Cerrada
page-error-missing = No encontrado
page-error-refused = No es posible
page-error-busy = Servidor ocupado
page-error-ours = Algo ha fallado

## Puzzles

page-puzzles = Problemas
page-title-puzzles = Problemas — { $title }
page-title-puzzle = Problema { $number } — { $title }
page-puzzles-how = Posiciones de partidas entre bots fuertes. Una respuesta es claramente mejor que todas las demás, y un bot que solo mira un paso adelante no la encuentra.
page-puzzles-solved = Resueltos: { $solved } de { $all }
page-puzzle = Problema { $number }
page-puzzle-level = Dificultad { $level } de 5
page-puzzle-solved = resuelto
page-puzzle-missed = fallado
page-puzzle-ask = ¿Qué harías tú?
page-puzzle-daily = Problema del día
page-puzzle-plans = Estos son los planes que examinó el ordenador.
page-puzzle-right = Es la mejor respuesta.
page-puzzle-wrong = Hay algo mejor.
page-puzzle-best = Lo mejor
page-puzzle-given = Tu respuesta
page-puzzle-chance = ≈ { $chance } de probabilidad de ganar
page-puzzle-less = { $points } puntos menos (± { $error }), probabilidad de ganar −{ $chance } (± { $chance_error })
page-puzzle-why = De dónde vienen los puntos: { $sources }
page-puzzle-others = Todas las respuestas
page-puzzle-bots = No la encontraron: { $names }
page-puzzle-bot = { $level }: { $missed } de 4
page-puzzle-next = Siguiente problema
page-puzzle-again = Volver a ver la pregunta
page-puzzle-all = Todos los problemas
page-puzzle-done = Era el último abierto.
page-puzzle-proof = Cada respuesta se jugó con los mismos repartos. ± son dos errores estándar; la mejor respuesta supera a todas las demás por más de tres.

## Learning

page-learn = Aprende en diez minutos
page-learn-how = Juega una partida guiada en la mesa de verdad. Una cosa cada vez, sin leer reglas antes.
page-learn-begin = Empezar
page-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
page-title-learn = Aprender — { $title }
page-lesson-step = Paso { $step } de { $steps }
page-lesson-next = Continuar
page-lesson-back = Atrás
page-lesson-leave = Dejar la lección y jugar libremente
page-lesson-end = Seguir jugando
page-lesson-watch = Mira lo que pasa ahora.
page-coach = Consejos para preguntas nuevas
page-coach-met = Entendido
page-coach-off = Desactivar los consejos
page-proof-lesson = Esto era una lección: sus dados salen de la semilla { $seed }, que cualquiera puede conocer.

## The game of the day

page-daily = Partida del día
page-title-daily = Partida del día — { $day }
page-daily-card = El reparto de hoy es el mismo para todo el mundo. ¿Hasta dónde llegas?
page-daily-go = Jugar la partida de hoy
page-daily-how = Todo el mundo juega el mismo reparto. Tienes un solo intento, sin pistas y sin deshacer. Cuenta si terminas antes de medianoche UTC.
page-daily-order = Primero cuenta ganar, luego los puntos y después la ventaja.
page-daily-solo = En solitario, contra el oponente automático
page-daily-bot = Tú contra un bot: { $level }
page-daily-play = Jugar
page-daily-continue = Continuar
page-daily-rank = Tienes el puesto { $rank } de { $count }.
page-daily-late = No terminaste a tiempo. Esta partida no cuenta.
page-daily-closed = Cerraste esta partida. No cuenta.
page-daily-hidden = Podrás ver las de los demás cuando termines la tuya.
page-daily-results = Resultados del día
page-daily-none = Sin resultados.
page-daily-place = Puesto
page-daily-who = Nombre
page-daily-margin = Ventaja
page-daily-outcome = Resultado
page-daily-won = Ganada
page-daily-lost = Perdida
page-daily-review = Analizar mi partida
page-daily-best = Ver la mejor partida
page-daily-beside = Tu partida y la mejor
page-daily-mine = La tuya
page-daily-top = La mejor
page-daily-before = Día anterior
page-daily-after = Día siguiente
page-daily-date = Fecha
page-daily-show = Mostrar
page-daily-fair = Dados limpios
page-daily-fair-how = Los dados salen de una semilla secreta. Su huella se publica un día antes; la semilla, cuando termina el día.
page-daily-hash = Huella de la semilla del { $day }
page-daily-seed = Semilla del { $day }
page-proof-daily = Eran los dados de la partida del día ({ $day }), los mismos para todo el mundo. La huella de su semilla se publicó un día antes.
page-proof-daily-later = Aún hay gente jugando con estos dados. La semilla se publica cuando termine el día, a medianoche UTC.

## Avisos

page-title-notices = Avisos — Orrery
page-notices = Avisos
page-notices-how = Entérate de cuándo te toca, aunque tengas el sitio cerrado. No se envía nada mientras estás mirando la mesa.
page-notices-saved = Guardado.
page-notices-asked = Mira tu correo: haz clic en el enlace que te hemos enviado para activarlo.
page-notices-asked-hook = Hemos enviado allí un mensaje con un enlace. Haz clic en él para activarlo.
page-notices-browser-added = Este navegador mostrará avisos.
page-notices-feed-new = Tu fuente tiene una dirección nueva. La anterior ya no funciona.
page-notices-removed = Quitado.
page-notices-where = Dónde los recibes
page-notices-none = Todavía en ningún sitio. Elige abajo.
page-notices-more = Añadir
page-notices-add = Añadir
page-notices-remove = Quitar
page-notices-remove-what = Quitar: { $what }
page-notices-waiting = Sin confirmar
page-notices-off = Desactivado
page-notices-gone = Ya no hay nada en esta dirección. Quítala y vuelve a añadirla.
page-notices-refused = Allí rechazan nuestros mensajes.
page-notices-private = La dirección lleva a una red privada. No se envía nada allí.
page-notices-redirect = La dirección lleva a otra. Escribe la dirección final.
page-notices-unknown = No se encuentra la dirección.
page-notices-unreachable = El último mensaje no llegó. Lo intentaremos de nuevo.
page-notices-mail = Correo electrónico
page-notices-address = Dirección de correo
page-notices-mail-how = Primero te enviamos un enlace. Cada correo lleva un enlace para darte de baja.
page-notices-mail-absent = Este servidor no envía correo.
page-notices-browser = Este navegador
page-notices-browser-add = Activar en este navegador
page-notices-browser-denied = Este sitio no puede mostrar avisos. Permítelo en los ajustes del navegador.
page-notices-browser-absent = Este navegador no puede recibir avisos aquí. En iPhone y iPad, añade antes el sitio a la pantalla de inicio.
page-notices-browser-failed = No ha funcionado. No se puede conectar con el servicio de avisos del navegador.
page-notices-browser-how = Los muestra tu ordenador o tu móvil, aunque el sitio esté cerrado.
page-notices-webhook = Webhook
page-notices-url = Dirección
page-notices-webhook-how = Para Discord, Slack, Matrix y otros. Primero se envía allí un mensaje con un enlace.
page-notices-feed = Fuente
page-notices-feed-title = Orrery: tus avisos
page-notices-feed-how = Para un lector de fuentes (Atom), en una dirección secreta.
page-notices-feed-make = Crear fuente
page-notices-feed-renew = Nueva dirección
page-notices-feed-secret = Quien conozca esta dirección puede leerla.
page-notices-what = Avísame cuando
page-notices-kind-turn = me toque jugar
page-notices-kind-time = se me acabe el tiempo
page-notices-kind-full = la mesa esté completa
page-notices-kind-over = termine la partida
page-notices-kind-invited = me inviten a una partida
page-notices-kind-round = empiece una ronda de un torneo
page-notices-quiet = Horas de silencio
page-notices-quiet-how = No enviar nada en estas horas
page-notices-from = Desde
page-notices-to = Hasta
page-notices-zone = Zona horaria
page-notices-save = Guardar
page-notices-language = Los avisos se envían en el idioma en que guardes esto.
page-notices-confirm = Sí, enviarlos aquí
page-notices-confirm-ask = ¿Enviar avisos a { $where }?
page-notices-confirmed = Los avisos están activados.
page-notices-link-old = Este enlace ya no es válido.
page-notices-stop = Dejar de recibir avisos
page-notices-stop-ask = ¿Dejar de enviar avisos a { $where }?
page-notices-stopped = Ya no se envía nada allí.
page-notices-all = Todos los ajustes de avisos
page-notice-turn = Te toca
page-notice-time = Se te acaba el tiempo
page-notice-full = La mesa está completa
page-notice-over = La partida ha terminado
page-notice-invited = Te invitan a jugar
page-notice-round = Ha empezado la ronda { $number } de { $tournament }: tu mesa está lista
page-notice-final = Ha empezado la final de { $tournament }: tu mesa está lista
page-notice-go = Abrir la mesa
page-notice-why = Recibes esto porque activaste los avisos en Orrery.
page-notice-stop = Darse de baja
page-notice-change = Ajustes de avisos
page-notice-confirm-subject = Confirma tu dirección de correo
page-notice-confirm-email = Alguien quiere recibir avisos de Orrery en esta dirección. Si eres tú, confírmala.
page-notice-confirm = Confirmar
page-notice-confirm-else = Si no eres tú, no hagas nada. No recibirás más correos.
page-notice-confirm-hook = Alguien quiere recibir aquí los avisos de Orrery. Para activarlos:
page-notice-many =
    { $count ->
        [one] { $count } aviso
       *[other] { $count } avisos
    }

## Clasificación

page-ratings = Clasificación
page-title-ratings = Clasificación — { $title }
page-ratings-how = La puntuación dice lo bien que juega alguien: 400 puntos más significan diez contra uno. Solo cuentan las partidas clasificatorias.
page-ratings-order = El margen tras ± contiene el valor real en 19 de cada 20 casos. La tabla se ordena por el extremo inferior de ese margen.
page-ratings-which = Qué partidas
page-ratings-all = Cualquier número de jugadores
page-ratings-players = { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
page-ratings-ever = Siempre
page-ratings-week = Esta semana
page-ratings-none = Nadie ha terminado todavía una partida clasificatoria.
page-ratings-games = Partidas
page-ratings-change = Cambio
page-ratings-bots = Jugadores del ordenador
page-ratings-bots-how = Sus puntuaciones vienen de largas series entre ellos y no cambian nunca.
page-ratings-up = Más arriba
page-ratings-down = Más abajo
page-ratings-of = Clasificación
page-ratings-all-boards = Todas las clasificaciones
page-rating = { $points } ± { $margin }
page-rating-level = Puntuación { $points }
page-rating-head = Puntuación
page-rating-provisional = provisional
page-player-games = Partidas clasificatorias
page-someone = alguien
page-rated = Partida clasificatoria
page-rated-tag = clasificatoria
page-rated-no = No
page-rated-no-how = Solo por diversión.
page-rated-yes = Sí
page-rated-yes-how = El resultado cambia la puntuación de todos. Sin pistas, todos pueden mirar y quien abandona pierde.
page-leave-rated = Esta partida es clasificatoria. Si te vas y no vuelves, la pierdes.

## Mirar

page-evening = La mesa de la noche
page-watch-game = Mirar
page-looking = { $count ->
        [one] { $count } mirando
       *[other] { $count } mirando
    }
page-wall = Pantalla de sala
page-wall-how = Para una pantalla del club: las partidas en curso, una tras otra, en grande y sin controles.
page-wall-none = Ahora no hay ninguna partida pública. La próxima aparecerá aquí sola.
page-spectators = Enlace solo para mirar, sin ocupar asiento:

## Torneos

page-tournaments = Torneos
page-tournaments-how = Varias rondas en grupos pequeños. El programa forma las mesas para que todos se enfrenten a gente distinta en asientos distintos.
page-tournaments-none = Todavía no hay torneos.
page-tournaments-open = Inscripción
page-tournaments-running = En curso
page-tournaments-over = Terminados
page-tournament-open = Inscripción abierta
page-tournament-running = En curso
page-tournament-over = Terminado
page-tournament-cancelled = Cancelado
page-tournament-people = { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
page-tournament-new = Nuevo torneo
page-tournament-name = Nombre
page-tournament-game = Juego
page-tournament-group = Jugadores por mesa
page-tournament-rounds = Rondas
page-tournament-minutes = Tiempo por ronda
page-tournament-hour = 1 hora
page-tournament-hours = 2 horas
page-tournament-evening = 4 horas
page-tournament-day = 1 día
page-tournament-days = 3 días
page-tournament-week = 1 semana
page-tournament-weeks = 2 semanas
page-tournament-league = Liga (opcional): se suman tus torneos con el mismo nombre aquí
page-tournament-last = Los mejores juegan una final
page-tournament-rated = Las partidas son clasificatorias
page-tournament-time-out = Cuando se acaba el tiempo
page-tournament-time-out-lose = La partida se pierde (mesas de dos)
page-tournament-out-bot = Sin tiempo: sigue un bot
page-tournament-out-lose = Sin tiempo: la partida se pierde
page-tournament-clock-how = El reloj termina como muy tarde con la ronda. Quien agota su tiempo y no vuelve queda por detrás de los que siguen.
page-tournament-make = Crear torneo
page-tournament-signed = Inscritos
page-tournament-standings = Tabla
page-tournament-ties = Quien gana una partida recibe 12 puntos, el último ninguno y los demás una parte. A igualdad de puntos deciden los rivales más fuertes (lo que ha hecho cada uno de media) y luego las victorias. Una ronda sin asiento da 12 puntos y a nadie le toca dos veces antes que a todos.
page-tournament-csv = Descargar resultados (CSV)
page-tournament-groups = Hasta { $count } por mesa
page-tournament-of-rounds = { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
page-tournament-final = Final
page-tournament-round = Ronda { $number }
page-tournament-until = Hasta
page-tournament-free = Sin asiento en esta ronda: { $names }
page-tournament-opposition = Rivales
page-tournament-wins = Victorias
page-tournament-byes = Descansos
page-tournament-bye = { $count ->
        [one] { $count } descanso
       *[other] { $count } descansos
    }
page-tournament-gone = se fue
page-tournament-play = Ir a tu mesa
page-tournament-as = Juegas como { $name }. Puedes cambiar tu nombre en la primera página.
page-tournament-sign-up = Inscribirse
page-tournament-withdraw = Retirarse
page-tournament-remove = Quitar
page-tournament-organiser = Organizas este torneo
page-tournament-begin-how = La primera ronda se sortea enseguida y después nadie puede inscribirse. Cuando se acaba el tiempo de una ronda, pierde quien aún hacía esperar a la partida.
page-tournament-begin = Empezar la primera ronda
page-tournament-cancel = Cancelar torneo
page-tournament-cancel-how = Las partidas abiertas se cierran y no cuentan para nadie.
page-tournament-see = Ver la partida
page-tournament-to = Al torneo
page-table-closed-deadline = Se acabó el tiempo de esta ronda.
page-league-how = Los puntos de todas las rondas de todos sus torneos, sumados.
## Relojes

page-clock = Reloj
page-clock-none = Sin reloj
page-clock-none-how = Cada cual se toma el tiempo que necesita.
page-clock-live-named = En vivo: { $minutes } min + { $seconds } s
page-clock-live-short = { $minutes } min + { $seconds } s
page-clock-live-preset-how = Para toda la partida, más ese tiempo por jugada. Todos se quedan en la mesa.
page-clock-per-turn = { $count ->
        [one] Un día por turno
       *[other] { $count } días por turno
    }
page-clock-days-preset-how = Vuelves cuando te toca.
page-clock-own-live = En vivo: tus tiempos
page-clock-own-live-how = Elige minutos y segundos más abajo.
page-clock-own-days = Por días: tu tiempo
page-clock-own-days-how = Elige los días por turno más abajo.
page-clock-minutes = Minutos para la partida
page-clock-seconds = Segundos por jugada
page-clock-days-each = Días por turno
page-clock-days-count = { $count ->
        [0] Ninguno
        [one] { $count } día
       *[other] { $count } días
    }
page-clock-working = Solo días laborables
page-clock-working-how = Los sábados y domingos no cuentan.
page-clock-holidays = Festivos que no cuentan
page-clock-holidays-are = Estos días no cuentan: { $days }.
page-clock-utc = Los días empiezan a medianoche UTC.
page-clock-away-most = Días de ausencia por jugador
page-time-out = Cuando se acaba el tiempo
page-time-out-bot = Sigue un bot
page-time-out-bot-how = Si a un jugador se le acaba el tiempo, un bot sigue por él hasta que vuelva.
page-time-out-offer = El asiento queda libre
page-time-out-offer-how = Si a un jugador se le acaba el tiempo, su asiento queda libre. Puede ocuparlo él u otra persona.
page-time-out-lose = Pierde la partida
page-time-out-lose-how = Si a un jugador se le acaba el tiempo, gana el otro. Para partidas de dos.
page-clock-live-how = Cada reloj es para toda la partida. Solo corre mientras se espera a ese jugador.
page-clock-bonus-how = { $count ->
        [one] Cada jugada da { $count } segundo más.
       *[other] Cada jugada da { $count } segundos más.
    }
page-clock-turn-how = Cada turno tiene su tiempo. Solo corre mientras se espera a ese jugador.
page-clock-away-how = { $count ->
        [one] Cada cual puede ausentarse { $count } día.
       *[other] Cada cual puede ausentarse { $count } días.
    }
page-clock-days = { $large } d { $small } h
page-clock-hours = { $large } h { $small } min
page-clock-short = Te queda poco tiempo:
page-clock-lost = sin conexión
page-clock-away-tag = ausente
page-clock-away = Ausente hasta { $date }
page-clock-paused = Los relojes están parados.
page-clock-asks = { $name } quiere una pausa.
page-clock-pause = Pausa
page-clock-go-on = Seguir
page-clock-pause-how = Los relojes se paran cuando todos están de acuerdo. Cualquiera puede seguir en cualquier momento.
page-clock-away-left = { $count ->
        [0] No te queda ningún día completo de ausencia.
        [one] Puedes ausentarte { $count } día más.
       *[other] Puedes ausentarte { $count } días más.
    }
page-clock-away-until = Ausente hasta el final del
page-clock-away-go = Ausentarse
page-clock-back = Ya estoy aquí
page-clock-away-all = Ausente de todas las partidas
page-clock-away-all-how = Tu reloj se para en todas las partidas por días, hasta donde cada una lo permite.
page-clock-give-minutes = Dar cinco minutos más a { $name }
page-clock-give-day = Dar un día más a { $name }
page-note-time-out = A { $name } se le acabó el tiempo.
page-note-away = { $name } está ausente hasta { $date }.
page-note-back = { $name } ya no está ausente.
page-note-time-given = { $by } dio más tiempo a { $name }.
page-note-pause = { $name } quiere una pausa.
page-note-go-on = { $name } quiere seguir.
page-wins-on-time = { $names_count ->
        [one] { $names } gana por tiempo
       *[other] { $names } ganan por tiempo
    }
page-table-closed-time = Al otro jugador se le acabó el tiempo.
## Perfil y dispositivos

page-profile = Perfil
page-profile-how = No necesitas cuenta para jugar. Aquí sigues siendo la misma persona en todos tus dispositivos y ves quién ha iniciado sesión como tú.
page-devices = Dónde has iniciado sesión
page-device-unknown = Dispositivo desconocido
page-device-here = Este dispositivo
page-device-since = Sesión iniciada
page-device-seen = última vez
page-of-device = { $deed }: { $device }
page-sign-out = Cerrar sesión
page-sign-out-last = Si cierras la sesión en tu único dispositivo, nadie podrá volver a tus partidas.
page-sign-out-others = Cerrar sesión en los demás
page-link-another = Usar otro dispositivo
page-link-another-how = Inicia sesión en el móvil o en otro ordenador y sigue con las mismas partidas.
page-link-make = Mostrar código QR
page-link-have = Tengo un código de otro dispositivo
page-link-scan = Escanéalo con la cámara del móvil.
page-link-type = O abre allí esta dirección y escribe el código:
page-copy-link = Copiar enlace
page-link-picture = Código QR que abre la página de inicio de sesión
page-link-holds = Sirve una sola vez, durante { $minutes } minutos. No se lo des a nadie: quien lo use jugará como tú.
page-link-only-here = Otros dispositivos no pueden abrir esta dirección: el servidor solo responde en este ordenador.
page-tokens = Tokens de acceso
page-tokens-how = Para un bot o un script que juegue como tú. Un token puede jugar, pero no iniciar sesión en otros dispositivos.
page-token-name = Nombre
page-token-make = Crear token
page-token-made = Copia el token ahora. No se volverá a mostrar.
page-token-since = Creado
page-token-revoke = Revocar
page-link-back = Ya tengo un perfil: iniciar sesión
page-link-title = Iniciar sesión en este dispositivo
page-link-enter = Escribe el código que muestra tu otro dispositivo en «Perfil», o el de un correo.
page-link-code = Código
page-link-continue = Continuar
page-link-same = Este dispositivo ya tiene la sesión de { $name }.
page-link-as = ¿Iniciar sesión como { $name }?
page-link-before = Hasta ahora eras { $own } en este dispositivo:
page-link-games = { $count ->
        [one] { $count } partida es de { $own }.
       *[other] { $count } partidas son de { $own }.
    }
page-link-devices = { $count ->
        [one] { $count } dispositivo o token más tiene la sesión de { $own }. También será de { $name }.
       *[other] { $count } dispositivos o tokens más tienen la sesión de { $own }. También serán de { $name }.
    }
page-link-stay = { $count ->
        [one] { $count } partida terminada queda como está, porque en ella jugaron { $own } y { $name }.
       *[other] { $count } partidas terminadas quedan como están, porque en ellas jugaron { $own } y { $name }.
    }
page-link-choose = Qué pasa con ello
page-link-along = Pasarlo todo a { $name }. No se puede deshacer.
page-link-leave = Dejarlo atrás. Nadie podrá volver a ello desde este dispositivo.
page-link-shared = { $own } y { $name } están en la misma partida en curso. Termínala o deja uno de los asientos y vuelve a intentarlo.
page-link-go = Iniciar sesión
page-link-not = Ahora no
page-data = Tus datos
page-data-how = Todo lo que se guarda sobre ti, en un archivo JSON.
page-data-download = Descargar
page-delete = Eliminar mi perfil…
page-delete-how = Se borran tu nombre, tus mensajes del chat, tus direcciones de correo, dispositivos y tokens, y dejas tus partidas en curso. Las partidas terminadas quedan, sin tu nombre.
page-delete-sure = Sé que no se puede deshacer.
page-delete-go = Eliminar mi perfil
page-settings = Ajustes
page-settings-how = Te acompañan en todos los dispositivos donde hayas iniciado sesión.
page-settings-saved = Guardado.
page-set-auto = Como en el dispositivo
page-set-light = Claro
page-set-dark = Oscuro
page-set-on = Activado
page-set-off = Desactivado
page-name-owned = Este nombre es solo tuyo: nadie más puede usarlo, ni otro que se le parezca.
page-name-free = Otros también pueden usar este nombre. Cuando puedas iniciar sesión por correo o con una llave de acceso, será solo tuyo.
page-mail = Correo electrónico
page-mail-how = Vuelve a tus partidas desde cualquier sitio: escribe tu dirección y te enviamos un enlace. Sin contraseña.
page-mail-absent = No se puede iniciar sesión por correo: este servidor no envía correos.
page-mail-another = Otra dirección
page-mail-add = Enviar confirmación
page-mail-new = Nueva dirección de correo
page-mail-change = Cambiar
page-mail-since = Confirmada
page-mail-asked = Hemos enviado un correo a { $address }. Abre su enlace en este navegador, o escribe aquí su código, en { $minutes } minutos.
page-mail-code = Código del correo
page-mail-added = Ya puedes iniciar sesión con esta dirección.
page-mail-changed = Tu dirección de correo ha cambiado.
page-mail-removed = Ya no se puede iniciar sesión con esta dirección.
page-mail-sign-in = Iniciar sesión por correo
page-mail-send = Enviarme un enlace
page-mail-look = Mira tu correo
page-mail-sent = Si alguien inicia sesión aquí con { $address }, va en camino un correo con un enlace. Sirve una sola vez, durante { $minutes } minutos.
page-mail-none = ¿No llega? Mira entre el correo no deseado y comprueba la dirección.
page-mail-again = Volver a intentarlo
page-mail-use = ¿Iniciar sesión como { $name } con { $address } a partir de ahora?
page-mail-elsewhere = Ábrelo en tu otro dispositivo
page-mail-elsewhere-how = La dirección solo se puede confirmar donde la escribiste: abre allí el enlace o escribe allí el código del correo.
page-mail-sign-in-subject = Tu enlace para iniciar sesión en Orrery
page-mail-sign-in-email = Alguien quiere iniciar sesión en Orrery como { $name } con esta dirección. Si eres tú, continúa:
page-mail-confirm-email = Alguien quiere usar esta dirección para iniciar sesión en Orrery. Si eres tú, abre este enlace en el navegador donde escribiste la dirección:
page-mail-type = O abre allí { $address } y escribe este código: { $code }
page-mail-holds = Sirve una sola vez, durante { $minutes } minutos. No se lo des a nadie.
page-mail-else = Si no eres tú, no hagas nada. Nadie entra sin este correo.
page-mail-changed-subject = Tu inicio de sesión en Orrery ha cambiado
page-mail-added-email = La dirección { $address } también sirve ahora para iniciar sesión como { $name }, además de esta.
page-mail-replaced-email = La dirección { $address } sirve ahora para iniciar sesión como { $name }, en lugar de esta.
page-mail-removed-email = Esta dirección ya no sirve para iniciar sesión como { $name }.
page-mail-changed-else = Si no has sido tú, abre tu perfil en uno de tus dispositivos y cierra la sesión en los demás.
page-club-how = Inicia sesión con tu cuenta de { $club }, en cualquier dispositivo.
page-club-go = Iniciar sesión con { $club }
page-club-use = ¿Iniciar sesión como { $name } con la cuenta { $account } de { $club } a partir de ahora?
page-club-new = Esta cuenta no se ha usado aquí todavía. Si ya juegas aquí con otro nombre, inicia sesión antes como esa persona y añade la cuenta en el perfil.
page-club-added = Ya puedes iniciar sesión con esta cuenta.
page-club-removed = Ya no se puede iniciar sesión con esta cuenta.
page-passkeys = Llaves de acceso (passkeys)
page-passkeys-how = Inicia sesión en cualquier sitio con la huella, la cara o el PIN de tu dispositivo. Sin contraseña.
page-passkeys-none = Las llaves de acceso necesitan una dirección cifrada (https) con nombre.
page-passkeys-browser = Tu navegador no ofrece llaves de acceso aquí.
page-passkey-make = Crear una llave de acceso
page-passkey-use = Iniciar sesión con una llave de acceso
page-passkey-remove = Quitar
page-passkey-cancelled = No se ha usado ninguna llave de acceso.

## Amigos, personas bloqueadas, invitaciones

page-friends = Amigos
page-friends-count = Amigos ({ $count })
page-friends-how = Los amigos se pueden invitar a una mesa y ven del otro lo que cada uno permite.
page-friends-asking = Solicitudes de amistad
page-friends-yours = Tus amigos
page-friends-none = Aún no tienes amigos aquí. Envía tu enlace a quien conozcas, o pídeselo a alguien con quien juegas: en la mesa, en «Chat».
page-friends-link = Tu enlace
page-friends-link-how = Quien lo abra puede pedirte amistad.
page-friends-link-make = Crear mi enlace
page-friends-link-nobody = No enseñas tu página a nadie, así que a los demás el enlace no les lleva a ninguna parte.
page-friends-asked = Solicitudes que has enviado
page-friends-blocked = Personas bloqueadas
page-friends-blocked-none = No bloqueas a nadie.
page-friends-said-asked = Tu solicitud está en camino.
page-friends-said-accepted = Ya sois amigos.
page-friends-said-declined = Rechazada. No se lo decimos, y no volverás a ver una solicitud suya.
page-friends-said-withdrawn = Has retirado tu solicitud.
page-friends-said-removed = Ya no sois amigos. No se lo decimos.
page-friends-said-blocked = Bloqueado. No se lo decimos.
page-friends-said-unblocked = Ya no está bloqueado.
page-friends-said-linked = Este es tu enlace. Envíaselo a tus amigos.
page-friend = Amigo
page-friend-ask = Añadir como amigo
page-friend-asks = Te pide amistad
page-friend-accept = Aceptar
page-friend-decline = Rechazar
page-friend-withdraw = Retirar solicitud
page-friend-waiting = Solicitud enviada
page-friend-remove = Quitar amigo
page-friend-playing = jugando ahora
page-friend-plays = jugando ahora a { $title }
page-person-block = Bloquear
page-person-blocked = Bloqueado
page-person-unblock = Desbloquear
page-block-what = ¿Qué hace bloquear?
page-block-how = No ves lo que escribe una persona bloqueada, en ninguna mesa. No puede invitarte y sus solicitudes de amistad no te llegan. No se le dice que la bloqueas.
page-block-table = Si los dos estáis en la misma mesa, la partida sigue: veis las jugadas del otro, y esa persona ve lo que escribes. En una mesa abierta puede sentarse cualquiera; para que alguien no venga, juega por invitación.
page-chat-blocked = Mensaje de alguien a quien bloqueas
page-people-here = Personas en esta mesa
page-invitations = Invitaciones
page-invitation-open = Abrir mesa
page-invitation-decline = Rechazar
page-invite-friends = Invitar a amigos
page-invite-friends-how = Encuentran la invitación en su página de inicio y reciben un aviso si lo tienen activado. A cada persona se la invita una vez.
page-invite-friend = Invitar
page-guest-invited = Invitado
page-guest-declined = Rechazada
page-guest-seated = En la mesa
page-back-to-table = A la mesa
page-report = Denunciar
page-report-line = Denunciar este mensaje
page-report-of = Denunciar a { $name }
page-report-how = Tu denuncia llega a quienes llevan este servidor, con el mensaje y la mesa. A la otra persona no se le dice.
page-report-why = ¿Qué pasa? (opcional)
page-report-send = Enviar denuncia
page-report-sent = Gracias. Tu denuncia se ha enviado.
page-report-then = También puedes bloquear a esta persona: así no ves lo que escribe.
page-profile-own = Tu página y quién la ve
page-profile-games = Últimas partidas públicas
page-profile-hidden = { $name } no enseña más que esto.
page-favourites = Juegos favoritos
page-records = Partidas terminadas
page-records-none = Ninguna que puedas ver.
page-records-game = Juego
page-records-players = Jugadores
page-records-won = Ganadas
page-privacy = Lo que ven los demás
page-privacy-who = ¿Quién puede ver esta página?
page-privacy-how = Los desconocidos solo ven partidas en mesas que cualquiera encuentra en las listas; las mesas privadas no se enseñan a nadie. Los amigos ven además cuántas veces has jugado y ganado. Tu nombre y tu puntuación están en las clasificaciones elijas lo que elijas, porque las partidas clasificatorias son públicas.
page-privacy-playing = Mis amigos pueden ver cuándo estoy jugando
page-privacy-save = Guardar
page-privacy-saved = Guardado.
page-show-everybody = Todos
page-show-friends = Amigos. Los demás ven mi nombre y mis partidas clasificatorias.
page-show-nobody = Nadie
page-ratings-everybody = Todos
page-ratings-friends = Mis amigos
page-ratings-none-friends = Ni tú ni tus amigos habéis terminado aún una partida clasificatoria.

## Las páginas de quien lleva el servidor

page-desk = Anfitrión
page-desk-enter = Continuar como anfitrión
page-desk-enter-how = Durante doce horas, este navegador podrá cerrar mesas, expulsar a personas y leer denuncias.
page-desk-leave = Salir de las páginas del anfitrión
page-desk-done = Hecho.
page-desk-none = No hay nada.
page-desk-reports = Denuncias
page-desk-reports-none = No hay denuncias abiertas.
page-desk-report = { $by } denuncia a { $about }
page-desk-close-report = Cerrar denuncia
page-desk-tables = Mesas
page-desk-table = Mesa
page-desk-all = Todas
page-desk-waiting = Esperando
page-desk-live = En juego
page-desk-finished = Terminadas
page-desk-closed = Cerradas
page-desk-moves = { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    }
page-desk-close-table = Cerrar mesa
page-desk-delete-table = Eliminar mesa
page-desk-delete-how = La mesa y su partida se eliminan para siempre.
page-desk-free = Liberar el asiento
page-desk-bot = Que juegue un bot
page-desk-people = Personas
page-desk-search = Nombre o id
page-desk-ban = Expulsar
page-desk-banned = expulsado
page-desk-unban = Levantar la expulsión
page-desk-days = Días (vacío: para siempre)
page-desk-why = Motivo, solo para ti
page-desk-erase = Borrar
page-desk-erase-how = Se borran el nombre, los mensajes y los dispositivos de esta persona. Las partidas terminadas quedan, sin el nombre.
page-desk-notices = Avisos
page-desk-notices-waiting = { $waiting } esperan a enviarse; de ellos, { $late } ya tocan.
page-desk-failing = Dónde falla el envío
page-desk-failing-none = Todo llega.
page-desk-failed = { $count ->
        [one] ha fallado una vez
       *[other] ha fallado { $count } veces
    }
page-desk-off = desactivado
page-desk-bans = Expulsiones
page-desk-ban-new = Nueva expulsión
page-desk-subject = Id de una persona, dirección o red
page-desk-until = hasta
page-desk-for-good = para siempre

## Manos abiertas para espectadores

page-hands = Manos abiertas para espectadores
page-hands-how = Quien mira puede ver la partida como estaba hace un rato, con todo lo que los jugadores se ocultan, si todos en la mesa están de acuerdo.
page-hands-off = No
page-hands-later = { $span } después
page-hands-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
page-hands-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
page-hands-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
page-hands-ask = ¿Pueden los espectadores ver todas las manos { $span } después?
page-hands-ask-how = Ven la partida como estaba hace { $span }, con lo que cada uno oculta, también tú. Solo se muestra mientras todos en la mesa estén de acuerdo. Los jugadores no pueden verla, pero nadie puede comprobar quién está detrás de un espectador.
page-hands-agree = Estoy de acuerdo
page-hands-refuse = Ya no estoy de acuerdo
page-hands-are = Si todos están de acuerdo, los espectadores ven la partida como estaba hace { $span }, con todas las manos.
page-hands-all = Todos están de acuerdo.
page-hands-missing = Falta el acuerdo de: { $names }
page-hands-watch = Ver todas las manos, con { $span } de retraso
page-hands-past = La partida como estaba hace { $span }
page-hands-past-how = Todas las manos están abiertas. Elige debajo del tablero de quién ves la mano. La página avanza sola.
page-hands-now = A la partida como está ahora
