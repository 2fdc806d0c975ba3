import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/** Names of things in pictures, requests about people, and purposes of pictures. */
export const NAMING: Readonly<Record<Language, Lexicon>> = {
  english: {
    'color:teal': 'duck egg, petrol blue',
    'op:passport-photo':
      'uk passport, us passport, passport size, visa, visa size, 35 x 45 mm, 35x45 mm, passport crop, mugshot for passport, driving licence photo, driving license photo, green card photo',
    'beyond:person':
      'skinnier, slimmer, taller, shorter, less tired, awake, rejuvenate, closed eyes, close his mouth, close her mouth, broken tooth, fix his tooth, fix her tooth, double chin, tummy, flatter belly, hairline, wrinkle free at 20, toupee, hair color, hair colour, haircut, hairstyle, smile, frown, pose, different pose, wear a tie, in a suit, put a tie, suit and tie, eyes are closed, eyes closed, open eyes, look at the camera, looking at the camera, look into the camera, turn his head, turn her head, look away, longer veil, longer hair, longer dress, shorter hair',
    'beyond:extend':
      'more sky above, more sky, more space above, more room around, wider scene, longer at the top, longer on top, extend upwards, extend the sides, space us out, wider on the sides, cut off can you add it back, add it back, bring it back into the frame, is cut off, got cut off, was cut off, cropped out of the frame, inventing what is missing, outpaint, outpainting, uncrop',
    'beyond:view': 'from the side, from behind, other side of, back of the, what is behind the',
    'beyond:made': 'balloons, balloon, snowing, rainbow',
    undress:
      'see through dress, see through shirt, see through top, see through clothes, see through bikini, topless, lingerie, bikini instead, xray clothes, x ray clothes',
    watermark:
      'istock mark, shutterstock, istock, getty, getty images, alamy, dreamstime, adobe stock, depositphotos, preview mark, proof mark, sample mark, stock mark',
    part: 'satellite dish, satellite dishes, parking sign, street sign, trash can, trash cans, rubbish bin, garbage can, dumpster, bins, fire extinguisher, extinguisher, pram, stroller, shopping trolley, trolley, cone, cones, traffic cone, traffic cones, tattoo, leash, hanger, hose, cable, wire, hood, bonnet, wheel, wheels, rims, tyre, tyres, tire, tires, saddle, bumper, envelope, price tag, tag, roses, rose, carpet, washing line, clothesline, trampoline, spinach, bird poop, poop, bruise, bandage, band aid, tripod, ladder, crane, scaffolding, drone, mannequin, sidewalk, pavement, curb, kerb, napkin, towel, tea towel, fur, lampshade, shutters, shutter, blinds, cupboard, cabinet, cabinets, shelf, shelves, drawer, fireplace, balcony, fountain, statue, monument, flagpole, antenna, aerial, chimney, mailbox, letterbox, barrier, railing, handrail, stairs, steps, bracelet, watch strap, strap, collar, buckle, zipper, button, buttons, pocket, sleeve, sleeves, shoe, boot, boots, sock, socks, glove, gloves, scarf, belt, veil, baby buggy, baby buggies, baby carriage, baby carriages, baby stroller, strollers, prams, pushchair, pushchairs, crib, baby crib, town square, market square, main square, village square',
    'format:webp': 'web p format',
    colorize:
      'clor this, color this black and white, colour this black and white, colour this old, color this old, colour this black, colour the old, color the old, colour it in, colour in the',
  },
  spanish: {
    'color:forest': 'verde botella, verde inglés',
    'color:cobalt': 'azul rey, azul real',
    'color:teal': 'azul petróleo',
    'color:red': 'rojo ferrari',
    part: 'bote de basura, cubo de basura, basurero, papelera, poste de luz, farola, semáforo peatonal, llantas, llanta, ruedas, rueda, extintor, espinaca, alfombra, persianas, vidriera, letrero, pancarta, cartel, placa, patente, tendedero, moretón, frente, barbilla, mejilla, rosa, rosas, bosque, portón, casco, bandera, mesita, cortinas, sillas de jardín, carrito de bebé, cochecito de bebé, tinaco, antena, grúa, andamio, escalera, maceta, bolardo, contenedor, percha, correa, cadena, zapato, cochecito, cochecitos, cochecito de bebé, cochecito del bebé, carrito de bebé, carrito del bebé, coche de bebé, carriola, cuna, sagrada familia',
    'beyond:person':
      'peinado, corte de pelo, pelo más corto, más corto, traje y corbata, ponme traje, cierra la boca, cerrar la boca, diente roto, más flaca, más flaco, más alto, más alta, papada, barriga, sonría, maquíllame, mirar a la cámara, mire a la cámara, ojos cerrados, ojos abiertos, sonreír, que sonría',
    'beyond:extend':
      'alarga, alargar, más cielo, que se vea más cielo, más espacio arriba, agranda por los lados, más ancho a los lados, por los lados, inventando, inventando lo que falta, amplía por los lados, hacia los lados',
    'ratio:3:1': 'cabecera de twitter, cabecera, encabezado, banner, panorámica',
    'ratio:16:9': 'miniatura de youtube, miniatura para youtube, portada de youtube',
    'ratio:9:16':
      'historia, historias, estado de whatsapp, para historia, vertical para reels, reels, reel, tiktok, story',
    square:
      'para el insta, para insta, para instagram, cuadradita, cuadradito, foto de perfil, portada de podcast',
    circle: 'redonda, redondo, redondita, círculo, circular, en círculo, redondel',
    watermark: 'shutterstock, marca del banco, marca de shutterstock',
    'color:sky blue': 'celeste, celestes',
    'color:mustard': 'mostaza, color mostaza',
    colorize: 'colorea, coloréala, coloreala',
    'place:behind': 'al que se coló, el que se coló, la que se coló, los que se colaron, colado, colados',
  },
  german: {
    'color:forest': 'flaschengrün, flaschengrüne, tannengrün',
    'color:cobalt': 'königsblau, royalblau',
    part: 'spiegelung auf der brille, reflex, reflexe, mülleimer, mülltonne, mülltonnen, mistkübel, tonne, tonnen, feuerlöscher, wäscheleine, trampolin, geschirrtuch, handtuch, napf, korb, teppich, möbel, jalousie, rollladen, gestell, felgen, felge, reifen, rad, räder, sattel, griff, briefkasten, schild, ladenschild, kran, gerüst, leiter, absperrung, geländer, treppe, pfosten, pfahl, laternenpfahl, verkehrsschild, parkschild, haustür, dachrinne, antenne, satellitenschüssel, scanrand, stirn, kinn, wange, leberfleck, blauer fleck, narbe, pulli, pullover, schal, gürtel, rosen, rose, kinderwagen, kinderwägen, kinderbett, kinderbetten, babybett, gitterbett, buggy, kinderstuhl, hochstuhl, kindersitz, babysitz, kinderschuhe, babyflasche',
    'beyond:person':
      'jünger ausschauen, jünger aussehen, schlanker, dünner machen, größer aussehen, doppelkinn, zahnlücke, mund zu, mund schließen, augen auf, haarfarbe, anzug anziehen, in die kamera schauen, in die kamera schaut, augen zu, augen geschlossen, geschlossene augen, lächeln lassen',
    'beyond:extend':
      'mehr himmel, mehr platz oben, mehr rand oben, länger nach oben, breiter machen das motiv, an den seiten erweitern, zu den seiten',
    'op:passport-photo': 'passbild*, passfoto*, biometrisch*, bewerbungsfoto passbild, reisepass',
    'ratio:3:1': 'headerbild, kopfbild, banner, panorama',
    'ratio:9:16': 'story, instagram story, für die story, reel, reels, tiktok, whatsapp status, status',
    square: 'quadratisch für insta, für insta, profilbild, fürs profil, profilfoto',
    circle: 'rund, runder, rundes, runde, kreis, kreisförmig*, im kreis',
    'color:emerald': 'smaragdgrün',
    'color:sage': 'salbei, salbeigrün',
    'color:teal': 'petrol',
    watermark: 'fotografenlogo, fotografen logo, shutterstock, istock, bildagentur, vorschaulogo',
    colorize: 'koloriere, einfärben lassen das alte foto',
  },
  french: {
    'color:forest': 'vert bouteille, vert sapin, vert anglais',
    'color:cobalt': 'bleu roi',
    'color:teal': 'bleu canard, bleu pétrole',
    'color:red': 'rouge ferrari',
    part: 'fils électriques, fil électrique, fils, les fils, câbles, poubelle, poubelles, sac poubelle, sacs poubelle, sac à ordures, sacs à ordures, benne, volets, volet, jantes, jante, roues, roue, selle, moquette, tapis, tache de sauce, tache, menton, front, joue, plaque, panneau de stationnement, panneau, pancarte, extincteur, lampadaire, antenne, parabole, échafaudage, grue, échelle, barrière, boîte aux lettres, pliure de nappe, écharpe, ceinture, chaussure, herbe, feuilles, feuillage, sol, façade, fontaine, statue, étiquette, cintre, laisse, rose, roses, drapeau, décor, poussette, poussettes, landau, lit bébé, lit de bébé, lit à barreaux, siège bébé, siège enfant, siège auto, coussin, coussins',
    'beyond:person':
      'plus mince, plus jeune, coiffure, ferme la bouche, double menton, costume cravate, enceinte, regarder la caméra, regarde la caméra, regarder l objectif, regarde l objectif, yeux fermés, yeux ouverts, faire sourire, change la pose',
    'beyond:extend':
      'agrandis le décor, agrandir le décor, élargis le décor, plus de ciel, sur les côtés, plus large sur les côtés, prolonge',
    'ratio:3:1': 'bannière, bandeau, panoramique, en tête',
    'ratio:16:9': 'miniature youtube, vignette youtube',
    'ratio:9:16': 'story, stories, réel, reels, tiktok',
    circle: 'en rond, ronde, rond, cercle, circulaire',
    'op:passport-photo':
      'photo d identité, passeport canadien, carte vitale, titre de séjour, photo officielle',
    watermark: 'alamy, shutterstock, istock, getty, filigrane de',
    'color:navy': 'bleu nuit, bleu marine',
    'color:lavender': 'lavande, bleu lavande',
    colorize: 'colorise, coloriser, mets en couleur, mettre en couleur',
  },
  portuguese: {
    'color:forest': 'verde garrafa',
    'color:cobalt': 'azul royal',
    'color:teal': 'azul petróleo',
    'color:red': 'vermelho ferrari',
    part: 'gramado, lixeira, lixo, cones, cone, calçada, extintor, poste, psote, fiação, fios, guarda sol, portão, blusa, testa, queixo, bochecha, dente, dentes, tatuagem, bandeira, rosa, rosas, vitrina, vitrine, tapete, persiana, roda, rodas, pneu, pneus, banco da moto, antena, andaime, escada, caixa d água, placa do carro, outdoor, etiqueta, cabide, coleira, toalha, bilhete, parede, muro, carrinho, carrinhos, carrinho de bebê, carrinho de bebé, carrinho do bebê, carrinho do bebé, berço, praça, praças',
    'beyond:person':
      'dente quebrado, mais magra, mais magro, mais alta, mais alto, papada, barriga, corte de cabelo, sorrindo, sorria, terno e gravata, olhar pra câmera, olhar para a câmera, olhos fechados, olhos abertos, sorrir, muda a pose, mudar a pose, pose dela, pose dele',
    'beyond:extend':
      'mais céu, mais espaço em cima, estende, estica, alarga, pros lados, para os lados, inventando o que falta',
    'beyond:read': 'o que está escrito, que está escrito, o que tá escrito, o que diz, lê pra mim',
    'ratio:3:1': 'capa do youtube, cabeçalho, banner, panorâmica',
    'ratio:9:16': 'story, pro story, stories, status do zap, pro status, status do whatsapp, status, reels',
    square: 'pro insta, para o insta, quadradinha, foto de perfil',
    circle: 'redondinho, redondinha, redonda, redondo, círculo, circular',
    'op:passport-photo':
      'cartão de cidadão, cartão do cidadão, rg, cnh, foto 3x4, 3x4, foto três por quatro, carteira de identidade, carteirinha, bilhete de identidade',
    'color:gray': 'cinzento, cinzenta, cinzentinho',
    colorize: 'colore, colorir, colorize, colorizar, coloriza, colore essa foto, colore a foto',
  },
  italian: {
    'color:forest': 'verde bottiglia',
    'color:cobalt': 'blu royal, blu reale',
    'color:teal': 'blu petrolio, ottanio',
    'color:red': 'rosso ferrari, rossa ferrari',
    part: 'fili della luce, fili, palo della luce, palo, cestino, cestini, cartaccia, cartacce, estintore, portone, persiane, persiana, cerchioni, cerchi, ruote, ruota, sella, gruccia, guinzaglio, cuccia, scritta, cartello, bidone, bidoni, antenna, gru, impalcatura, scala, ringhiera, cassetta, tappeto, tenda, tende, fronte, mento, guancia, livido, sciarpa, cintura, scarpa, rosa, rose, bandiera, campanile, giacca, giaca, felpa, vetro, insegna, targhetta, etichetta, macchia, tovaglia, stendino, passeggino, passeggini, carrozzina, culla, lettino del bambino, seggiolino auto, mosca, mosche, moscerino, moscerini',
    'beyond:person':
      'più magr*, più giovan*, più alt*, doppio mento, pancia, chiudi la bocca, acconciatura, taglio di capelli, giacca e cravatta, guardare in camera, guardi in camera, occhi chiusi, occhi aperti, apri gli occhi, girare la testa, sorridere, sorrida',
    'beyond:extend': 'più cielo, più spazio sopra, allunga, allarga, allargala, ai lati, inventando',
    'ratio:3:1': 'copertina, intestazione, testata, banner, panoramica',
    'ratio:9:16': 'storia, storia di instagram, storie, stato whatsapp, reel',
    'ratio:16:9': 'copertina youtube, anteprima youtube, miniatura youtube',
    square: 'quadratin*, foto profilo, foto del profilo',
    circle: 'tonda, tondo, rotonda, rotondo, cerchio, circolare, tnodo, ritaglio tondo',
    'op:passport-photo':
      'fototessera, carta d identità, carta di identità, patente, foto per documento, foto documento, permesso di soggiorno',
    'color:aqua': 'verde acqua, acquamarina',
    colorize: 'colora, colorala, colorare la foto, dai colore',
  },
};
