# Lo que dicen las páginas en español.

## Alrededor de cada página

page-brand = Orrery
page-skip = Ir al contenido
page-language = Idioma
page-theme = Tema
page-theme-auto = Tema: como el dispositivo
page-theme-light = Tema: claro
page-theme-dark = Tema: oscuro
page-name = { $name }
page-names = { $names }
page-yes = Sí
page-no = No
page-close = Cerrar
page-lost = No se puede llegar a la mesa. Tu elección no se envió; prueba de nuevo en un momento.
page-reconnecting = Reconectando…
page-copied = El enlace está copiado.

## Títulos en el navegador

page-title-home = Orrery: juegos de mesa en una mesa digital
page-title-yours = ● Tu turno — { $title }
page-title-others = { $names } — { $title }
page-title-table = { $title } — Orrery
page-title-open = Esperando jugadores — { $title }
page-title-over = Fin de la partida — { $title }
page-title-replay = Repetición — { $title }
page-title-rules = Reglas — { $title }
page-title-review = Análisis — { $title }
page-title-proof = Prueba de los dados — { $title }

## Inicio

page-hero = Siéntate y juega
page-hero-how = Juegos de mesa de la era espacial. Sin cuenta y sin instalar nada: elige un juego, y el primer turno es tuyo.
page-your-name = Tu nombre
page-rename = Cambiar
page-games = Juegos
page-players-range = De { $least } a { $most } jugadores
page-how-many = Jugadores
page-play-bots = Jugar contra bots
page-play-solo = Jugar en solitario
page-play-screen = En una sola pantalla
page-new-table = Nueva mesa con amigos…
page-for-people = para una persona
page-who-may = Quién puede sentarse
page-anyone = cualquiera
page-invited = solo quien tenga el enlace
page-allow-hints = Los jugadores pueden pedir una pista al ordenador
page-open-table = Abrir la mesa
page-read-rules = Leer las reglas
page-mine = Mis mesas
page-open-tables = Mesas abiertas
page-open-none = Ahora mismo nadie busca jugadores. Abre una mesa y envía el enlace a tus amigos.
page-finished = Partidas terminadas
page-free-seats = { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
page-won = { $names_count ->
        [one] Ganó { $names }
       *[other] Ganaron { $names }
    }
page-bot-level = Nivel del bot
page-bot-bot = bot
page-bot-random = bot despreocupado
page-bot-novice = bot novato
page-bot-greedy = bot codicioso
page-bot-skilled = bot hábil
page-bot-strong = bot fuerte
page-bot-expert = bot experto
page-how-bots-play = Cómo juegan los bots
page-how-novice = Tiene dos ideas en mente y elige la que parece mejor al momento. Se deja tentar.
page-how-greedy = Toma lo que más da ahora, o sigue un plan sin pensarlo dos veces.
page-how-skilled = Prueba un poco de lo que puede venir.
page-how-strong = Piensa en muchos caminos que puede tomar la partida, y se prepara para el tuyo.
page-how-expert = Piensa cada decisión tanto como merece. Difícil de vencer.

## La barra de una mesa

page-all-tables = Todas las mesas
page-menu = Menú
page-progress = Por dónde va la partida
page-sound = Sonido en tu turno
page-help = Teclas
page-leave = Salir
page-leave-seat = Sale { $name }
page-leave-ask = ¿Dejar la mesa?
page-leave-bots = Tu partida se guarda: cierra la página y la encontrarás en «Mis mesas» cuando quieras. Si dejas la mesa, tu asiento queda libre; puedes volver a sentarte mientras nadie lo ocupe.
page-leave-people = Tu asiento queda libre y otra persona puede ocuparlo. Hasta entonces puedes volver a sentarte.
page-leave-stay = Quedarme
page-leave-go = Dejar la mesa
page-your-turn = Tu turno
page-to-play = { $names_count ->
        [one] Juega { $names }
       *[other] Juegan { $names }
    }
page-gathering = Esperando jugadores
page-game-over = La partida ha terminado

## Tablero, jugadores, pestañas

page-board = Tablero
page-zoom-in = Más grande
page-zoom-out = Más pequeño
page-players = Jugadores
page-you = tú
page-acting = le toca
page-points = { $count ->
        [one] punto
       *[other] puntos
    }
page-pull = Mostrar más
page-more = Sobre la partida
page-log = Diario
page-log-empty = Todavía no ha pasado nada.
page-look-back = Mirar atrás: tras la acción { $n }
page-scores = Puntos
page-scores-empty = Todavía no hay puntos.
page-source = Puntos por
page-total = Total
page-points-of = Todos los puntos de { $name }
page-chart = La marcha de los puntos, acción por acción
page-chart-table = El gráfico como tabla
page-action = Tras la acción
page-rules = Reglas
page-search = Buscar
page-search-rules = Palabra o número de regla
page-all-rules = Todas las reglas
page-ruling-in-force = En vigor: { $reading }. El texto también permite: { $others }.
page-found = { $count ->
        [0] Ninguna regla habla de «{ $query }».
        [one] { $count } regla sobre «{ $query }».
       *[other] { $count } reglas sobre «{ $query }».
    }
page-contents = Índice
page-chat = Charla
page-chat-text = Di algo
page-send = Enviar

## La pregunta

page-question = Tu pregunta
page-not-possible = Qué no es posible ahora, y por qué
page-closed-more = { $count ->
        [one] Otro caso similar
       *[other] Otros { $count } casos similares
    }
page-undo = Deshacer
page-all-choices = Todas las opciones
page-leads-here = Llevan aquí:
page-moment-please = Un momento…
page-thinking = { $names_count ->
        [one] { $names } está pensando…
       *[other] { $names } están pensando…
    }
page-since = Desde
page-pass = Pasa la pantalla a { $name }
page-pass-hint = Lo que sigue es solo para { $name }.
page-pass-taken = Soy { $name }
page-watching = Estás mirando.
page-left = Has dejado tu asiento.
page-idle = Pronto volverá a ser tu turno. Lo último:
page-hints = Pistas del ordenador
page-hints-on = permitidas
page-hints-off = no permitidas
page-hint = Pista
page-hint-thinking = Pensando…
page-hint-how = Lo que haría el ordenador, sin saber más que tú:
page-hint-chance = gana en torno al { $chance }
page-hint-next = Después, quizá: { $choice }
page-hint-busy = El ordenador no tiene tiempo de pensar ahora mismo. Pregunta de nuevo en un momento.
page-percent = { $number } %

## Teclas

page-key-walk = recorrer lo que brilla
page-key-take = tomarlo, o la única opción que queda
page-key-back = un paso atrás
page-key-digit = tomar esa línea de la lista
page-key-undo = deshacer
page-key-log = diario
page-key-rules = reglas
page-key-help = esta ayuda
page-keys-on = Letras y cifras son atajos

## Una mesa que espera jugadores

page-seat = Asiento { $number }
page-missing = { $count ->
        [0] Ya están todos.
        [one] Falta un jugador para empezar.
       *[other] Faltan { $count } jugadores para empezar.
    }
page-invite = Envía este enlace a quien quieras que juegue contigo:
page-copy = Copiar
page-choose-seat = Elige un asiento.
page-by-invitation = A esta mesa solo se sienta quien está invitado. Puedes mirar.
page-sit = Sentarse aquí
page-sit-too = Sentarse aquí también
page-sit-again = Volver a sentarme
page-let-bot = Que juegue un bot
page-dice-promise = Los dados son limpios y se puede comprobar: su secreto ya está fijado y tiene esta huella. Se abre después de la partida.

## El final

page-you-win = ¡Ganas tú!
page-wins = { $names_count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
page-rematch = Revancha
page-rematch-join = A la revancha
page-replay = Repetición
page-record = Registro
page-proof = Prueba de los dados

## Mirar atrás

page-moments = Momentos de la partida
page-first = Al principio
page-back = Una acción atrás
page-next = Una acción adelante
page-last = Al final
page-play-on = Que siga sola
page-now = Volver a ahora
page-the-start = El principio de la partida
page-after = Tras la acción { $n } de { $all }

## El análisis

page-review = Análisis
page-review-how = El ordenador vuelve a mirar cada decisión con lo que sabía quien la tomó y estima la probabilidad de ganar de cada cual. De la suerte y de los secretos ajenos nadie tiene la culpa.
page-review-long = Tarda alrededor de un minuto y se hace una sola vez para todos.
page-review-begin = Analizar esta partida
page-review-waits = El análisis empieza cuando el ordenador tenga tiempo.
page-review-far = Van { $done } de { $all } decisiones. Esta página vuelve a mirar sola.
page-review-again = Mirar otra vez ahora
page-review-stop = Detener el análisis
page-review-chart = La probabilidad de ganar de cada cual, acción por acción
page-review-costly = Las decisiones que más costaron
page-review-none = Ninguna decisión costó claramente algo.
page-review-cost = costó { $cost }
page-review-moment = acción { $n }
page-review-played = Elegido ({ $chance }): { $choice }
page-review-better = Mejor ({ $chance }): { $choice }
page-review-points = De dónde vinieron los puntos, comparado con quien ganó

## La prueba de los dados

page-proof-how = Antes de la primera jugada el servidor eligió un secreto y mostró su huella. Cada jugador añadió algo suyo al sentarse. Todo junto hizo los dados. Ahora el secreto está abierto, y cualquiera puede volver a jugar la partida con él.
page-proof-holds = Los dados fueron limpios: todo concuerda.
page-proof-fails = Algo no concuerda.
page-proof-later = El secreto se abre cuando termina la partida. Hasta entonces solo se conoce su huella.
page-commitment = Huella del secreto, mostrada antes de la primera jugada
page-nonce = Añadido por { $name }
page-secret = El secreto
page-check-commitment = El secreto tiene la huella que se mostró antes de la primera jugada.
page-check-nonces = Lo que añadió cada jugador está en los dados.
page-check-actions = Jugada de nuevo con estos dados, cada acción es legal.
page-check-digest = Jugada de nuevo, la partida acaba en la misma posición.
page-check-scores = Jugada de nuevo, la partida acaba con los mismos puntos.
page-to-table = A la mesa

## Errores

page-error-missing = Aquí no hay nada
page-error-refused = Eso no ha funcionado
page-error-busy = Demasiado a la vez
page-error-ours = Algo se ha roto, y no has sido tú
