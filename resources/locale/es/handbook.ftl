### El manual: su ventana, sus capítulos y lo que completa el programa

handbook-open = &Manual
handbook-title = Manual
handbook-contents = Contenido
handbook-text = Página
handbook-search = Buscar en el manual
handbook-results = Páginas sobre «{ $words }»
handbook-nothing-found = Ninguna página contiene todas estas palabras. Pruebe con menos palabras o mire el contenido.
handbook-missing = Esta copia de TourneyDesk no tiene manual. Instale el programa de nuevo.
handbook-only-english = Esta página solo está en inglés por ahora.

handbook-chapter-start = Primeros pasos
handbook-chapter-event = Dirigir un torneo
handbook-chapter-trouble = Cuando algo sale mal
handbook-chapter-more = Varios torneos u computadoras
handbook-chapter-formats = Formatos
handbook-chapter-reference = Referencia

handbook-key = Tecla
handbook-key-does = Qué hace
handbook-setting-default = Predeterminado: { $value }
handbook-setting-usual = { $value } (predeterminado)
handbook-setting-range = De { $low } a { $high }

keys-handbook = Manual
keys-handbook-find = Buscar
keys-handbook-back = Página anterior
keys-handbook-forward = Página siguiente
keys-handbook-best = Abrir la mejor página encontrada
keys-handbook-leave = Cerrar el manual
keys-in-search = { $key } en el campo de búsqueda
handbook-turn = { $does } ({ $key })
handbook-section = { $page } – { $heading }
handbook-entry = **{ $name }**: { $about }
