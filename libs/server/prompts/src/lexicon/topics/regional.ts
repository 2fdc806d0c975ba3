import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/** Words of regions, of slang and of the family for what the main lexicons name in the words of a dictionary. */
export const REGIONAL: Readonly<Record<Language, Lexicon>> = {
  english: {
    'op:pixelate': 'mosaic, mosaic out',
    contrast: 'difference between light and dark, difference between lights and darks',
    filler: 'yo, tbf, iirc, lads, mates, folks, pals, peeps, prolly, deffo, defo, summat, summink, thru, wee',
    remove:
      'kill the, nix the, nix that, lop off, lop that, snip off, shave off the, shave off that, chop out, chuck out, ditch the, ditch that, bin the, bin that, yeet, vanish the, vamoose, begone, be gone, shoo',
    'thing:person':
      'missus, hubby, randos, rando, onlookers, onlooker, blokes, fella, fellas, laddie, lassie',
    'place:behind': 'randos, rando, onlookers, onlooker',
    'region:teeth': 'pearly whites, gnashers, chompers',
    'region:sky': 'the heavens, heavens',
    'region:clothes': 'tee, jumpers, cardi, cardigan, fleece, turtleneck, polo shirt',
    skin: 'crow s feet, crows feet, eye bags, eyebags, laugh lines, frown lines, zit, blackheads, whiteheads, blotches',
    'op:straighten': 'skewiff, skew whiff, skewwhiff, cockeyed, cock eyed, lopsided, on the huh, cattywampus',
    'op:enhance-colors': 'blah colors, blah colours, looks blah, bit blah',
    'op:low-light': 'murk, murky, cave dark, like a cave, dark as a cave, black hole',
    'round-corners': 'corners off round, soft corners, sharp corners off, take off sharp corners',
    upscale: 'embiggen, supersize, super size, blow it up, blow this up, blow up to, blow up for',
    circle: 'disc shape, into a disc, as a disc, disk shape, into a disk',
  },
  spanish: {
    contrast: 'diferencia entre claros y oscuros, diferencia entre claro y oscuro',
    whiten:
      'sonrisa más blanca, sonrisa blanca, blanquear sonrisa, blanquea mi sonrisa, sonrisa de comercial',
    filler:
      'pal, cachai, dizque, poh, weón, boludo, parce, chamo, wey, órale, ándale, pliz, porfis, ahorita, nomás, pues',
    subtle: 'tantito, un cachito, un chin, un chincito, un toque, una nadita, poquitico',
    'op:improve-quality':
      'padrísima, padrísimo, chévere, bacán, bacana, bakán, chida, chido, copada, de lujo, de pelos',
    make: 'dejala, déjala, déjalo, déjenla, déjenlo',
    'thing:person':
      'metiche, metiches, vieja, viejo, chavo, chava, chavos, morro, pibe, piba, mina, cabro, guagua, wawa',
    'thing:car': 'carrito, auto, coche, nave',
    'region:clothes':
      'polera, poleras, remera, remeras, playera, franela, chomba, chompa, buzo, polerón, suéter, sudadera, jersey, cazadora, campera, chamarra',
    skin: 'grano de la nariz, granos de la cara, grano de la cara, grano en la cara, grano en la nariz, grano de la frente, granos de la frente, grano en la frente, granos en la frente, granos en la cara, grano del mentón, grano de la barbilla, espinilla, barritos, barros, paño, bolsas de los ojos, bolsas bajo los ojos',
    'op:straighten': 'chueca, chueco, chuecas, chuecos, virada, virado, pandeada',
    'op:enhance-colors': 'desabrida, desabrido, sosa, sin sabor, apagadita',
    'color:orange': 'naranjo, anaranjada, naranjas',
    'region:teeth':
      'sonrisa más blanca, sonrisa blanca, blanquear sonrisa, blanquea mi sonrisa, sonrisa de comercial',
    circle: 'redondelito, en redondel, redondel',
    cool: 'tonos más frescos, tonos frescos, tirando a azul, más fresca de tono',
    'op:low-light': 'boca de lobo, como boca de lobo',
  },
  german: {
    contrast: 'unterschied zwischen hell und dunkel, unterschiede zwischen hell und dunkel',
    whiten: 'kaffeezähne, raucherzähne, weißeres lächeln, lächeln weißer, strahlendes lächeln',
    'op:vintage': 'auf alt, auf alt trimmen, auf alt getrimmt, auf alt machen, auf alt gemacht',
    filler:
      'nix, nüt, nüüt, hamma, ham, isch, hob, han, tät, tätest, täte, täts, magste, gehts, kriegste, könntest, grad, mei, servus, grüezi, moin, merci, bidde, büdde, biddeschön, gell, gäll, wa, alter, digga, oida, eh, leider',
    subtle:
      'bitzeli, bitzli, bizzli, es bitzeli, chli, chlii, e chli, bissel, bisserl, a bisserl, wengerl, a wengerl, ein wenig',
    not: 'net, ned, nid, nöd, nit',
    add: 'hau drauf, hau rein, pappe, papp, pappen, bäpp, klatsch drauf, pack drauf',
    less: 'dämpfen, dämpf, dämpfe, zurückdrehen, zurückfahren, drosseln',
    crop: 'schnippel, schnipple, schnippeln, zuschnippeln, abschnippeln, stutzen, stutze',
    cut: 'rausschnippeln, ausschnippeln',
    fix: 'kaschieren, kaschiere, vertuschen, zurechtrücken, geradebiegen',
    improve: 'aufmöbeln, aufmöble, aufpimpen, pimpe, pimp',
    anonymize:
      'verstecken, verstecke, versteck, verschleiern, verschleiere, zudecken, abdecken, decke ab, deck ab',
    skin: 'krähenfüße, krähenfüßchen, runzeln, runzel, wimmerl, bibeli, pickelchen, fältchen, zornesfalte, zornesfalten, lachfalten, augensäcke, schlupflider',
    face: 'gsicht, gsichter, fratze, gfrieß, visage, visagen',
    'region:clothes':
      'jäckchen, bluserl, leiberl, leibchen, kleidl, janker, strickjacke, kapuzenpulli, sweatshirt, shirt, tshirt',
    'thing:bicycle': 'radl, velo, drahtesel',
    'thing:motorcycle': 'töff, moped, mofa, roller',
    'thing:car': 'karre, kiste, auto',
    'thing:person': 'bub, buben, dirndl, madl, mädel, kerl, typ, heini, bursche, bengel',
    'op:straighten': 'krumm, krumme, krummes, schepps, scheps, windschief, schebs',
    'op:low-light': 'funzelig, funzelige, duster, dusterer, zapfenduster, wie im bärenarsch, wie im tunnel',
    noise: 'grobkörnig, grobkörniges, griesig, grieselig, grisselig, grießig, grieß, bunter grieß',
    'op:enhance-colors': 'verwaschen, verwaschene farben, grau in grau',
    'op:color-correction': 'farben stimmen hinten, farben passen nicht, farben sind daneben, farben daneben',
    upscale: 'aufblasen, aufblase, riesig machen, riesengroß, riesig aufblasen',
    compress:
      'datei zu fett, datei ist zu fett, zu fett für die mail, zu fett für mail, datei abspecken, abspecken',
    'region:teeth':
      'kaffeezähne, raucherzähne, weißeres lächeln, lächeln weißer, strahlendes lächeln, beißerchen',
    circle: 'kreisrund, scheibe, kreisscheibe',
  },
  french: {
    whiten:
      'sourire plus blanc, sourire blanc, sourire éclatant, sourire colgate, dents de pub, blanchis mon sourire',
    filler:
      'tsé, tse, icitte, faque, chu, ben, pis, là là, mettons, genre, stp, siouplait, siteplait, wesh, frère',
    subtle: 'un tit peu, un ti peu, un chouïa, un chouia, une miette, un brin, une idée',
    more: 'rehausse, rehausser, rehaussez, rehausse moi',
    remove: 'tasse moi, débarrasse moi de, débarrasse de, zigouille, dégomme, fais sauter, jarte, gicle',
    fix: 'retape, retaper, retapez, rafistole, rafistoler, rabiboche',
    improve: 'rafraîchis, rafraîchir, rafraîchissez, bichonne, requinque, requinquer',
    anonymize:
      'camoufle, camoufler, camouflez, brouille les visages, brouiller les visages, brouille le visage',
    cut: 'découpe moi, découpez moi',
    face: 'binette, binettes, bette, frimousse, frimousses, bouille, bouilles, tronche',
    skin: 'poches sous les yeux, poches sous yeux, valises sous les yeux, ridules, pattes d oie, boutons, vergetures, points noirs, acné',
    'region:clothes':
      'chandail, chandails, coton ouaté, kangourou, gilet, tricot, tee shirt, teeshirt, sweat, marinière, polo',
    'thing:car': 'char, chars, bagnole, caisse, tuture',
    'thing:person':
      'gars, gonzesse, bonhomme, bonne femme, mec, meuf, nana, type, tit gars, flo, blonde, chum',
    'op:straighten': 'croche, croches, de guingois, de traviole, tout croche',
    'op:enhance-colors': 'pâlotte, pâlot, pâlichonne, qui pètent, pète les couleurs',
    'region:teeth':
      'sourire plus blanc, sourire blanc, sourire éclatant, sourire colgate, dents de pub, blanchis mon sourire',
    'op:low-light': 'noir comme dans un four, on voit rien pantoute, comme dans un four, comme dans une cave',
    'op:pixelate': 'gros carrés, gros pixels, comme un vieux jeu vidéo, vieux jeu vidéo, jeu vidéo rétro',
    'op:scan-document': 'numérisée, numérisé, numérise, numériser, comme numérisé, photocopiée, photocopié',
  },
  portuguese: {
    contrast: 'diferença entre claro e escuro, diferença entre claros e escuros',
    whiten:
      'sorriso mais branco, sorriso branco, clareia o sorriso, clarear o sorriso, clareia meu sorriso, clareia sorriso, branqueia o sorriso',
    filler:
      'nele, nela, neles, nelas, mó, véi, véio, uai, bah, tchê, né, mermão, migo, miga, pfv, pfvr, plmdds, fixe, malta, pá',
    subtle: 'um tico, um tiquinho, um cadinho, um cadim, um bocadinho, um pouquim, um teco',
    'op:improve-quality':
      'garibada, guaribada, dá uma garibada, dá uma guaribada, dá um trato, dá um talento, um capricho',
    recolor: 'pinta de, pinta o, pinta os, pinte, pintem, pintar',
    remove:
      'dá sumiço, dar sumiço, dá um sumiço, some com, sume com, arranca, arranque, tira fora, passa a borracha',
    'thing:person':
      'gajo, gaja, rapariga, guri, guria, piá, moleque, molecada, galera, intrometido, intrometidos, papagaio de pirata',
    'place:behind': 'intrometido, intrometidos, papagaio de pirata',
    'thing:car': 'carrinha, carango, possante',
    'region:clothes': 'camisola, moletom, blusão, casaco, suéter, regata, blusa',
    'region:teeth':
      'sorriso mais branco, sorriso branco, clareia o sorriso, clarear o sorriso, clareia meu sorriso, clareia sorriso, sorriso amarelado, branqueia o sorriso',
    circle: 'em bolinha, numa bolinha, em bola, redondinha, redondinho, bolinha pro perfil',
    'op:low-light': 'um breu, breu total, no breu',
    skin: 'pé de galinha, pés de galinha, bolsas debaixo dos olhos, bolsa embaixo dos olhos, cravos, espinha',
  },
  italian: {
    contrast: 'differenza tra chiari e scuri, differenza tra chiaro e scuro',
    whiten:
      'sorriso più bianco, sorriso bianco, sorriso smagliante, sbianca il sorriso, sorriso da pubblicità, denti da pubblicità',
    filler:
      'dalle, dagli, nn, cmq, sto, sta, raga, bella zi, xfavore, x favore, pls, ke, perke, grz, daje, dai',
    subtle: 'un filo, un pelo, un pelino, un pochettino, un attimo, un cincinin, na cifra meno',
    crop: 'stringi, stringila, stringere, avvicinati, avvicina, avvicinati a, restringi, stringi sul, stringi su',
    remove: 'fai sparire, fa sparire, sparisca, togli di mezzo, leva di mezzo, fai fuori, manda via',
    'thing:person':
      'tizio, tizia, tizi, tipo dietro, tipa dietro, ficcanaso, bimbo, bimba, picciotto, fioi, putel',
    'region:clothes': 'golfino, maglione, felpa, canotta, polo, giubbino, giubbotto',
    skin: 'zampe di gallina, borse sotto gli occhi, borse sotto occhi, borse agli occhi, brufoletti, punti neri, brufolo, borsette sotto gli occhi',
    'region:teeth':
      'sorriso più bianco, sorriso bianco, sorriso smagliante, sbianca il sorriso, sorriso da pubblicità',
    'op:straighten': 'sbilenca, sbilenco, sghemba, sghembo, pendente da una parte, stortina',
    'op:enhance-colors': 'smunta, smunti, smunte, smunto, slavatina',
    'op:low-light': 'buio pesto, come in cantina, non si vede un tubo, non si vede una mazza',
  },
};
