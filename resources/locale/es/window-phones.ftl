### Páginas para móviles: el diálogo, y dónde se dice que se comparten

phones-menu = Compart&ir páginas en esta red…
phones-tip = Los móviles de la sala pueden leer emparejamientos y clasificación
phones-title = Compartir páginas en esta red
phones-about = Cualquiera en la misma wifi o zona wifi puede leer los emparejamientos, la clasificación y el reloj en un navegador. Nadie puede cambiar nada. No se muestran ratings ni edades.
phones-network = Red
phones-network-wifi = Wifi: { $called } ({ $address })
phones-network-cable = Cable: { $called } ({ $address })
phones-network-other = { $called } ({ $address })
phones-network-none = Solo esta computadora ({ $address })
phones-no-network = Los móviles no llegan a esta dirección. Conecte esta computadora a la wifi o active su zona wifi y vuelva a abrir este diálogo.
phones-port = Puerto
phones-port-help = Vacío: uno libre
phones-port-invalid = Escriba un puerto del { $least } al { $most } o deje el campo vacío.
phones-start = Compartir páginas
phones-stop = Dejar de compartir
phones-open = Abra esta dirección en un móvil o escanee el código:
phones-code = Código QR de { $address }
phones-copy = Copiar dirección
phones-copied = Dirección copiada.
phones-browser = Abrir en el navegador
phones-count =
    { $count ->
        [0] Ningún móvil ha mirado en el último minuto.
        [one] { $count } móvil ha mirado en el último minuto.
       *[other] { $count } móviles han mirado en el último minuto.
    }
phones-firewall = El código también está en la pantalla y en los emparejamientos impresos. Si los móviles no encuentran la página, permita TourneyDesk en el cortafuegos de esta computadora.
phones-gone = { $network } ya no está. Las páginas se compartirán de nuevo en cuanto vuelva.
phones-moved = La dirección de las páginas es ahora { $address }. Los móviles necesitan el nuevo código.
phones-started = Las páginas se comparten en { $address }.
phones-ended = Las páginas ya no se comparten.
phones-side = Páginas compartidas
phones-side-gone = Páginas: sin red
