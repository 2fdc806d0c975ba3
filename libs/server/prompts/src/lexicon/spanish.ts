import type { Lexicon } from './english.ts';

export const SPANISH: Lexicon = {
  /** Words that may stand between the words of a phrase. */
  article:
    'dos, tres, ambos, el, la, los, las, un, una, unos, unas, mi, mis, tu, su, sus, del, de, esta, este, estas, estos, lo, al, a, todos, todas, esa, ese',
  filler:
    'el, la, los, las, un, una, unos, unas, lo, al, del, de, en, por, para, con, mi, mis, tu, su, sus, me, te, se, le, nos, por favor, porfa, favor, gracias, hola, quiero, quisiera, puedes, podrías, podría, puede, necesito, me gustaría, gustaría, que, como, es, esté, está, están, sea, ser, estar, aquí, ahora, si, eso, esos, esas, efecto, estilo, filtro, aspecto, modo, toque, todo esto, así, se vea, vea, vean, parezca, parecer, tono, tonos, ver, verse, a',
  and: 'y, e, también, además',
  then: 'luego, después, entonces, a continuación',
  but: 'pero, aunque, sino',
  not: 'no, nunca, tampoco, ni, sin que, evita',
  without: 'sin, libre de',
  except:
    'excepto, menos el, menos la, menos los, menos las, salvo, a excepción de, aparte de, todo menos, todo excepto',
  instead: 'en vez de, en lugar de',
  only: 'solo, sólo, solamente, únicamente, nada más',
  keep: 'mantén, mantener, manteniendo, conserva, conservar, deja, dejar, preserva, guarda, mantenga, dejando, conservando',
  alone: 'como está, tal cual, intacto, intacta, sin cambios, igual, sin tocar',
  touch: 'toques, tocar, toque, cambies, cambie, modifiques, modificar, alteres, alterar, toca',
  everything: 'todo, todo lo demás, el resto, resto, lo demás, demás',
  subtle:
    'un poco, poco, un poquito, poquito, ligeramente, levemente, ligero, ligera, suavemente, sutil*, algo más, no demasiado, no mucho, un toque, apenas, discret*, un pelín, algo, suave, suaves',
  moderate: 'moderad*, medianamente, bastante',
  strong:
    'mucho, mucha, muy, fuerte, fuertemente, intens*, extremad*, al máximo, súper, muchísimo, enormemente',
  fully: 'completamente, totalmente, por completo, entero, entera, enteramente, toda',
  more: 'más, aument*, sube, subir, incrementa*, eleva*, refuerza, potencia, mayor, intensifica',
  less: 'menos, más bajo, más baja, reduc*, baja, bajar, disminu*, atenúa, rebaja, menor, suaviza, no tan, no tanto',
  excess: 'demasiado, demasiada, demasiados, excesivamente, tan, muy',
  lacking: 'falta, le falta, poca, necesita, no tiene suficiente',
  double: 'doble, el doble, duplica*, dos veces',
  triple: 'triple, triplica*, tres veces',
  quadruple: 'cuatro veces, cuadruplica*',
  half: 'mitad, la mitad, a la mitad',
  make: 'haz, hazlo, hazla, hacer, haga, hagas, pon, ponme, ponlo, ponla, poner, ponle, ponga, convierte*, conviértelo, conviértela, convertir, transforma*, vuelve, vuélvelo, da, dale, aplica*, deja la foto, deja la, ajusta*, pinta*, gira a, pásalo a, pasa a, pasar a, pásala a, haz que, que sea, vuélvela, volver',
  add: 'añad*, agreg*, anad*, aniad*, pon, ponle, poner, inserta*, incluye, incluir, coloca*, mete, superpon, sobrepon, dibuja',
  replace: 'reemplaza*, cambi*, sustitu*, nuevo, nueva, otro, otra, cambia por',
  remove:
    'quit*, elimin*, borr*, saca, sacar, suprim*, retir*, deshazte de, remuev*, remover, limpia, limpiar, desaparezca, desaparecer, esconde, oculta a, borralo, elimínalo, quítale, volalo, vuela, sacalo, estorba, bórralo',
  fix: 'arregl*, corrig*, corregir, repar*, soluciona*, recupera*, restaur*',
  improve: 'mejor*, realza*, perfecciona*, optimiza*, embellece*, retoca*',
  write: 'escrib*, que diga, que ponga, diciendo, dice, rotula',
  cut: 'recorta el objeto, recorta la persona, recorta a la persona, recorta al, aísla*, aisla*, extrae, extraer, silueta, siluetea, separa*, recorta la figura, recorta el sujeto, recorta el producto',
  fill: 'rellena*, relleno según contenido',
  picture:
    'foto, fotos, fotografía, fotografías, imagen, imágenes, imagenes, retrato entero, toma, cuadro, selfi',
  this: 'esto, esta, este, esa, ese, lo marcado, lo seleccionado, zona marcada, la parte marcada',
  background:
    'fondo, fondos, fondo de la foto, fondo de la imagen, lo de atrás, lo que hay detrás, el fondo, de fondo',
  subject:
    'sujeto, sujeto principal, objeto, objeto principal, producto, primer plano, figura, yo, modelo, protagonista',
  face: 'cara, caras, rostro, rostros, cabeza',
  color: 'color, colores, colorido, tonalidad*, paleta',
  light: 'luz, brillo, exposición, luminosidad, luces',
  lighting: 'iluminación',
  quality: 'calidad, alta definición, hd, alta calidad',
  size: 'tamaño, resolución, dimensiones, píxeles, pixeles, pixels',
  edge: 'bordes, borde, esquinas, márgenes, orillas',
  word: 'texto, textos, palabra, palabras, letras, título, letrero, leyenda, frase, rótulo',
  shadow: 'sombra, sombras, zonas oscuras, partes oscuras',
  highlight: 'altas luces, zonas claras, luces altas',
  detail: 'detalle, detalles, textura, claridad',
  document: 'documento, documentos, papel, recibo, hoja, página, factura, contrato, pizarra, ticket',
  skin: 'pecas, pecosa, piel, arrugas, granos, manchas de la cara, acné, ojeras, imperfecciones, espinillas, barros, rojeces',
  /** Words for everything that the picture shows. */
  scene:
    'escena, paisaje, vista, habitación, cocina, ciudad, pueblo, lugar, comida, boda, fiesta, plato, interior, ambiente, restaurante, sala',
  with: 'con',
  /** The thing after one of these words only locates another thing: "the man next to the car". */
  near: 'detrás de, junto a, al lado de, cerca de, entre, detrás del',
  part: 'cielo, nubes, nube, pelo, cabello, ojos, ojo, labios, dientes, nariz, boca, orejas, mano, manos, brazo, brazos, pierna, piernas, césped, hierba, pasto, mar, océano, lago, río, agua, camisa, camiseta, vestido, ropa, chaqueta, pantalones, pantalón, falda, zapatos, sombrero, gorra, pared, paredes, suelo, techo, árbol, árboles, hojas, flor, flores, montaña, montañas, casa, casas, edificio, edificios, calle, carretera, ventana, ventanas, puerta, sol, luna, estrellas, barba, bigote, gafas, lentes, cuerpo, nieve, arena, playa, campo, jardín, cables, cable, poste, postes, señal, basura, mancha, manchas, reflejo, reflejos, fecha, matrícula, dedo, tatuaje, logo, bosque, collar, anillo, cortina, valla',
  colorize:
    'coloriza*, colorear, colorea, dar color a, pon color a, ponle color, poner color, darle color, dale color',
  undress: 'desnud*, desviste*, quitar la ropa, quítale la ropa, quita la ropa, sin ropa, sin bikini',
  watermark: 'marca de agua, marcas de agua, copyright, firma',
  'beyond:read':
    'extrae el texto, extraer el texto, lee el texto, traduce, traducir, describe, transcribe, qué pone, qué dice, léeme, léeme el texto, identifica, cuántos, cuántas',
  'beyond:person':
    'mire a la cámara, mirando a la cámara, mirar a la cámara, mira a la cámara, sonreír, sonría, sonrisa, abre los ojos, abrir los ojos, más joven, más viejo, más vieja, más delgado, más delgada, adelgaza*, músculos, calvo, rubio, rubia, peinado, intercambia las caras, cambia las caras, embarazada, vestido de, vestida de, llevando, envejec*, rejuvenec*',
  'beyond:extend': 'extiende, extender, ampliar el encuadre, alejar el zoom, expande, expandir',
  'beyond:motion': 'anima, animar, animación, vídeo, video, en movimiento, 3d, haz un video',
  'beyond:weather':
    'añade niebla, añadir niebla, pon niebla, lluvia, llueva, nevando, nieve cayendo, tormenta, añade nieve, arcoíris, día soleado, invierno, verano, otoño',
  'beyond:view':
    'desde arriba, desde otro ángulo, otro ángulo, vista aérea, gira la cabeza, líneas verticales, corrige la perspectiva, corregir la perspectiva, las verticales, perspectiva, verticales',
  'beyond:made':
    'genera, generar, imagina, inventa, dragón, unicornio, dinosaurio, corona, alas, superhéroe, robot, princesa, extraterrestre, lego, globos, confeti, fuego, humo',
  'op:black-and-white':
    'blanco y negro, blanco negro, b y n, byn, b / n, bn, b & n, monocrom*, escala de grises, en grises, sin color, sin colores, quita el color, quitar el color, quita los colores, elimina el color, elimina los colores, blanco i negro, blanco y nergo, blanco & negro, tonos grises, no la quiero a color',
  'op:vintage':
    'vintage, retro, antigua, antiguo, aspecto antiguo, foto antigua, foto vieja, vieja, viejo, envejec*, nostálgic*, nostalgia, analógic*, película antigua, de época, años setenta, años ochenta, años sesenta, años cincuenta, años veinte, polaroid, estilo antiguo, desgastad*, añej*, carrete caducado, cámara desechable, de los 70, de los 80, de los 90',
  'op:watercolor': 'acuarel*, aguada, acuarela',
  'op:oil-painting':
    'óleo, pintura al óleo, al óleo, pintura, cuadro al óleo, pintado, pintada, pinceladas, acrílico, lienzo, como un cuadro, pintura clásica',
  'op:pencil-sketch':
    'lápiz, dibujo a lápiz, boceto, dibujo, dibujado, carboncillo, a lápiz, esbozo, trazo, grafito, tinta, dibujo de líneas, dibújame, dibújalo, grabado, dibujo para colorear, para colorear, solo líneas, a bolígrafo, tinta china',
  'op:cartoon':
    'caricatura*, dibujo animado, dibujos animados, cartoon, toon, historieta animada, ilustración, simpson, los simpson, como simpson, dibujito, dibujitos, caricatura animada',
  'op:neon-glow':
    'neón, neon, luces de neón, resplandor neón, brillo neón, brillo de neón, ciberpunk, cyberpunk, resplandor de neón, efecto neón, neones, vaporwave, letrero de neón',
  'op:magical-effects':
    'mágic*, magia, efectos mágicos, efecto mágico, brillitos, destellos, hadas, polvo de hadas, fantasía, encantad*, purpurina, de ensueño, ensueño, centelleos, chispas mágicas, chispitas, chispas, cuento de hadas, mágico',
  'op:dramatic-lighting':
    'dramátic*, iluminación dramática, luz dramática, drama, claroscuro, luz de estudio, épic*, teatral, misterios*, sombrío',
  'op:cinematic':
    'cinematográfic*, cine, de cine, película, como una película, aspecto de película, de película, cinemático, fotograma, película de terror, póster de película, escena de película, almodóvar',
  'op:teal-and-orange':
    'turquesa y naranja, azul y naranja, naranja y turquesa, hollywood, verde azulado y naranja',
  'op:sepia':
    'sepia, tono sepia, tonos sepia, tonos marrones, tono marrón, tono café, marrón antiguo, marrón viejo',
  'op:night':
    'noche, de noche, nocturn*, medianoche, luz de luna, que sea de noche, día a noche, once de la noche, de noche como, de día a noche, a noche',
  'op:sunset': 'atardecer, puesta de sol, hora dorada, amanecer, ocaso, crepúsculo, luz dorada, anochecer',
  'op:dehaze':
    'quita la niebla, quitar la niebla, elimina la niebla, quita la neblina, quitar la neblina, elimina la neblina, sin niebla, sin neblina, quita la bruma, elimina la bruma',
  'op:denoise':
    'quita el ruido, quitar el ruido, elimina el ruido, reduce el ruido, reducir el ruido, reducción de ruido, sin ruido, quita el grano, menos ruido, menos grano, eliminar el ruido',
  'op:color-correction':
    'corrige los colores, corregir los colores, corrección de color, balance de blancos, balance de color, equilibrio de color, colores naturales, colores reales, arregla los colores, dominante de color, corrige el color, colores neutros, bajo el agua, luz artificial, demasiado filtro, velo magenta, tono natural, colores no son, el color no es, color real, color verdadero, color equivocado, colores equivocados, luz amarilla, luz verde, luz naranja, luz azul, bombilla, foco amarillo, tono amarillo, tono azul, tono verde, corregir colores, neutraliza, equilibra los colores, fiel al color, colores fieles',
  'op:enhance-colors':
    'mejora los colores, mejorar los colores, mejora el color, realza los colores, realzar los colores, realza el color, colores más bonitos, mejores colores, aviva los colores, más colorido, colorida, apagada, apagado, apagados, sosa, soso, más vida, que resalten los colores, resalta los colores, colores llamativos, deliciosa, delicioso, apetitos*, sin vida, potencia los colores, mejora la iluminación, mejorar la iluminación, jugos*, apetecib*, más verde, más verdes, más rojo, parece triste, que luzca, provocativ*, colores vivos, vibrante, vibrantes, más alegría, dale vida, darle vida, antoj*, rica, apetece, que den ganas, colores fuertes, avivar, avívala, avivarla, vistos*, resalta, resaltar, llamativos, chispa, más chispa, brillantes, colores brillantes',
  'op:improve-quality':
    'mejora la calidad, mejorar la calidad, mejor calidad, más calidad, aumenta la calidad, alta calidad, hd, alta definición, mejora automática, mejora la foto, mejora la imagen, mejora esta foto, mejora, mejorar, mejórala, mejóralo, mejor, retoca, retocar, arregla la foto, arregla esta foto, que se vea mejor, pixelada, pixelado, mala calidad, mejora mi foto, en hd, bonita, bonito, precios*, impresionante, profesional, profesionales, linda, lindo, preciosa, déjala bonita, que quede linda, que quede bien bonita, más bonita, mejórame, mejorame, mejorala, arréglamela, embellece, embellecer, retócala, retocala, de calidad, más profesional, como de profesional, de revista, de estudio, pulir, púlela, presentable, se ve fea, salió fea, salió mal, cámara mala, mala cámara, dale un toque, déjala perfecta, que se vea chida, chida, bacana, chévere, quede top',
  'op:low-light':
    'poca luz, muy oscura, muy oscuro, demasiado oscura, demasiado oscuro, subexpuest*, contraluz, aclara las sombras, ilumina las sombras, levanta las sombras, falta luz, está oscura, está oscuro, con poca luz, sombra en la cara, sombras en la cara, como una cueva, a oscuras, en penumbra, sombras muy marcadas en la cara, no se distingue, no se distingue nada, no se reconoce, no se nos distingue, casi no se distingue, mal iluminada, poco iluminada, sin flash, subexpuesta, subexpuesto, levanta sombras, levantar sombras, abre las sombras, abrir sombras, falta de luz, oscuridad, tapado por la sombra',
  'op:film-grain':
    'grano de película, añade grano, añadir grano, pon grano, grano analógico, efecto grano, agrega grano, más grano',
  'op:fade':
    'desvanecid*, mate, efecto mate, aspecto mate, descolorid*, difumina los colores, acabado mate, desteñid*, negros levantados, levanta los negros, degradado mate, negros lavados, a lo vsco',
  'op:vignette': 'viñet*, vinet*, oscurece los bordes, oscurece las esquinas, bordes oscuros',
  'op:tilt-shift':
    'miniatura, efecto miniatura, tilt shift, maqueta, efecto maqueta, ciudad de juguete, como de juguete, miniaturizado, mini mini',
  'op:invert': 'invierte*, invertir, invierte los colores, negativo, colores invertidos',
  'op:posterize': 'posteriza*, serigrafía, menos colores',
  'op:match-reference':
    'mismo estilo, mismos colores, igual que mi otra foto, como mi otra foto, colores de mi otra foto, estilo de mi otra foto, estilo de la otra',
  'op:hdr':
    'hdr, alto rango dinámico, rango dinámico, efecto hdr, detalle en las nubes, más detalle en las nubes, subir sombras bajar luces, altas luces quemadas, recuperar luces, recupera las luces',
  'op:repair-scratches':
    'arañazos, rayones, rasguños, rayas de la foto, restaura esta foto, restaura la foto, restaurar foto, restaura, restaurar, foto antigua dañada, dañada, grietas, pliegues, dobleces, restaura esta foto antigua, restaura la foto antigua, restaurar la foto, repara la foto antigua, polvo, manchas y rasguños, manchas, manchas de la foto, rota la foto, arrugas del papel, doblez, pliegue, agrietada, agrietado, manchas de humedad, humedad, moho, restáurala, restauración, maltratada, rotos del papel',
  'op:red-eye':
    'ojos rojos, ojo rojo, pupilas rojas, efecto ojos rojos, ojos colorados, ojos de diablo, ojos de demonio, pupilas',
  'op:smooth-skin':
    'suaviza la piel, alisa la piel, piel suave, piel más suave, piel lisa, piel más lisa, piel más uniforme, piel tersa, piel más tersa, quita las arrugas, elimina las arrugas, quita los granos, elimina los granos, filtro de belleza, retoca la cara, retoca la piel, piel perfecta, quita el acné, elimina el acné, quita las imperfecciones, suavizar la piel, retoca mi cara, retoque de piel, limpia mi cara, limpia la cara, limpiar la cara',
  'op:pixelate':
    'pixela, pixelar, pixeliza*, efecto píxel, pixel art, mosaico, 8 bits, como el mario, videojuego antiguo, píxeles grandes',
  'op:blur': 'desenfoca*, difumina*, borroso efecto, emborrona*',
  'op:product-shadow':
    'añade una sombra, sombra del producto, sombra debajo, sombra suave, sombra paralela, agrega una sombra, añadir sombra, pon una sombra, con sombra, agrega sombra, añade sombra',
  'op:scan-document':
    'escanea*, escáner, escaneo, documento escaneado, endereza el documento, limpia el documento, papel blanco, como escaneado, recorta el documento, escaneado, más legible, legible',
  'op:passport-photo':
    'foto de pasaporte, pasaporte, foto carné, foto carnet, foto de carnet, foto de carné, foto de identidad, tamaño pasaporte, foto tipo pasaporte, biométrica, foto de dni, foto para visa, foto para pasaporte, tamaño carnet, tamaño carné, foto tamaño carnet, foto tamaño carné, foto tamaño pasaporte, foto para el dni, credencial, tamaño credencial, foto tamaño credencial, carnet de conducir',
  'op:straighten':
    'endereza*, nivela*, horizonte torcido, torcida, torcido, inclinada, inclinado, chueca, chueco, torcid*, se cae para un lado, caída hacia, ladeada, ladeado, endereza, enderezar, enderézala, nivela, nivelar, recta, derechita, desnivelad*',
  bright:
    'brillante, brillantes, aclara*, ilumina*, más clara, más claro, luminos*, clara, claro, abrillanta*, aclara, aclarar, ilumina, iluminar, luminosa, luminoso, más luz, dale luz, alumbra',
  overexposed:
    'sobreexpuest*, demasiado brillante, demasiado clara, demasiado claro, demasiada luz, quemada, quemado, muy brillante',
  dark: 'oscur*, oscurec*, oscurezca, oscuridad, oscuro',
  contrast: 'contraste, contrastad*, contrastes',
  vivid:
    'satur*, saturación, saturados, vívid*, vivid*, vivos, vivo, colores vivos, vibrante*, intensos, colores intensos, viveza',
  muted:
    'desatura*, apagados suaves, colores suaves, tonos pastel, pastel, pálid*, colores apagados, menos colorido, menos colorida, muy colorida, demasiado colorida, no tan colorida',
  warm: 'cálid*, calid*, caliente, calientes, tonos cálidos, colores cálidos, calidez, temperatura, acogedor*, calorcito, otoñal',
  cool: 'frí*, fria, frio, frias, frios, tonos fríos, colores fríos, helad*, azulados, gélid*, frialdad, invernal*, nórdic*',
  sharp:
    'menos borrosa, menos borroso, nítid*, nitid*, nitidez, enfoca, enfocar, enfoque, enfocada, afila*, definición, más detalle, más detalles, quita el desenfoque, corrige el desenfoque, elimina el desenfoque, más definida, realza los detalles, detallad*, nítida, nítido, más nítida, más definido, enfócala, más clara la imagen',
  blurry:
    'borros*, desenfocad*, movida, movido, fuera de foco, temblé, temblando, tembló, trepidada, no está nítida, borrosa, borroso, desenfocada, desenfocado, no está nítido, poco nítida, emborronad*, trepidad*, se movió, me moví',
  noise:
    'ruido, grano, granulad*, ruidosa, llena de puntitos, puntitos de colores, mucho ruido, granulada, granulado, granulosa, puntitos, iso alto, quita ruido',
  haze: 'niebla, neblina, bruma, calima, brumoso, brumosa, neblinosa',
  cast: 'tinte, dominante, amarillent*, verdos*, rojiz*, anaranjad*, azulad*, tono amarillo, tono verde, tono azul',
  transparent:
    'transparente, transparentes, transparencia, fondo transparente, png transparente, invisible, pegatina, sin fondo',
  'blur-background':
    'bokeh, modo retrato, profundidad de campo, efecto retrato, desenfoque de fondo, fondo desenfocado, fondo borroso, fondo difuminado, luces de atrás en bolitas',
  gradient: 'degradado, gradiente, degradados',
  studio: 'estudio, neutro, liso, sólido, simple, limpio',
  headshot:
    'linkedin, retrato profesional, foto para cv, currículum, foto de perfil profesional, foto profesional para linkedin, retrato corporativo',
  reference:
    'mi otra foto, mi otra imagen, la otra foto, la otra imagen, otra foto, segunda foto, las dos fotos, dos fotos, ambas fotos, la segunda imagen, la otra, otra imagen, segunda imagen, la primera que te subí, foto 2',
  'direction:horizontal': 'horizontal, horizontalmente',
  'direction:vertical': 'vertical, verticalmente',
  'direction:diagonal': 'diagonal',
  'direction:radial': 'radial',
  crop: 'recort*, recorte, encuadra*, reencuadra*, corta, cortar, zoom, haz zoom, acerca*, primer plano de, encuadra más cerrado, más cerrado, encuadra, acércala, acércalo, acérquela, acercate, sobra aire',
  rotate:
    'rot*ar, rota, rotar, rótala, rótalo, gira, girar, gírala, gíralo, voltea a la derecha, voltea a la izquierda, al revés, boca abajo, de lado, giro, está de lado, salió de lado',
  flip: 'voltea*, refleja*, espejo, efecto espejo, en espejo, da la vuelta, invierte horizontalmente',
  resize:
    'redimensiona*, cambia el tamaño, cambiar el tamaño, reduce el tamaño, reducir el tamaño, más pequeña, más pequeño, pequeña, pequeño, achica*, encoge, escala a, de ancho, de alto, ancho, alto, miniatura web, ajusta el tamaño, tamaño a',
  upscale:
    'amplía*, amplia*, agranda*, aumenta la resolución, aumentar la resolución, mayor resolución, más resolución, alta resolución, más grande, aumenta el tamaño, escala la imagen, para imprimir, superresolución, mejor resolución, aumenta el tamaño, para impresión, para un póster, mejora la resolución, duplica la resolución, duplica el tamaño, grande, 300 dpi, más píxeles, tamaño póster, en lona, para lona, en un afiche, imprimirla en lona, tamaño mayor, resolución baja, baja resolución, imprimir en grande, impresión grande, gigantografía, ampliación, ampliar, agrandar, agranda, agrándala, al doble, doble de grande, lienzo grande',
  'side:1920': 'full hd',
  square: 'cuadrad*, formato cuadrado, foto de perfil, 1 a 1, avatar',
  circle: 'círculo, circular, redonda, redondo, forma redonda, oval, ovalado, ovalada, óvalo',
  'ratio:16:9': 'panorámica 16 9, formato panorámico, apaisado, miniatura de youtube, youtube, 16 a 9',
  'ratio:9:16':
    'historia, historia de instagram, historias, tiktok, fondo de pantalla del móvil, reel, 9 a 16',
  'ratio:4:5': 'retrato de instagram, 4 a 5, formato vertical',
  'ratio:3:2': 'tres a dos, 3 a 2',
  'ratio:4:3': '4 a 3',
  clockwise:
    'a la derecha, hacia la derecha, en el sentido de las agujas del reloj, sentido horario, en sentido horario',
  counterclockwise:
    'a la izquierda, hacia la izquierda, sentido antihorario, en sentido antihorario, en sentido contrario a las agujas del reloj',
  'upside-down': 'boca abajo, al revés, media vuelta',
  'convert-format':
    'convierte a, convertir a, guarda como, guardar como, exporta*, formato, guárdala como, guárdalo como, pásala a',
  'format:other': 'pdf, tiff, svg, vectoriza*, gif',
  compress:
    'comprim*, menos peso, pese menos, pese poco, no pese tanto, baja el peso, bajar el peso, bájale el peso, bajarle el peso, reduce el peso, reducir el peso, menos pesada, menos pesado, archivo más pequeño, archivo más ligero, archivo más liviano, pesa demasiado, pesa mucho, pesa un montón, menos megas, aligera*, archivo muy grande, archivo demasiado grande, archivo es muy grande, archivo es demasiado grande, archivo muy pesado',
  'file-size':
    'tamaño del archivo, peso del archivo, peso de la foto, peso de la imagen, megas, kilobytes, megabytes',
  border:
    'borde, un borde, marco, marcos, recuadro, con marco, enmarca*, marquito, margen blanco, margen, marco fino',
  'round-corners':
    'esquinas redondeadas, redondea las esquinas, redondear las esquinas, bordes redondeados, redondead*, esquinas redonditas',
  collage:
    'collage, lado a lado, combina*, junta, juntar, une, unir, antes y después, una al lado de la otra, montaje, junta mis dos fotos, junta las dos, mis dos fotos en una',
  recolor: 'recolorea, tiñe, teñir',
  'in-color': 'en color, a color, a todo color, con color',
  anonymize:
    'censura*, anonimiza*, irreconocible*, tapa*, oculta*, difumina la cara, pixela la cara, cubre, privacidad, no se reconozca, no se reconozcan, que no se reconozca, irreconocible, irreconocibles, no se les reconozca, no se vea quién',
  'place:left': 'de la izquierda, a la izquierda, lado izquierdo, izquierda, en la izquierda, izquierdo',
  'place:right': 'de la derecha, a la derecha, lado derecho, derecha, en la derecha',
  'place:behind':
    'del fondo, en el fondo, al fondo, de fondo, de atrás, detrás, turistas, desconocidos, transeúntes, extraños, invitado, invitados, invitada, invitadas, vecinos',
  'place:front': 'delante, en primer plano, de delante, enfrente',
  'style:anime': 'un anime, anime japonés, estilo anime, de anime, como anime',
  'place:top': 'arriba, en la parte superior, parte superior, superior, encima',
  'place:bottom': 'abajo, en la parte inferior, parte inferior, inferior, debajo',
  'place:center': 'centro, en el centro, en medio, en el medio, centrado, al centro',
  'place:top-left': 'arriba a la izquierda, esquina superior izquierda, superior izquierda',
  'place:top-right': 'arriba a la derecha, esquina superior derecha, superior derecha',
  'place:bottom-left': 'abajo a la izquierda, esquina inferior izquierda, inferior izquierda',
  'place:bottom-right': 'abajo a la derecha, esquina inferior derecha, inferior derecha, en la esquina',
  around: 'alrededor de, centrado en, enfocado en, alrededor, ajustado a',
  'color:white': 'blanc*, blanquit*',
  'color:black': 'negr*, negro mate',
  'color:gray': 'gris, grises',
  'color:silver': 'plata, plateado',
  'color:red': 'roj*',
  'color:burgundy': 'burdeos, granate, guinda, bordó',
  'color:orange': 'naranja, naranjas',
  'color:yellow': 'amarill*',
  'color:gold': 'dorad*',
  'color:cream': 'crema',
  'color:beige': 'beige, beis',
  'color:green': 'verde, verdes',
  'color:turquoise': 'turquesa',
  'color:blue': 'azul, azules, azul metalizado, azul metálico',
  'color:navy': 'azul marino',
  'color:sky blue': 'azul cielo, celeste',
  'color:purple': 'morad*, púrpura',
  'color:violet': 'violeta',
  'color:lilac': 'lila',
  'color:magenta': 'magenta',
  'color:pink': 'rosa, rosas, rosado, rosada, rosa palo',
  'color:brown': 'marrón, marrones, café, castaño',
  'shade:light': 'claro, claros',
  'shade:pastel': 'pastel',
  'shade:dark': 'oscuro, oscuros',
  'style:van-gogh': 'noche estrellada',
  'style:monet': 'impresionis*',
  'style:comic': 'cómic, historieta, tebeo',
  'style:ukiyo-e': 'grabado japonés, estampa japonesa, xilografía',
  'style:pop-art': 'arte pop',
  'style:klimt': 'pan de oro, hoja de oro, beso de klimt, el beso de klimt',
  'style:stencil':
    'arte callejero, arte urbano, estilo grafiti, estilo graffiti, esténcil de banksy, estencil de banksy, esténcil callejero, plantilla de spray',
  'artist-style':
    'estilo de un artista, estilo artístico, arte abstracto, pintor famoso, transferencia de estilo',
};
