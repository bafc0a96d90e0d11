### Páginas para móviles: lo que muestran y la orden que las ofrece

phones-all-sections = Todas las secciones
phones-sections = Secciones
phones-find = Busque su nombre
phones-find-nobody = En esta página no hay nadie con ese nombre.
phones-renewed = Se actualiza sola.
phones-lost = Sin conexión. Este era el estado a las { $time }.
phones-missing = En esta dirección no hay ninguna página.
phones-missing-back = Ir a la primera página
phones-clock-ends = La ronda termina a las { $time }
phones-clock-stopped = Reloj en pausa, tiempo restante: { $time }
phones-clock-left = · quedan { $time }
phones-clock-over = Se acabó el tiempo
phones-port-taken = Otro programa usa el puerto { $port }. Elija otro puerto.
phones-address-gone = Esta computadora ya no tiene la dirección { $host }. Elija otra red.
phones-port-not-allowed = Esta computadora no permite el puerto { $port }. Elija un puerto a partir de 1024.
phones-failed = No se pueden compartir las páginas en { $host }, puerto { $port }.
usage-pages = Muestra las páginas del torneo, solo para leer, a los móviles de la misma red hasta que se interrumpe.
usage-pages-host = la dirección de esta computadora en la red; si falta, se averigua
usage-pages-port = el puerto; si falta, se averigua
pages-now = { $name } se puede leer en { $address }. Pulse { $key } para terminar.
pages-ended = Las páginas de { $name } ya no se comparten.
sheet-on-phone = En el móvil, con la wifi de aquí
