# Lo que dice el propio programa.

cli-no-such-game = Juego desconocido: «{ $game }». Disponibles: { $known }.
cli-which-game = ¿Qué juego? Disponibles: { $known }. Basta con el comienzo de un nombre.
cli-bad-figures = Error en el archivo de la caja, línea { $line }: { $what }
cli-one-box = Solo `serve` admite más de un archivo de caja.
cli-bad-players = Este juego admite de { $least } a { $most } jugadores, no { $given }.
cli-no-such-option = Opción desconocida: «{ $key }». Disponibles: { $known }.
cli-bad-option = La opción «{ $key }» no admite «{ $value }». Valores: { $known }.
cli-bad-option-free = La opción «{ $key }» no admite «{ $value }».
cli-no-such-rule = No hay reglas sobre «{ $query }».
cli-record-not-position = { $name } es un registro, no una posición. «orrery replay { $file } --states» muestra sus posiciones.
cli-no-such-seat = No hay asiento { $seat } en esta partida.
cli-apply-usage = Uso: orrery apply [ARCHIVO|-] ASIENTO ACCIÓN…
cli-too-many-bots =
    { $bots } bots para { $seats ->
        [one] 1 asiento
       *[other] { $seats } asientos
    }.
cli-too-many-names =
    { $names } nombres para { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }.

cli-credits = Diseño: { $designer }; edición: { $publishers }
cli-players = De { $least } a { $most } jugadores
cli-by-default = (por defecto)
cli-bots = Bots: { $bots }

cli-figures-legend = Fuentes: R reglamento, P fuente pública, D reconstrucción propia (véase la nota).
cli-figures-hash = Huella de estas cifras, guardada en cada registro: { $hash }
cli-ruling-in-force = En vigor: { $name } = { $reading }. También es posible: { $others }.
cli-readings = Por defecto: { $default }. También es posible: { $others }.

cli-total = Total
cli-place = Puesto
cli-game-over = Fin de la partida.
cli-game-goes-on = Partida en curso. Puntuación hasta ahora:
cli-points-of = { $name }: desglose de puntos (jugada, puntos, motivo)
cli-winners =
    { $count ->
        [one] Gana { $names }.
       *[other] Victoria compartida: { $names }.
    }

cli-broken-off = La partida se interrumpió antes de terminar.
cli-genuine =
    Registro válido: completo, sin modificar y { $actions ->
        [one] con su única jugada legal
       *[other] con sus { $actions } jugadas legales
    }.
cli-genuine-committed =
    Registro válido: completo, sin modificar, { $actions ->
        [one] con su única jugada legal
       *[other] con sus { $actions } jugadas legales
    } y con la semilla cuya huella se publicó antes de la primera jugada.

cli-player-name = Jugador { $number }
cli-bot-name = Bot { $number }
cli-welcome = Escribe el número de una opción, o ? para ver la ayuda.
cli-help =
    Escribe el número de una opción, su notación (véase «orrery legal») o palabras que acorten la lista.
    a   todas las opciones           0   atrás
    b   tablero                      w   ¿por qué algo no es posible? (w PALABRA para filtrar)
    u   deshacer                     l   historial (l 30: las últimas 30 jugadas)
    s   puntuación                   r   reglas por número o palabra (r { $rule }, r PALABRA)
    save ARCHIVO   guardar la partida        q   salir (la partida se guarda)
    hint   jugadas sugeridas
cli-pass = Pasa el teclado a { $name }. { $name }: pulsa Intro.
cli-not-possible = No es posible: { $reason }
cli-no-such-choice = No hay ninguna opción { $number }.
cli-see-rule = Regla completa: r { $rule }
cli-why-nothing = Nada de eso está prohibido ahora.
cli-why-more = { $count ->
        [one] (1 caso similar más)
       *[other] ({ $count } casos similares más)
    }
cli-rules-usage = Escribe r y un número de regla o una palabra: r { $rule }, r PALABRA.
cli-undone =
    { $count ->
        [one] Deshecha 1 jugada.
       *[other] Deshechas { $count } jugadas.
    }
cli-undo-nothing = No hay nada que deshacer.
cli-undo-revealed = No se puede deshacer: se ha revelado información.
cli-undo-answered = No se puede deshacer: { $seat } ya ha jugado.
cli-saved = Partida guardada en { $file }. Para continuar: orrery play --resume { $file }
cli-kept = La partida se guarda en { $file } tras cada jugada. Para continuar más tarde: orrery play --resume { $file }
cli-saved-finished = Partida completa guardada en { $file }.
cli-save-exists = { $file } ya existe y no se ha sobrescrito. Elige otro nombre o continúa esa partida: orrery play --resume { $file }
cli-not-saved = No se ha podido guardar en { $file }: { $why }. La partida continúa.
cli-goodbye = ¡Hasta pronto!

cli-screen-no-terminal = --full-screen necesita una terminal de entrada y salida. Sin esa opción, se juega línea a línea.
cli-screen-small = La ventana es demasiado pequeña. Hacen falta { $columns } columnas y { $rows } filas.
cli-screen-thinks = { $name } está pensando…
cli-screen-computer-thinks = Pensando…
cli-screen-choose = Flechas o número, Intro; o un clic
cli-screen-leave = q o Intro: salir
cli-screen-close = Esc: cerrar
cli-screen-yes-no = Intro: salir · Esc: seguir jugando
cli-screen-really-quit = ¿Salir? La partida se guarda y puedes continuarla más tarde.
cli-screen-hint-take = Intro: seleccionar la primera
cli-screen-help = Ayuda
cli-screen-quit = Salir
cli-screen-undo = Deshacer
cli-screen-hint = Pista
cli-screen-why = ¿Por qué no?
cli-screen-rules = Reglas
cli-screen-board = Tablero
cli-screen-log = Historial
cli-screen-score = Puntos
cli-screen-find = Buscar
cli-screen-all = Todas las opciones
cli-screen-save = Guardar como
cli-screen-keys =
    ↑ ↓        elegir una opción
    1, 2, …    escribir el número de una opción
    Intro      jugarla
    0 ←        atrás
    a          todas las opciones
    /          buscar entre las opciones, o escribir una jugada en notación
    u          deshacer
    h          pista
    w          ¿por qué algo no es posible?
    r          reglas
    s          puntos
    l          historial
    b          tablero grande, y volver
    z          ampliar el panel activo, y volver
    Tab        pasar al siguiente panel: las flechas lo desplazan
    RePág AvPág  desplazar el tablero (o el panel activo)
    n p        parte siguiente o anterior del tablero
    S          guardar en otro archivo
    Ctrl+Z     suspender (fg para continuar)
    q          salir (la partida se guarda)

    Ratón: clic en una opción para jugarla, clic en una tecla de abajo, la rueda desplaza cualquier panel. Mantén Mayús para seleccionar texto.

cli-hint-how = Jugadas sugeridas, con la probabilidad de ganar estimada:
cli-hint-next = después: { $choice }

cli-review-course = Probabilidad de ganar, con lo que podía saber quien decidía
cli-review-after = tras la jugada
cli-review-costly = Mayores errores:
cli-review-none = No hay errores claros.
cli-review-cost = Jugada { $n }, { $name }: −{ $cost }, { $points } puntos (± { $error })
cli-review-played = Jugada ({ $chance }):
cli-review-better = Mejor ({ $chance }):
cli-review-points = Puntos por origen (entre paréntesis: diferencia con quien ganó)
cli-review-other = { $file } ya existe y no es un análisis de esta partida. Elige otro nombre.

cli-sim-who = jugador
cli-sim-wins = victorias
cli-sim-shared = compart.
cli-sim-place = puesto medio
cli-sim-mean = puntos (media)
cli-sim-spread = desv. típ.
cli-sim-least = mín.
cli-sim-most = máx.
cli-sim-sources = Media de puntos por origen:
cli-sim-summary = { $games } partidas, semilla { $seed }; { $mean } decisiones por partida (de { $shortest } a { $longest }).

cli-match-bot = bot
cli-match-wins = victorias
cli-match-place = puesto medio
cli-match-score = puntos (media)
cli-match-ahead = supera
cli-match-rating = puntuación
cli-match-time = ms/jugada
cli-match-summary = { $title }: { $games } partidas, semilla { $seed }. Cada bot ocupó cada asiento las mismas veces.
cli-match-note = Supera: proporción de partidas por delante de otro bot. Puntuación: la diferencia equivalente, al estilo Elo. ms/jugada: tiempo de reflexión. Entre paréntesis, los extremos del intervalo del 95 %; > o < es una cota cuando todas las partidas acabaron igual. Un primer puesto compartido cuenta como fracción de victoria.
cli-match-lost = Un bot aleatorio sustituyó a { $bot } en { $count } de sus partidas; esos resultados no son suyos.
cli-match-bots = Un encuentro necesita { $seats } bots, uno por asiento, no { $bots }.
cli-match-other = { $file } pertenece a otro encuentro.
cli-puzzles-other = { $file } pertenece a otra colección de problemas.
cli-spread-bots = En otras máquinas solo juegan los bots de Orrery, no { $bot }.
cli-spread-database = Con --bus, indica la base de datos que comparten los trabajadores: --database postgres://…

cli-working = Orrery piensa para los servidores de { $bus } (Ctrl+C para detenerlo).

cli-serving = Orrery está en marcha en { $address } (Ctrl+C para detenerlo).

cli-backed-up =
    Copia guardada en { $file }: { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }, { $events ->
        [one] 1 suceso
       *[other] { $events } sucesos
    }, { $size } KiB. Está completa.
cli-backup-postgres = Una base de datos PostgreSQL se copia y se restaura con sus propias herramientas, como pg_dump y pg_restore. `orrery copy` lo copia todo en un archivo.
cli-copied =
    Copiado en { $database } y comparado fila por fila: { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }, { $events ->
        [one] 1 suceso
       *[other] { $events } sucesos
    }.
cli-restored =
    { $file } contiene ahora la copia: { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }, { $events ->
        [one] 1 suceso
       *[other] { $events } sucesos
    }, { $size } KiB.

cli-exported =
    { $games ->
        [0] No hay partidas nuevas.
        [one] 1 partida guardada.
       *[other] { $games } partidas guardadas.
    }
cli-no-database = No hay ninguna base de datos en { $file }. Indíquela con --database.
cli-admin-done = Hecho.
cli-admin-erased =
    { $tables ->
        [0] Este visitante no está en ninguna mesa; se ha olvidado su nombre.
        [one] Borrado de 1 mesa.
       *[other] Borrado de { $tables } mesas.
    }
cli-admin-checked =
    { $tables ->
        [one] 1 mesa leída
       *[other] { $tables } mesas leídas
    }, { $faulty } con fallos.
cli-admin-rebuilt = Puntuaciones calculadas de nuevo: partidas clasificatorias { $games } (con reglas que no están aquí { $unreadable }), personas { $people }.
cli-admin-host-link = Ábrelo en tu navegador. Funciona una vez, en { $minutes } minutos; no se lo des a nadie.
cli-admin-faulty = Algunas mesas no se pueden leer.
cli-admin-details = Mesa { $table }: { $game }, { $stage }. { $events } sucesos, { $actions } acciones. Creada por { $host }.
cli-admin-table = Mesa
cli-admin-game = Juego
cli-admin-stage = Estado
cli-admin-updated = Cambio (UTC)
cli-admin-players = Jugadores
cli-admin-seat = Asiento
cli-admin-name = Nombre
cli-admin-sitter = Visitante o bot
cli-admin-subject = Quién
cli-admin-until = Hasta (UTC)
cli-admin-why = Motivo

cli-guest-no-program = No se ha podido iniciar «{ $program }»: { $why }.
cli-guest-in-record = Este registro usa el programa «{ $program }» como bot. Los programas de un registro no se ejecutan por defecto. Si confías en él, añade --run-programs.
cli-guest-game = Partida { $game }:
cli-guest-lost = Un bot aleatorio sustituye a { $bot } (asiento { $seat }) en la pregunta { $question }: { $why }
cli-guest-not-started = no se ha podido iniciar ({ $why }).
cli-guest-hung = sin respuesta en { $ms } ms.
cli-guest-ended = el programa terminó ({ $status }).
cli-guest-closed = el programa cerró su salida.
cli-guest-too-long = línea de más de { $bytes } bytes.
cli-guest-no-answer = respuesta no válida: «{ $line }» ({ $why }).
cli-guest-wrong-question = respondió a la pregunta { $answered }.
cli-guest-illegal = jugada ilegal: «{ $action }».
cli-guest-stderr = Últimas líneas de su salida de error:
cli-guest-sum =
    { $count ->
        [one] Un bot aleatorio ocupó 1 asiento: ignora esa partida.
       *[other] Bots aleatorios ocuparon { $count } asientos: ignora esas partidas.
    }

cli-study-no-table = Este estudio no tiene ninguna mesa de { $players } jugadores.
cli-study-written =
    Informe guardado en { $file }, con { $charts ->
        [one] 1 gráfico
       *[other] { $charts } gráficos
    }.
cli-study-title = { $game } en cifras
cli-study-how = { $games } partidas por mesa entre bots «{ $bots }», versión { $rules } de las reglas. Para repetir este informe:
cli-study-read = Una victoria es un primer puesto; si es compartido, cuenta como fracción. Entre paréntesis van los extremos del intervalo del 95 % (de Wilson para las proporciones); cada partida cuenta una sola vez, tenga los asientos que tenga. Un asterisco señala lo que se aparta de la media de la mesa más de lo que explica el azar, con la corrección de Holm por todo lo comparado en esa mesa. La línea discontinua marca esa media. No se incluye lo visto en menos de { $fewest } partidas. Correlación no es causalidad, y otros bots, o las personas, juegan de otra manera.
cli-study-lots = { $topic }: asignación al azar entre lo disponible, para comparar todo y no solo lo que los bots prefieren.
cli-study-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
cli-study-table = Mesa
cli-study-first-seat = Victorias del asiento 1
cli-study-points = Puntuación
cli-study-winner = Puntuación ganadora
cli-study-decisions = Decisiones
cli-study-side = Jugador
cli-study-wins = Victorias
cli-study-least = Mín.
cli-study-most = Máx.
cli-study-often = Veces
cli-study-scores = Puntuaciones (azul oscuro: primeros puestos)
cli-study-seats = Victorias por asiento
cli-study-lengths = Decisiones por partida
cli-study-facts = Victorias según lo que cada jugador tuvo e hizo
cli-study-wins-by = { $topic }: victorias
cli-study-rare = Muy poco frecuente para comparar: { $list }.
cli-study-choices = Decisiones y suerte: lo que cada jugador eligió o le tocó
cli-study-outcomes = Resultados: lo que salió de la partida; no son consejos
cli-study-sum-played =
    { $tables ->
        [1] Se jugaron { $games } partidas en una mesa
       *[other] Se jugaron { $games } partidas en cada una de las { $tables } mesas
    } entre bots «{ $bots }»{ $strong ->
        [yes] , que calculan varias jugadas.
       *[no] , a los que ganan jugadores más fuertes: lo que sigue vale para ese nivel de juego.
    }
cli-study-sum-points = Quien gana suma de media entre { $least } y { $most } puntos, según la mesa.
cli-study-sum-no-points = Nadie ganó ninguna partida.
cli-study-sum-seats =
    { $compared ->
        [0] En cada mesa juega una sola persona, así que no se comparan asientos.
       *[other] { $sure ->
            [0] Ningún asiento gana más ni menos que los demás, azar aparte.
           *[other] De { $compared } asientos, { $sure } se apartan de la media de su mesa más de lo que explica el azar; el mejor es { $what } en «{ $table }», con { $share } de victorias.
        }
    }
cli-study-sum-choices =
    { $compared ->
        [0] No hay decisiones que comparar.
       *[other] { $sure ->
            [0] De { $compared } decisiones y golpes de suerte, ninguno se aparta de la media de su mesa más de lo que explica el azar.
           *[other] De { $compared } decisiones y golpes de suerte, { $sure } se apartan de la media de su mesa más de lo que explica el azar; lo mejor es { $what } en «{ $table }», con { $share } de victorias.
        }
    }
cli-study-sum-outcomes =
    { $compared ->
        [0] No hay resultados que comparar.
       *[other] Lo que más acompaña a la victoria es { $what } en «{ $table }» ({ $share } de victorias), pero es un resultado, no un consejo.
    }
cli-study-sum-answer = { $topic }: { $answer }
cli-no-such-schema = No hay ningún esquema «{ $name }». Hay: { $known }.

cli-experience-program = Para generar experiencia solo juegan los bots de Orrery, no programas externos.
cli-no-encoding = No se puede aprender { $title }: el juego, o esta caja, no tiene codificación numérica.
cli-experience-other = { $file } pertenece a otra serie de partidas.
cli-experience-summary = { $games } partidas con { $examples } ejemplos en { $seconds } s, { $rate } ejemplos por segundo e hilo. El archivo tiene ahora { $all } partidas.
