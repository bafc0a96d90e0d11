### El marco de las páginas de un torneo abierto: barra lateral, detalles, barra de estado, tarjetas y banda

window-switch-event = Torneo abierto: { $event }, { $format }. Cambiar a otro
window-all-events = Todos los torneos
window-round-final = Final
window-round-playoff = Partida decisiva
window-round-ring = Anillo
window-round-draft = Borrador: { $title }
window-still-in = quedan { $count }

window-band-practice-about = Se borra tras una semana sin uso.
window-band-rehearsal-about = Es una copia.
window-band-back = Volver a { $event }
window-band-frozen = La pantalla está congelada
window-band-frozen-about = El público no ve los resultados nuevos.
window-band-unfreeze = Reanudar

window-undo-this = Deshacer
window-advice = Consejos
window-next-missing = Siguiente { -table } pendiente

window-back-up-elsewhere = Copiar en otro lugar…
window-try-again = Intentar de nuevo

window-close-details = Cerrar los detalles ({ $key })
window-why-pairing = Por qué esta mesa
window-print-slip = Imprimir papeleta
window-show-card = Ver ficha
window-player-number = N.º { $number }

window-theme = &Tema
window-theme-system = Como el &sistema
window-theme-light = &Claro
window-theme-dark = &Oscuro
window-text-sizes = Tama&ño del texto
window-text-size = { $percent } %
window-text-size-later = El nuevo tamaño del texto se aplica al volver a abrir TourneyDesk, para que no se pierda nada de lo escrito.
window-about = &Acerca de TourneyDesk
window-about-title = Acerca de TourneyDesk
window-about-version = Versión { $version }
window-about-licenses = Licencias
window-folder-read-only = No se pueden guardar los ajustes ni los torneos recientes: { $folder } es de solo lectura. Copie la carpeta del programa en un lugar donde pueda guardar archivos.
window-about-folder = Los ajustes y las listas se guardan en { $folder }.
window-about-parts = TourneyDesk es software libre con licencia MIT. Contiene las partes siguientes, cada una con su propia licencia:

window-continue = Seguir
window-copy-details = Copiar los detalles

window-print-pairings = Imprimir emparejamientos
window-show-display = Mostrar en la pantalla

window-toggle-details = Mostrar u ocultar los detalles ({ $key })

window-not-now = Ahora no
