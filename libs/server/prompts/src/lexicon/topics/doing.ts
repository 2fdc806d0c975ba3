import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/** Casual forms of requests: verbs with particles, idioms and amounts. */
export const DOING: Readonly<Record<Language, Lexicon>> = {
  english: {
    filler:
      'keep the proportions, keep proportions, keep the aspect ratio, keep the ratio, blend, blend it, mix, mixed, mixed with, combined with, show, show me, see, seeing, view, preview, imagine, a day, stop, roughly, or so, innit, somebody, thingy, version of it, would you be so kind, so kind, be so kind as to, kind enough, be possible to, might be possible, whether it might, best way, what s the best way, whats the best way, quite frankly, by the way, in general, in this portrait, in the picture, over there, over here, outside, yuo, pure',
    more: 'deeper, deepen, beef up, jazz up, juice up',
    less: 'pull down, pulled down, pull back, ease off, back off, take down, turn it down, down a notch, dial back, weaker, tone it, tone it all, calm, calm it, calm it down, not as',
    subtle:
      'small, little, thin, slim, half as strong, half as much, half the strength, half intensity, smidge, a smidge, teeny bit, not overdone, not over the top, not too strong, restrained, understated, easy on it, easy does it, discreet*, modest, semi transparent, semitransparent, half transparent, translucent, faint, see through text, weakly',
    strong:
      'thick, bulky, chunky, hard, all the way up, as far as it goes, to the maximum, really strong, big',
    except: 'apart from, but for, everybody but, everyone but, all except, excluding, all apart from',
    keep: 'has to stay, have to stay, must stay, must remain, should stay, should remain, needs to stay, is left, are left, to stay, be left',
    remove:
      'rm, photobombing, photobombs, photobombed, ruins, ruin, ruining, spoils, spoiling, in the way, bothers me, bothering me, annoys me, has gotta go, have gotta go, gotta go, needs to go, need to go, has to go, have to go, must go, should go, should be gone, be gone, be gone from, shoo, magic away, wish away, get the',
    cut: 'on transparent, onto transparent, cut my, cut both of us out, cutting my, die cut, cutout of',
    add: 'slap, drop shadow, pop, chuck on, stick a, whack, throw in, throw on, sprinkle, scatter, dust it with',
    transparent:
      'on transparent, bg gone, background gone, w / o background, no bg, without bg, kill the background, lose the background',
    word: 'font, fonts, typeface, typography, spelling, spelling mistake, typo, words, wording, address, watermark text',
    upscale:
      'print it poster size, poster size, as big as possible, bigger for print, for a canvas, for canvas, enlarge for print, needs more pixels, more pixels',
    resize: 'tinier, shrink down, email size, small enough, so i can email it, size of, scaled',
    crop: 'cropped off, chop, chop off, slice off, lop off, cut the left, cut the right, cut the top, cut the bottom, lose the left, lose the right, lose the top, lose the bottom, from the waist up, bust, waist up, crop closer, closer to the subject, tighter on, too much empty space, empty space around',
    rotate: 'flip it upright, turn upright, roate, tilt, tip, lean it',
    flip: 'mirror it, other way round, other way around, reads right, mirror image of, in a mirror, is mirrored, writing is mirrored, text is mirrored, letters are mirrored, text is backwards, writing is backwards, letters are backwards, backwards',
    'op:black-and-white':
      'b / w, in b w, black n whit, monochromatic, greyed out, grey scale it, no colour at all, all grey, all gray, blck and white, blk and white, blak n white',
    'op:pencil-sketch':
      'line drawing, line art, outlines, outlines only, ink outlines, coloring book, colouring book, coloring page, colouring page, contours, contour drawing, charcol, charcoal',
    'op:cartoon': 'cartoonize*, cartoonise*, cartoonish, toonify, like a cartoon',
    'op:night':
      'shot at night, taken at night, at night, nighttime, night time, after dark, in the dark of night, midnight',
    'op:dramatic-lighting':
      'moody, moodier, brooding, gothic, dark and moody, sombre mood, somber, melanchol*, stormy mood, ominous',
    'op:magical-effects': 'fairytale, fairy tale, fairy lights, sparkles, sparkly',
    'op:vintage':
      'grandma s photo, from grandma, photo album, old album, old polaroid, old school, oldschool, y2k, kodak, vinetage, vintge, vintag',
    'op:cinematic': 'wes anderson, blockbuster, movie poster look, film still, movie still, tarantino',
    'style:ukiyo-e': 'great wave, wave off kanagawa, japanese wave',
    'style:monet': 'water lily, water lillies',
    'style:comic': 'comic strip, comic strip drawing, graphic novel, halftone',
    'op:oil-painting':
      'actual painting, real painting, thick strokes, thick brush strokes, brushy, painting in oil, oils',
    anonymize:
      'anonymise, anonymised, nobody should be recognizable, nobody should be recognisable, nobody recognizable, unrecognizable, unreadable, make unreadable, private stuff, disguise, should not be recognizable, shouldn t be recognizable, hide everyone s face, hide everyones face, hide everybody s face, hide their faces',
    not: 'excluded',
    article: 'four, five, six, seven, eight',
    'place:top': 'at the tpo, at teh top, tpo',
    warm: 'romantic, autumn tones, autumnal, autumn colors, autumn colours',
  },
  spanish: {
    filler:
      'mantén las proporciones, manteniendo las proporciones, manteniendo la proporción, mantén la proporción, vendo, vender, ver cómo, ver como, mostrar, muéstrame, quisiera saber, saber si, tan amable de, sería tan amable, sería tan amable de, sea tan amable, podrían por favor, podría usted, me harías el favor, rollo, tipo así, enseñ*, mandarlo, mandarla, subirlo, subirla, disculpen, si fuera, como si fuera, puro, pura',
    less: 'bájale, bájenle, bajarle, menos intenso, menos intensa, menos fuerte, con menos, afloja, rebája*',
    subtle:
      'medio transparente, semitransparente, a la mitad de intensidad, la mitad de intensidad, la mitad de fuerte, a media intensidad, muy exagerado no, ni muy exagerado, sin exagerar, calentito, no muy fuerte, no tan fuerte, flojito, bajito, pequeñito, pequeñita, pequeña sombra',
    more: 'súbele, subile, súbanle, dale más, échale más, más fuerte',
    keep: 'siga, sigan, permanezca, permanezcan, se quede, se queden, que quede igual, igual, queden igual, no cambie',
    except: 'menos a, menos al, menos mi, excluyendo, quitando a',
    remove:
      'desaparecer, desapareces, me sacás, me sacas, sacás, sacas, sácame, estorba, estorban, arruina, arruinan, molesta, molestan, sobra, sobran, quites, qutes, quita lo, quítalos, quítalas, límpialo, límpiala, se coló, fuera de la foto, fuera del cuadro, fuera',
    make: 'pongas, lo pongas, la pongas, dejar el fondo, deja el fondo, dejes, deje el fondo, dejarlo, dejarla, dejala en, déjala en, déjalo en, pásala a, conviertas, ponme en, poneme en',
    add: 'ponme, póngale, pónganle, agrégale, agregale, añádele, sombra abajo, con sombra abajo',
    'op:product-shadow':
      'sombra abajo, sombra en el suelo, sombra en el piso, sombrita, con sombrita, una sombrita, sombra debajo del producto',
    background: 'lo de atras, lo de atrás, la parte de atrás, lo que está atrás, lo que hay atrás',
    'op:pencil-sketch':
      'contornos, contorno, solo contornos, libro para colorear, para colorear, dibujo para colorear, líneas, solo líneas',
    'style:ukiyo-e': 'estampa japonesa, grabado japonés, japonesa, xilografía, la gran ola, gran ola',
    'style:comic': 'viñeta de cómic, historieta, tebeo, cómic, comic',
    'op:dramatic-lighting': 'melancólic*, sombría, lúgubre*',
    'op:vintage':
      'año del caldo, de las antiguas, de antaño, de antes, de los abuelos, viejita, viejito, foto viejita, añejada',
    crop: 'recórtala a, recortar a, córtala, cortarla, mitad de abajo, mitad de arriba',
    flip: 'en espejo, al espejo, espejo, espejada, espejado, letras al revés, letras salen al revés, texto al revés, texto sale al revés, letras invertidas',
    'op:improve-quality': 'automático, automática, arreglo automático',
    blurry: 'borroso, borrosa, borrosos, borrosas',
    muted: 'menos saturado, menos saturada, menos saturados',
    anonymize:
      'tápa*, tapar, tapa las caras, que no se reconozca, no se reconozcan, irreconocible*, ilegible*, con cuadritos, cuadrito en la cara',
    highlight: 'altas luces, luces altas',
    quadruple: '4 veces',
    triple: '3 veces',
    double: '2 veces',
    skin: 'grano, granito, lunar, espinilla',
    article: 'cuatro, cinco, seis',
    resize: 'más ligera, más liviana, para mandarla por correo, para correo',
    warm: 'romántic*',
    not: 'que no cambien',
    circle: 'en un círculo, en círculo',
  },
  german: {
    filler:
      'proportionen beibehalten, seitenverhältnis beibehalten, proportionen behalten, ohne zu verzerren, zeigen, zeig, sehen, hätt, hätts, ausdrucken, zum ausdrucken, verkaufen, wäre es machbar, machbar, so freundlich, wären sie so freundlich, wären sie so nett, seien sie so nett, abzumildern, kriegst du, kriegste, kannste, haste, biste, digga, alter, eh, gell, ne, äh, irgendwie, oder so, ungefähr, bzw, geh bitte, bitteschön, schön bitte, mindestens, höchstens, wenigstens, wie früher einmal, rein, reines, reinem, reinen',
    less: 'abmildern, abzumildern, mildern, weniger stark, nicht so stark, runterdrehen, rausnehmen, zurücknehmen, zu stark',
    subtle:
      'dezent*, halb so stark, nur halb, nur halb so stark, halbtransparent*, durchscheinend*, bisserl, bissl, a bissl, kleiner, kleinen schatten, kleine, schwach, schwache, schwachen, zart*, nicht so stark, nicht zu stark',
    strong: 'dicken linien, dicke linien, knackig*',
    keep: 'bleiben, bleibt, soll bleiben, sollen bleiben, so lassen, belassen, gehört dazu, soll so bleiben, unverändert',
    except: 'abgesehen von, bis auf, alle bis auf, alles bis auf',
    remove:
      'stört, stören, nervt, nerven, im weg, verschwinden lassen, wegmachen, wegnehmen, wegnäh, nimm weg, wegbekommen, verhunzt, ruiniert, versaut, wech, rauszubekommen',
    add: 'drunter, dazupacken, dazusetzen',
    'op:product-shadow':
      'schatten darunter, schatten drunter, leichter schatten, kleiner schatten, schlagschatten, schatten am boden, bodenschatten',
    resize: 'bringen auf, auf breite, skalier*, auf die größe, zum mailen, für die mail, per mail',
    upscale: 'hochskalier*, zu klein, zum drucken zu klein, größer machen',
    flip: 'spiegelverkehrt*, gespiegelt*, seitenverkehrt*, schrift ist gespiegelt, text ist gespiegelt',
    'op:pencil-sketch':
      'umrisse, nur umrisse, konturen, nur konturen, malvorlage, malbuch, ausmalbild*, strichbild',
    'op:night': 'nachts aufgenommen, wie nachts, als wärs nachts, bei dunkelheit, in der nacht',
    'op:dramatic-lighting': 'melanchol*, geheimnisvoll*, unheimlich*',
    crop: 'beschnitt, beschneide, beschneiden, zuschnitt, zuschneiden, zurechtschneid*, hochkant zuschneiden',
    anonymize: 'unleserlich*, unkenntlich*, verdeck*, abdeck*, nicht erkennbar, unerkennbar',
    not: 'ausgenommen',
    article: 'vier, fünf, sechs',
    quadruple: '4 mal, 4mal, vier mal',
    triple: '3 mal, 3mal, drei mal',
    double: '2 mal, 2mal, zwei mal',
    reference:
      'mein anderes bild, mein anderes foto, mein zweites bild, mein zweites foto, das andere bild, das andere foto',
    'op:vintage': 'auf alt gemacht, alt gemacht',
    warm: 'romantisch*',
  },
  french: {
    filler:
      'garde les proportions, en gardant les proportions, gardez les proportions, voir, voir mes, auriez vous la gentillesse, auriez vous, ayez la gentillesse, la gentillesse de, seriez vous, serait il possible, est ce possible, est il possible, me faudrait, il me faudrait, il faudrait, faut que, faudrait, disons, environ, tant qu à y être, heille, ton affaire, pis, ben, là, pantoute, correct, merci ben, vendre, mes patins, montrer, montre, mets ça, maximum, au maximum, minimum, au moins, pur, pure',
    less: 'moins fort, moins forte, moins intense, deux fois moins fort, plus doux, atténue, baisse, diminue, calme, calmer, adoucis, refroidi sans, à moins',
    subtle:
      'toute douce, tout doux, toute légère, tout léger, un tit peu, un ti peu, un chouïa, chouïa, une touche, discrète, discret, moitié moins fort, deux fois moins fort, à moitié, semi transparent, semi transparente, petite ombre, petit, petite, petits, petites, sans en faire trop, pas trop forte',
    keep: 'reste, restent, laisse tranquille, tranquille, doit rester, doivent rester, peut rester, peuvent rester, ne bouge pas',
    except: 'excepté, à part, mis à part, hormis, sauf que, à l exception, sauf le mien',
    remove:
      'ôte, ôtez, vire, virez, dégage, dégager, faire disparaître, disparaître, gâche, gâchent, gêne, gênent, dérange, bouffe, ôte donc, dispara*, enlèves',
    background:
      'arrière plan, le fond sois, fon, derrière moi, derrière nous, larriere plan, larrière plan, l arriere plan, arriere plan',
    'op:product-shadow':
      'petite ombre, une petite ombre, ombre dessous, ombre en dessous, ombre au sol, ombre portée, ombre sous le, ombre légère',
    'op:pencil-sketch':
      'contours, les contours, juste les contours, coloriage, pour un coloriage, livre de coloriage, au trait',
    'op:night': 'c était la nuit, comme si c était la nuit, en pleine nuit, de nuit',
    'op:dramatic-lighting': 'mélancoli*, maussade, inquiétant*',
    'style:comic': 'bd, façon bd, bande dessinée, en bd',
    'style:ukiyo-e': 'estampe japonaise, estampe, estampes japonaises, gravure japonaise, la grande vague',
    cut: 'découpe ma tête, détoure, détouré, détourée, détourer, detouré',
    resize:
      'réduis à, ramène à, compresse la taille, réduire la taille, plus légère, plus léger, pour l envoyer par mail, plus petite, moins lourde',
    anonymize:
      'cacher, cache, masque, masquer, masquez, anonymise, méconnaissable*, illisible, non reconnaissable*',
    rotate: 'penche la, incline la, quart de tour, tourne la',
    border: 'liseré, filet, cadre',
    'place:behind': 'le monde en arrière, le monde derrière, monde en arrière, en arrière',
    skin: 'bouton, boutons, bouton d acné, point noir',
    article: 'quatre, cinq',
    quadruple: '4 fois, quatre fois',
    triple: '3 fois, trois fois',
    double: '2 fois, deux fois',
    flip: 'texte inversé, écriture inversée, texte est à l envers, écriture est à l envers',
    'op:vintage': 'vieilli, vieillie, vieillies, vieillir, vinetage',
    warm: 'romantique, romantiques',
  },
  portuguese: {
    filler:
      'mantém as proporções, mantenha a proporção, mantendo a proporção, mantendo as proporções, queria ver, ver, vender, mostrar, mostra, seria possível, será possível, gostaria de saber, saber se, conseguem, se conseguem, se faz favor, faz favor, por gentileza, teria como, tem como, dá pra, dá para, dava pra, rola, bate, pelo amor, pelo amor de deus, me salva, socorro, galera, mano, mandar, manda em, salva em, gente, pegada, pegada de, tipo balada, anda que, aí mano, dá uma, um pouquinho, puro, pura',
    less: 'baixa, baixe, baixar, diminui, diminua, acalma, acalme, menos forte, menos intenso, suaviza, tira um pouco, reduz, reduza, puxa pra baixo',
    subtle:
      'fraquinho, fraquinha, fraco, levinho, levinha, de leve, bem de leve, bem suave, bem levinho, metade do efeito, meia força, só um tiquinho, tiquinho, um tico, semitransparente, meio transparente, discretinho, pequenininho, pequenininha, pequena sombra, sem exagero, sem exagerar',
    keep: 'fica, ficam, só ficam, só fica, continue, continua, permaneça, permanece, mantém, mantenha, normal, intacta, intacto',
    only: 'só ficam, só fica, ficam só, fica só',
    except: 'menos a minha, menos o meu, tirando, fora a',
    remove:
      'tirasse, tire, retirar, some com, sumir, sume, apagar, apaga, leva, limpa, limpem, limpem na, tira isso, estraga, estragou, atrapalha, atrapalham, incomoda, saiu com, nasceu na cabeça, dá pra sumir',
    add: 'bota, bote, botar, taca, joga, coloque, mete, põe, ponha',
    background: 'lá atrás, o que tem atrás, o que está atrás, fundão',
    'op:product-shadow':
      'sombra no chão, sombra embaixo, sombrinha, sombra debaixo, sombra do produto, sombra leve embaixo',
    upscale:
      'aumenta pro dobro, aumenta a resolução, aumentar a resolução, mais resolução, dobro do tamanho, pro dobro',
    resize:
      'diminui pra, diminue, diminue pra, diminuir para, reduz pra, reduz para, mais leve, pra mandar por email, para enviar por email',
    'op:pencil-sketch': 'contornos, só os contornos, livro de colorir, para colorir, pra colorir',
    'style:comic': 'gibi, tipo gibi, quadrinho, quadrinhos, hq, em quadrinhos',
    'style:ukiyo-e': 'xilogravura japonesa, gravura japonesa, estampa japonesa, a grande onda, tipo a onda',
    'op:dramatic-lighting': 'melancólic*, sombri*, soturn*',
    'op:cinematic': 'pegada de cinema, cara de cinema, cara de filme',
    crop: 'corta certinho, corta a metade, corta fora, corta o, corte',
    cut: 'me recorta, me recorte, recorta eu, recorta a gente, me corta',
    'round-corners':
      'arredonda a borda, arredonda as bordas, arredondar as bordas, bordas arredondadas, arredonda os cantos, cantos arredondados, cantos redondos, pontas arredondadas',
    anonymize:
      'cobre, cubra, cobrir, tampa, tampe, tampar, esconde, esconda, esconder, irreconhecíve*, ilegíve*',
    word: 'letra, letras, letra branca, tipografia',
    'op:sunset': 'hora dourada, luz dourada',
    quadruple: '4 vezes, quatro vezes, 4 x',
    triple: '3 vezes, três vezes',
    double: '2 vezes, duas vezes',
    skin: 'espinha, espinhas, cravo, cravos',
    article: 'quatro, cinco',
    flip: 'texto invertido, letras ao contrário, texto ao contrário, escrita invertida',
    warm: 'romântic*',
  },
  italian: {
    filler:
      'mantieni le proporzioni, mantenendo le proporzioni, vedere, far vedere, mostra, mostrami, vendo, la vendo, vendere, mi serve, mi servirebbe, avrei bisogno, avrei bisogno che, potrebbe cortesemente, cortesemente, sarebbe possibile, è possibile, si può, si possono, si riesce, si riesce a, raga, raga aiuto, aiuto, ahah, stampare, stamparla, per stamparla, mi sa, mi sa che, boh, tipo, che differenza fa, prova, provare, io, terrei, mi piace, risultasse, fallo, puro, pura',
    less: 'abbassa, abbassare, meno intenso, meno intensa, meno forte, rifallo meno intenso, cala, smorza, attenua, giù un po, più tenue',
    subtle:
      'ma non esageriamo, non esageriamo, non esagerare, senza esagerare, poco poco, un filo, un pelo, un terzo, tipo un terzo, metà effetto, a metà intensità, metà intensità, semitrasparente, semi trasparente, mezzo trasparente, piccola ombra, piccola, piccolo, piccole, piccoli, ombrina, leggerissim*, giusto un tocco, delicat*, soft',
    keep: 'resta, restano, resti, deve restare, rimanga, rimangano, lascia stare, intatt*, uguali, uguale, invariat*',
    except: 'a parte, eccetto, salvo',
    remove:
      'si toglie, togi, togli via, leva, levami, levare, fai sparire, sparire, spunta dalla testa, rovina, rovinano, dà fastidio, danno fastidio, disturba, disturbano, taglia via, elimin*, eliminalo, eliminala, toglietela, cancella, fai fuori, via',
    add: 'mettici, mettigli, aggiungici, piazza, piazzaci, stampa sopra',
    background: 'quello che c è dietro, il muro dietro, ciò che sta dietro, dietro',
    'blur-background':
      'dietro fuori fuoco, muro dietro fuori fuoco, dietro sfocato, sfoca dietro, sfocare dietro, modalità ritratto',
    'op:product-shadow':
      'piccola ombra, una piccola ombra, ombra sotto, ombra a terra, ombra in basso, ombrina, ombretta',
    'op:pencil-sketch':
      'contorni, solo contorni, solo i contorni, da colorare, libro da colorare, disegno da colorare',
    'op:dramatic-lighting': 'malinconic*, cupa, cupo, tetr*, lugubre',
    'op:night': 'che sembri notte, sembri notte, come di notte',
    'style:comic': 'fumetto, fumetti, stile fumetto, vignetta di fumetto',
    'style:ukiyo-e': 'stampa giapponese, xilografia giapponese, la grande onda',
    cut: 'scontorna*, scontornat*, ritaglia la persona, ritaglia il soggetto, ritaglia il gatto, ritaglia il cane, ritaglia la figura',
    'round-corners':
      'arrotonda gli angoli, angoli arrotondati, angoli tondi, bordi arrotondati, arrotonda i bordi',
    'op:pixelate': 'pixell*, pixella, pixellato',
    anonymize: 'nascond*, copri, coprire, oscura le facce, oscura i volti, irriconoscibil*, illeggibil*',
    resize:
      'portala a, portala in, porta a, riducila a, riduci a, più leggera, per email, per mandarla via mail',
    rotate: 'inclinala, inclina, ruotala, girala',
    not: 'esclusa, escluso, esclusi, escluse',
    skin: 'brufolo, brufoli, neo, nei, punti neri',
    article: 'quattro, cinque',
    quadruple: '4 volte, quattro volte',
    triple: '3 volte, tre volte',
    double: '2 volte, due volte',
    flip: 'scritta al contrario, testo al contrario, scritta specchiata, lettere al contrario',
    warm: 'romantic*',
  },
};
