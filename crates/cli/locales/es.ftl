# Lo que dice el propio programa.

cli-no-such-game = No hay ningún juego llamado «{ $game }». Hay: { $known }.
cli-bad-figures = El archivo de cifras está mal en la línea { $line }: { $what }
cli-bad-players = El juego es para { $least } a { $most } jugadores, no para { $given }.
cli-no-such-option = El juego no tiene la opción «{ $key }». Tiene: { $known }.
cli-bad-option = La opción «{ $key }» no puede ser «{ $value }» aquí. Puede ser: { $known }.
cli-bad-option-free = La opción «{ $key }» no puede ser «{ $value }» aquí.
cli-no-such-rule = Ninguna regla tiene el número o las palabras «{ $query }».
cli-no-such-seat = No hay ningún asiento { $seat } en esta mesa.
cli-apply-usage = Escribe: orrery apply [ARCHIVO|-] ASIENTO ACCIÓN…
cli-too-many-bots =
    { $bots } bots, pero solo { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }.
cli-too-many-names =
    { $names } nombres, pero solo { $people ->
        [one] juega una persona
       *[other] juegan { $people } personas
    }.

cli-credits = De { $designer }; publicado por { $publishers }
cli-players = De { $least } a { $most } jugadores
cli-by-default = (si no se dice otra cosa)
cli-bots = Bots: { $bots }

cli-figures-legend = Fuente R: reglamento. P: fuente pública. D: reconstruida por nosotros; la nota dice por qué.
cli-figures-hash = Las partidas jugadas con estas cifras llevan la huella { $hash }.
cli-ruling-in-force = En vigor: { $name } = { $reading }. También es posible: { $others }.
cli-readings = Por defecto: { $default }. También es posible: { $others }.

cli-total = Total
cli-place = Puesto
cli-game-over = La partida ha terminado.
cli-game-goes-on = La partida continúa: estos son los puntos hasta ahora.
cli-points-of = Cómo consiguió { $name } estos puntos (número de la acción, puntos, motivo):
cli-winners =
    { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }

cli-genuine =
    Auténtica: completa, intacta, y { $actions ->
        [one] su única acción es reglamentaria
       *[other] sus { $actions } acciones son reglamentarias
    }.
cli-genuine-committed =
    Auténtica: completa, intacta, { $actions ->
        [one] su única acción es reglamentaria
       *[other] sus { $actions } acciones son reglamentarias
    }, y los dados son los comprometidos antes de la primera jugada.

cli-player-name = Jugador { $number }
cli-bot-name = Bot { $number }
cli-welcome = Responde con un número, o escribe ? para ver la ayuda.
cli-help =
    Responde con el número de una opción, en notación (la muestra «orrery legal») o con palabras que acorten la lista.
    a   mostrar todas las opciones   0   un paso atrás
    b   el tablero                   w   por qué algo no es posible (w PALABRA: solo sobre eso)
    u   deshacer                     l   lo que ha pasado (l 30: las últimas 30 acciones)
    s   la hoja de puntos            r   una regla por número o palabra (r { $rule }, r PALABRA)
    save ARCHIVO   guardar la partida        q   salir; la partida se guarda
    hint   lo que haría el ordenador, sin saber más que tú
cli-pass = Pasa el teclado a { $name }. { $name }: pulsa Intro.
cli-not-possible = No es posible: { $reason }
cli-no-such-choice = Ninguna opción tiene el número { $number }.
cli-see-rule = La regla completa: r { $rule }
cli-why-nothing = Nada parecido te está vedado.
cli-why-more = { $count ->
        [one] (y otro caso similar)
       *[other] (y otros { $count } casos similares)
    }
cli-rules-usage = Escribe r y el número de una regla o una palabra: r { $rule }, r PALABRA.
cli-undone =
    { $count ->
        [one] Se deshace una acción.
       *[other] Se deshacen { $count } acciones.
    }
cli-undo-nothing = No hay nada tuyo que deshacer.
cli-undo-revealed = Eso no se puede deshacer: desde entonces se ha revelado algo.
cli-undo-answered = Eso no se puede deshacer: { $seat } ha jugado desde entonces.
cli-saved = La partida se guarda en { $file }. Continúala con: orrery play --resume { $file }
cli-kept = Desde ahora la partida se guarda en { $file }. Si se interrumpe, continúala con: orrery play --resume { $file }
cli-saved-finished = La partida completa está en { $file }.
cli-save-exists = { $file } ya existe y no se sobrescribe. Elige otro nombre o continúa la partida que contiene: orrery play --resume { $file }
cli-not-saved = No se pudo escribir la partida en { $file }: { $why }. Continúa de todos modos.
cli-goodbye = Hasta la próxima.

cli-hint-how = Lo que haría el ordenador, con la probabilidad de ganar que estima:
cli-hint-next = después, quizá: { $choice }

cli-review-course = La probabilidad de ganar de cada cual, según podía estimarla quien decidía
cli-review-after = tras la acción
cli-review-costly = Las decisiones que más costaron:
cli-review-none = Ninguna decisión costó claramente algo.
cli-review-cost = Acción { $n }, { $name }: costó { $cost }
cli-review-played = Elegido ({ $chance }): { $choice }
cli-review-better = Mejor ({ $chance }): { $choice }
cli-review-points = De dónde vinieron los puntos; entre paréntesis, frente a quien ganó
cli-review-other = { $file } ya existe y no es un análisis de esta partida. Elige otro nombre.

cli-sim-who = quién
cli-sim-wins = victorias
cli-sim-shared = compartidas
cli-sim-place = puesto medio
cli-sim-mean = media
cli-sim-spread = dispersión
cli-sim-least = mínimo
cli-sim-most = máximo
cli-sim-sources = De dónde vinieron los puntos, de media:
cli-sim-summary = { $games } partidas, semilla { $seed }; { $mean } decisiones por partida (de { $shortest } a { $longest }).

cli-match-bot = bot
cli-match-wins = victorias
cli-match-place = puesto medio
cli-match-score = puntos medios
cli-match-ahead = delante
cli-match-rating = nivel
cli-match-time = ms
cli-match-summary = { $title }: { $games } partidas, semilla { $seed }. Cada bot ocupó cada asiento las mismas veces.
cli-match-note = Delante: cuántas veces por delante de otro bot; nivel: la diferencia que lo explica; ms: por decisión. ± y los paréntesis son intervalos del 95 %. Un primer puesto compartido cuenta por partes.
cli-match-lost = En { $count } de sus partidas { $bot } perdió su asiento y siguió un bot aleatorio: esos resultados no son suyos.
cli-match-bots = Un encuentro necesita un bot para cada uno de los { $seats } asientos, no { $bots }.
cli-match-other = { $file } contiene los resultados de otra serie.

cli-serving = Orrery está en { $address } (Control-C lo detiene).

cli-guest-no-program = No se puede iniciar el programa «{ $program }»: { $why }.
cli-guest-in-record = El registro nombra como bot el programa «{ $program }». Los programas de un registro no se inician sin permiso: míralo y, si confías en él, añade --run-programs.
cli-guest-game = Partida { $game }:
cli-guest-lost = { $bot }, asiento { $seat }, pierde su asiento ante un bot aleatorio en su pregunta { $question }: { $why }
cli-guest-not-started = no se pudo iniciar ({ $why }).
cli-guest-hung = no respondió en { $ms } ms.
cli-guest-ended = terminó ({ $status }).
cli-guest-closed = cerró su salida sin terminar.
cli-guest-too-long = escribió una línea de más de { $bytes } bytes.
cli-guest-no-answer = escribió «{ $line }», que no es una respuesta ({ $why }).
cli-guest-wrong-question = respondió a la pregunta { $answered } en su lugar.
cli-guest-illegal = eligió «{ $action }», que no está entre las opciones.
cli-guest-stderr = Sus últimas líneas en la salida de errores:
cli-guest-sum =
    { $count ->
        [one] Un asiento pasó a un bot aleatorio: su partida no dice nada del programa.
       *[other] { $count } asientos pasaron a bots aleatorios: sus partidas no dicen nada de los programas.
    }

cli-study-no-table = Ninguna mesa del estudio es para { $players } jugadores.
cli-study-written =
    El informe es { $file }, con { $charts ->
        [one] un gráfico
       *[other] { $charts } gráficos
    } al lado.
cli-study-title = Cómo es { $game }
cli-study-how = { $games } partidas en cada mesa entre bots del nivel «{ $bots }», según la versión { $rules } de las reglas. La misma orden hace el mismo informe:
cli-study-read = Las victorias son primeros puestos; uno compartido cuenta por partes. ± es un intervalo del 95 %: de veinte cifras, más o menos una cae fuera por azar. La línea discontinua está donde todos los bandos serían iguales. Lo que ocurre en menos de { $fewest } partidas no se juzga. Lo que acompaña a la victoria no tiene por qué ser su causa, y otros bots, o las personas, juegan de otra manera.
cli-study-lots = { $topic }: por sorteo entre lo ofrecido, para juzgar cada uno y no solo lo que los bots prefieren.
cli-study-players =
    { $count ->
        [one] Un jugador
       *[other] { $count } jugadores
    }
cli-study-table = Mesa
cli-study-first-seat = Victorias del asiento 1
cli-study-points = Puntos
cli-study-winner = Puntos que ganan
cli-study-decisions = Decisiones
cli-study-side = Bando
cli-study-wins = Victorias
cli-study-least = Mínimo
cli-study-most = Máximo
cli-study-often = Asientos
cli-study-scores = Puntos de los asientos (azul intenso: primeros puestos)
cli-study-seats = Victorias por bando
cli-study-lengths = Decisiones en una partida
cli-study-facts = Victorias según lo que los asientos tuvieron e hicieron
cli-study-wins-by = { $topic }: victorias
cli-study-rare = Demasiado raro para juzgar: { $list }.
