import type { Lexicon } from './english.ts';

export const ITALIAN: Lexicon = {
  /** Words that may stand between the words of a phrase. */
  article:
    'due, tre, il, lo, la, i, gli, le, l, un, uno, una, del, dello, della, dei, degli, delle, dell, di, mio, mia, miei, mie, questa, questo, queste, tutti, tutte, suo, sua, al',
  filler:
    'il, lo, la, i, gli, negli, le, l, un, uno, una, del, dello, della, dei, degli, delle, dell, di, d, a, al, allo, alla, ai, agli, alle, da, dal, dalla, in, nel, nello, nella, nei, nelle, con, per, su, sul, sulla, sullo, mio, mia, miei, mie, tuo, tua, suo, sua, mi, ti, si, ci, per favore, favore, grazie, ciao, voglio, vorrei, puoi, può, potresti, potrebbe, desidero, che, come, è, e stato, sono, sia, essere, qui, ora, adesso, effetto, stile, filtro, aspetto, modo, modalità, tocco di, sembri, sembrare, sembra, tono, toni, look, po di, ne, devi, bella foto, vedere, risulti, dare, ho',
  and: 'e, ed, anche, inoltre',
  then: 'poi, dopo, quindi, infine, e poi',
  but: 'ma, però',
  not: 'non, mai, né, evita',
  without: 'senza, privo di, nessun, nessuna',
  except: 'tranne, eccetto, salvo, a parte, ad eccezione di, tutto tranne, fuorché',
  instead: 'invece di, al posto di, anziché',
  only: 'solo, soltanto, solamente, unicamente',
  keep: 'mantieni, mantenere, mantenendo, conserva, lascia, lasciare, lasciando, preserva, tieni, tenere',
  alone: 'com è, così com è, intatto, intatta, invariato, invariata, inalterato, stare',
  touch: 'toccare, toccando, tocca, modificare, modifica, cambiare, alterare, cambia',
  everything: 'tutto, tutto il resto, il resto, resto',
  subtle:
    "un po, un po', un poco, poco, un pochino, leggermente, lievemente, leggero, leggera, delicatamente, delicat*, sottile, non troppo, appena, discret*, un tocco",
  moderate: 'moderat*, abbastanza, piuttosto',
  strong:
    'molto, molta, forte, fortemente, intens*, estremamente, al massimo, tanto, tantissimo, decisamente, super',
  fully: 'completamente, totalmente, del tutto, interamente, intera, intero, tutta',
  more: 'più, aument*, alza, alzare, increment*, rafforza*, maggiore, potenzia*, accentua*',
  less: 'meno, più basso, più bassa, riduci, ridurre, diminu*, abbassa*, attenua*, ammorbidisci, minore, non così, non tanto',
  excess: 'troppo, troppa, troppi, troppe, eccessivamente, così',
  lacking: 'manca, poca, non abbastanza, serve',
  double: 'doppio, il doppio, raddoppia*, due volte',
  triple: 'triplo, triplica*, tre volte',
  quadruple: 'quattro volte, quadruplica*',
  half: 'metà, la metà, dimezza*',
  make: 'fai, fa, fare, fallo, falla, rendi, rendilo, rendila, rendere, metti, mettere, converti, convertire, trasforma*, dai, applica*, passa a, regola, dipingi, porta, imposta, cambia in, fammi, fai diventare, fa diventare, far diventare, diventare, diventi, diventa',
  add: 'aggiung*, aggiungere, inserisci, inserire, metti, mettere, includi, colloca, disegna, sovrapponi',
  replace: 'sostitu*, cambi*, rimpiazza*, nuovo, nuova, altro, altra, scambia',
  remove:
    'rimuov*, rimuovere, togli*, togliere, elimin*, cancell*, leva, levare, sparire, scomparire, pulisci, via, nascondi, tog*, levami, fai sparire, elimina',
  fix: 'corregg*, ripar*, sistema*, aggiust*, recuper*, restaur*, risolvi',
  improve: 'miglior*, ottimizz*, perfeziona*, abbellisci, esalta*, ritocc*, valorizza*',
  write: 'scriv*, con scritto, che dica, che dice, dicendo, scritta',
  cut: 'scontorn*, ritaglia la persona, ritaglia il soggetto, ritaglia l oggetto, ritaglia il prodotto, isola*, estra*, separa*, scontorno',
  fill: 'riempi*, riempimento',
  picture: 'foto, fotografia, fotografie, immagine, immagini, scatto, scatti, ritratto intero, selfie',
  this: 'questo, questa, quello, quella, area selezionata, parte selezionata, zona selezionata',
  background: 'sfondo, sfondi, sfondo della foto, fondale, fondo, lo sfondo',
  subject:
    'soggetto, soggetto principale, oggetto, oggetto principale, prodotto, primo piano, figura, modello',
  face: 'viso, visi, volto, volti, faccia, facce, testa',
  color: 'colore, colori, tonalità, tinta, tinte, palette',
  light: 'luce, luminosità, esposizione, luci',
  lighting: 'illuminazione',
  quality: 'qualità, alta definizione, hd, alta qualità',
  size: 'dimensione, dimensioni, risoluzione, grandezza, pixel',
  edge: 'bordi, bordo, angoli, margini, angolo',
  word: 'testo, testi, parola, parole, scritta, scritte, titolo, didascalia, lettere, frase',
  shadow: 'ombra, ombre, zone scure, parti scure',
  highlight: 'alte luci, zone chiare',
  detail: 'dettaglio, dettagli, trama, chiarezza',
  document: 'documento, documenti, carta, ricevuta, foglio, pagina, fattura, contratto, scontrino',
  skin: 'lentiggini, efelidi, pelle, rughe, brufoli, acne, occhiaie, imperfezioni, macchie della pelle, brufolo, herpes, punti neri, rossori, colorito spento',
  /** Words for everything that the picture shows. */
  scene:
    'scena, paesaggio, vista, stanza, cucina, città, paese, luogo, cibo, piatto, matrimonio, festa, interno, ambiente, ristorante, camera, ritratto, vacanza, vacanze',
  with: 'con',
  /** The thing after one of these words only locates another thing: "the man next to the car". */
  near: 'accanto a, vicino a, vicino al, dietro al, dietro alla, tra, accanto al',
  part: 'cielo, nuvole, nuvola, capelli, occhi, occhio, labbra, denti, naso, bocca, orecchie, mano, mani, braccio, braccia, gamba, gambe, erba, prato, mare, oceano, lago, fiume, acqua, camicia, maglietta, maglia, vestito, vestiti, abito, giacca, pantaloni, gonna, scarpe, cappello, berretto, muro, muri, parete, pareti, pavimento, soffitto, tetto, albero, alberi, foglie, fiore, fiori, montagna, montagne, casa, case, edificio, edifici, palazzo, strada, finestra, finestre, porta, sole, luna, stelle, barba, baffi, occhiali, corpo, neve, sabbia, spiaggia, campo, giardino, cavi, fili, palo, pali, cartello, spazzatura, macchia, macchie, riflesso, riflessi, data, targa, dito, tatuaggio, logo, bosco, foresta, collana, anello, recinto, tenda',
  colorize: 'coloriz*, colora, colorare, colora la foto, aggiungi colore, aggiungere colore, dai colore',
  undress: 'nud*, spoglia*, senza vestiti, senza bikini, togli i vestiti, rimuovi i vestiti, svestire',
  watermark: 'filigrana, filigrane, watermark, copyright, firma',
  'beyond:read':
    'estrai il testo, estrarre il testo, cosa c è scritto, leggimi, leggi, traduci, tradurre, descrivi, descrivere, trascrivi, quanti, quante, chi è, identifica',
  'beyond:person':
    'guardi in camera, guardare in camera, guarda in camera, guarda l obiettivo, sorridere, sorrida, sorriso, sorridente, apri gli occhi, aprire gli occhi, più giovane, più vecchio, più vecchia, invecchiami, ringiovanisci, più magro, più magra, dimagri*, muscoli, calvo, biondo, bionda, acconciatura, scambia i volti, scambia le facce, incinta, travestito, indossa, indossando, invecchi*, ringiovan*, denti dritti',
  'beyond:extend': 'estendi, estendere, allarga l inquadratura, espandi, espandere',
  'beyond:motion': 'anima, animare, animazione, video, movimento, 3d',
  'beyond:weather':
    'aggiungi nebbia, aggiungere nebbia, pioggia, piovere, nevicare, nevica, temporale, tempesta, aggiungi neve, arcobaleno, inverno, estate, autunno, soleggiat*',
  'beyond:view':
    'dall alto, altra angolazione, vista aerea, di profilo, gira la testa, linee verticali, correggi la prospettiva, correggere la prospettiva, linee cadenti, prospettiva, le verticali, verticali',
  'beyond:made':
    'genera, generare, immagina, inventa, drago, unicorno, dinosauro, corona, ali, supereroe, robot, principessa, alieno, lego, palloncini, coriandoli, fuoco, fumo',
  'op:black-and-white':
    'bianco e nero, bianco nero, b / n, bn, b & n, b e n, bianco & nero, monocrom*, scala di grigi, toni di grigio, senza colore, senza colori, togli il colore, togli i colori, rimuovi i colori, rimuovi il colore, bianco e nerro, bainco e nero, nero e bianco, leva i colori',
  'op:vintage':
    'vintage, retrò, retro, antico, antica, vecchia foto, vecchia, vecchio, foto antica, foto d epoca, d epoca, invecchia*, nostalgic*, nostalgia, analogic*, pellicola, anni settanta, anni ottanta, anni sessanta, anni cinquanta, polaroid, anni 70, anni 80, anni 60, anni 50, anni 90, stile antico, consumat*, vecchio stile, usa e getta, rullino',
  'op:watercolor': 'acquerell*, acquarell*, guazzo, tempera',
  'op:oil-painting':
    'pittura a olio, pittura ad olio, olio, dipinto, dipinto a olio, dipinto ad olio, pittura, quadro, pennellate, tela, acrilico',
  'op:pencil-sketch':
    'matita, disegno a matita, schizzo, bozzetto, disegno, disegnato, disegnata, carboncino, a matita, china, disegno al tratto, grafite, incisione, disegno a china, da colorare, solo contorni, solo linee',
  'op:cartoon':
    'cartone, cartone animato, cartoni animati, cartoon, caricatura*, fumetto animato, illustrazione, simpson, fumetto, fumetti',
  'op:neon-glow':
    'neon, bagliore neon, luci al neon, luce al neon, cyberpunk, effetto neon, bagliore al neon, bagliore, insegne al neon, insegna al neon',
  'op:magical-effects':
    'magic*, magia, effetti magici, effetto magico, fata, fate, polvere di fata, fiaba, fiabesc*, incantat*, fantasia, scintille, scintillii, glitter, brillantini, sognante, da sogno, onirico, incantevole, lucine, da fiaba, scintill*, incantato, polvere di stelle',
  'op:dramatic-lighting':
    'drammatic*, illuminazione drammatica, luce drammatica, chiaroscuro, teatrale, epic*, luce da studio, misterios*, cupo, cupa',
  'op:cinematic':
    'cinematografic*, cinema, da film, film, come un film, come al cinema, cinematico, scena da film, film thriller, locandina, fotogramma',
  'op:teal-and-orange':
    'turchese e arancione, arancione e turchese, arancio e turchese, hollywood, verde acqua e arancione, blu e arancione',
  'op:sepia':
    'seppia, tono seppia, toni seppia, toni marroni, tono marrone, marrone antico, marroncina, color seppia',
  'op:night':
    'notte, di notte, notturn*, mezzanotte, chiaro di luna, giorno alla notte, da giorno a notte, a mezzanotte, notte fonda, in notturna',
  'op:sunset': 'tramonto, ora d oro, alba, crepuscolo, luce dorata, al tramonto, ora dorata, golden hour',
  'op:dehaze':
    'togli la foschia, rimuovi la foschia, elimina la foschia, togli la nebbia, rimuovi la nebbia, elimina la nebbia, senza foschia, senza nebbia',
  'op:denoise':
    'togli il rumore, rimuovi il rumore, riduci il rumore, riduzione del rumore, elimina il rumore, meno rumore, senza rumore, togli la grana, meno grana, rimuovi la grana, riduzione rumore',
  'op:color-correction':
    'correggi i colori, correggere i colori, correzione del colore, correzione colore, bilanciamento del bianco, bilanciamento colore, colori naturali, colori reali, dominante di colore, sistema i colori, correggi il colore, colori neutri, bilancia il bianco, bilancia i bianchi, subacquea, sott acqua, luce artificiale, troppo filtro, ridammi i rossi, colori sbagliati, colore sbagliato, colori veri, colore vero, colore reale, luce gialla, luce verde, luce arancione, luce blu, lampadina, tono giallo, tono blu, tono verde, neutralizza, equilibra i colori, colori fedeli, fedele alla realtà',
  'op:enhance-colors':
    'migliora i colori, migliorare i colori, esalta i colori, esaltare i colori, ravviva i colori, colori migliori, colori più belli, colorata, colorato, più colorata, spenta, spento, spenti, smorta, smorto, più vita, senza vita, gustos*, deliziosa, delizioso, appetitos*, migliora l illuminazione, migliorare l illuminazione, migliora la luce, risalta i colori, fai risaltare i colori, potenzia i colori, risaltare, più verde, più verdi, che risalta, invitante, succulent*, più colorati, piu colorati, colori vivi, vibrante, vibranti, brillanti, colori brillanti, dai vita, dare vita, ridai vita, appetitosa, sfizios*, ravviva, ravvivare, ravvivala, vivaci, fai risaltare, far risaltare, più grinta, grintos*, sgargianti colori, accattivante, più viva',
  'op:improve-quality':
    'migliora la qualità, migliorare la qualità, migliore qualità, aumenta la qualità, più qualità, alta qualità, hd, alta definizione, miglioramento automatico, migliora la foto, migliora l immagine, migliora questa foto, migliora la mia foto, migliora, migliorare, migliorala, meglio, migliore, ritocca, sgranata, pixelata, bassa qualità, in hd, scarsa qualità, bellissima, stupenda, fantastica, professionale, più bella, bella, rendila bella, falla bella, fammela bella, più carina, più carino, abbellisci, abbellire, sistemala, sistema la foto, sistemare, aggiustala, aggiusta la foto, più professionale, da professionista, come un professionista, da rivista, da studio, presentabile, perfeziona, valorizza, fai quello che puoi, fotocamera scarsa, telefono scarso, ritoccala, ritocco generale, è venuta male, venuta male, migliora tutto',
  'op:low-light':
    'poca luce, troppo scura, troppo scuro, sottoespost*, controluce, schiarisci le ombre, illumina le ombre, recupera le ombre, manca luce, molto scura, apri le ombre, ombra sul viso, ombre sul viso, sembra una grotta, al buio, come una grotta, in penombra, non si vede niente, non si vede nulla, non si vede, non si distingue, male illuminata, poco illuminata, sottoesposta, sottoesposto, senza flash, aprire le ombre, alza le ombre, in ombra, nell ombra, oscurità, troppo buia, troppo buio',
  'op:film-grain':
    'grana della pellicola, aggiungi grana, aggiungere grana, grana pellicola, effetto grana, più grana, grana da pellicola',
  'op:fade':
    'sbiadit*, opaco, effetto opaco, finitura opaca, scolorit*, slavat*, sbiadita, neri sollevati, neri slavati',
  'op:vignette': 'vignett*, scurisci i bordi, bordi scuri, scurisci gli angoli, angoli scuri, vignettatura',
  'op:tilt-shift':
    'miniatura, effetto miniatura, modellino, tilt shift, plastico, città in miniatura, come un plastico, giocattolo, trenino',
  'op:invert': 'invert*, inverti i colori, negativo, colori invertiti',
  'op:posterize': 'posterizz*, serigrafia, meno colori',
  'op:match-reference':
    'stesso stile, stessi colori, come la mia altra foto, colori della mia altra foto, stile della mia altra foto',
  'op:hdr':
    'hdr, ampia gamma dinamica, gamma dinamica, effetto hdr, luci abbassate, dettaglio nelle nuvole, recupera le alte luci, luci e ombre insieme',
  'op:repair-scratches':
    'graffi, graffio, sbiadita e ha delle macchie, sbiadita e ha macchie, sbiadita e con macchie, sbiadita con delle macchie, sbiadita con macchie, sbiadita e macchiata, sbiadita e ha molte macchie, sbiadita e ha qualche macchia, strappi, strappo, pieghe, crepe, restaura questa foto, restaura la foto, restaurare la foto, restaura, restaurare, restauro, danneggiata, rovinata, polvere, restaura questa vecchia foto, restaurare una vecchia foto, strappata, piegata, stropicciata, sgualcita, macchiata, macchie di umidità, muffa, graffiata, rigata, righe bianche, crepata',
  'op:red-eye': 'occhi rossi, occhio rosso, pupille rosse, occhi da diavolo, occhi indemoniati, pupille',
  'op:smooth-skin':
    'leviga la pelle, pelle liscia, pelle più morbida, pelle più levigata, pelle levigata, ammorbidisci la pelle, togli le rughe, rimuovi le rughe, togli i brufoli, rimuovi i brufoli, filtro bellezza, ritocca la pelle, ritocca il viso, pelle perfetta, elimina le rughe, elimina i brufoli, rimuovi l acne, levigare la pelle, pelle più liscia, ritocco della pelle, pelle uniforme, pelle più uniforme, uniforma la pelle',
  'op:pixelate':
    'pixela*, pixelizza*, effetto pixel, pixel art, mosaico, 8 bit, videogioco anni 80, quadrettoni',
  'op:blur': 'sfoca*, sfuma, effetto sfocato, offusca',
  'op:product-shadow':
    'aggiungi un ombra, aggiungere un ombra, ombra del prodotto, ombra portata, ombra morbida, ombra sotto, un ombra, con ombra, aggiungi ombra',
  'op:scan-document':
    'scansion*, scannerizza*, scanner, documento scansionato, raddrizza il documento, carta bianca, come scansionato, leggibile, più leggibile, pulisci il documento',
  'op:passport-photo':
    'fototessera, foto tessera, passaporto, foto per passaporto, foto passaporto, biometrica, foto d identità, formato passaporto, carta d identità',
  'op:straighten':
    'raddrizza*, livella*, orizzonte storto, storta, storto, inclinata, inclinato, pendente, allinea, in discesa, pende a destra, pende a sinistra, inclinat*, raddrizza, raddrizzare, raddrizzala, livella, in bolla, sbilenca, sbilenco, obliqua',
  bright:
    'luminos*, schiari*, schiarire, schiarisci, illumin*, brillante, chiara, chiaro, chiare, brillanti, più chiara, più chiaro, illumina, illuminare, luminosa, luminoso, più luce, rischiara, rischiarare',
  overexposed:
    'sovraespost*, troppo chiara, troppo chiaro, troppo luminosa, troppo luminoso, troppa luce, bruciata, bruciato',
  dark: 'scur*, scurisci, scurire, più scura, più scuro, oscura, buia, buio',
  contrast: 'contrast*, contrasti, contrasto',
  vivid:
    'satur*, saturazione, saturi, vivid*, vivaci, vivace, colori vivaci, vivi, colori vividi, vibrant*, colori intensi, intensità',
  muted:
    'desatur*, colori tenui, toni pastello, pastello, pallid*, colori spenti, colori morbidi, attenua i colori, meno colorata, meno colorato, troppo colorata, troppo colorato',
  warm: 'cald*, scalda, riscalda*, toni caldi, colori caldi, accogliente, temperatura, calore, caldi, autunnal*, caldin*',
  cool: 'fredd*, raffredda*, toni freddi, colori freddi, gelid*, ghiacciat*, bluastr*, invernal*, nordic*, glacial*',
  sharp:
    'meno sfocata, meno mossa, nitid*, nitidezza, nitida, nitido, affila*, più dettagli, più dettaglio, definizione, togli la sfocatura, rimuovi la sfocatura, correggi la sfocatura, a fuoco, messa a fuoco, dettagliat*, definita, più nitida, più nitido, più definita, più definito, metti a fuoco, mettere a fuoco, più a fuoco',
  blurry:
    'sfocat*, mossa, mosso, fuori fuoco, sfocatura, ho tremato, tremolante, non è nitida, sfocata, sfocato, sfuocata, sfuocato, poco nitida, non nitida, messa a fuoco sbagliata, micromosso',
  noise:
    'rumore, grana, granulos*, rumoros*, puntini, piena di puntini, rumorosa, sgranata, granulosa, puntinata, rumore digitale, disturbo digitale, iso alto, iso alti',
  haze: 'foschia, nebbia, nebbios*, offuscat*',
  cast: 'dominante, giallastr*, verdastr*, rossastr*, bluastro, arancionat*, giallognol*, ingiallit*',
  transparent:
    'trasparent*, trasparenza, sfondo trasparente, png trasparente, invisibile, adesivo, senza sfondo',
  'blur-background':
    'bokeh, modalità ritratto, profondità di campo, effetto ritratto, sfondo sfocato, sfocatura dello sfondo, sfondo sfuocato, sfocatura dietro',
  gradient: 'sfumatura, gradiente, sfumato, degradé',
  studio: 'studio, neutro, tinta unita, semplice, pulito',
  headshot: 'linkedin, ritratto professionale, foto profilo professionale, foto per curriculum, foto cv',
  reference:
    'la mia altra foto, altra foto, mia altra foto, mia altra immagine, l altra foto, seconda foto, le due foto, due foto, entrambe le foto, seconda immagine, l altra immagine, altra immagine, dell altra, quella di riferimento, foto di riferimento, foto 2',
  'direction:horizontal': 'orizzontale, orizzontalmente',
  'direction:vertical': 'verticale, verticalmente',
  'direction:diagonal': 'diagonale',
  'direction:radial': 'radiale',
  crop: 'ritagli*, taglia, tagliare, inquadra*, zoom, zooma, ravvicina, primo piano del, stringi su, stringi sull, stringi sul, inquadra più stretto, più stretta, troppo spazio sopra',
  rotate:
    'ruota, ruotare, ruotala, ruotalo, gira, girare, girala, capovolta, a testa in giù, di lato, rotazione, va girato, va girata, di traverso',
  flip: 'rifletti, specchi*, specchia, ribalta*, a specchio, effetto specchio',
  resize:
    'ridimension*, rimpicciol*, riduci le dimensioni, ridurre le dimensioni, più piccola, più piccolo, piccola, piccolo, cambia le dimensioni, larghezza, altezza, larga, alta, di larghezza, scala a, riduci la dimensione',
  upscale:
    'ingrandi*, aumenta la risoluzione, aumentare la risoluzione, risoluzione più alta, alta risoluzione, più risoluzione, più grande, maggiore risoluzione, per la stampa, per stampare, super risoluzione, aumenta le dimensioni, per un poster, migliora la risoluzione, raddoppia la risoluzione, raddoppia le dimensioni, migliore risoluzione, grande, 300 dpi, più pixel, piu pixel, per manifesto, formato poster, ingrandimento, risoluzione non basta, bassa risoluzione, risoluzione bassa, stampare in grande, stampa grande, grande formato, ingrandisci, ingrandire, ingrandiscila, doppio delle dimensioni, due volte più grande',
  'side:1920': 'full hd',
  square: 'quadrat*, formato quadrato, foto profilo, foto del profilo, avatar',
  circle: 'cerchio, circolare, rotonda, rotondo, tonda, tondo, ovale, ovali',
  'ratio:16:9': 'formato panoramico, widescreen, formato orizzontale, youtube, copertina youtube, 16 9',
  'ratio:9:16': 'storia, storia instagram, storie, sfondo del telefono, tiktok, reel, 9 16',
  'ratio:4:5': 'ritratto instagram, formato verticale, 4 5',
  clockwise: 'verso destra, a destra, in senso orario, senso orario',
  counterclockwise: 'verso sinistra, a sinistra, in senso antiorario, senso antiorario',
  'upside-down': 'sottosopra, a testa in giù, capovolta',
  'convert-format':
    'converti in, convertire in, salva come, salva in, salvare come, esporta*, formato, salvala in, salvalo come',
  'format:other': 'pdf, tiff, svg, vettorial*, gif',
  compress:
    'comprim*, comprimi, file più leggero, file più piccolo, riduci il peso, ridurre il peso, meno pesante, pesi meno, pesa meno, pesa troppo, file troppo grande, file è troppo grande, file troppo pesante, file è troppo pesante, alleggeri*',
  'file-size': 'peso del file, dimensione del file, dimensioni del file, megabyte, kilobyte',
  border: 'bordo, cornice, cornici, incornicia*, un bordo, cornicetta, bordino, margine',
  'round-corners':
    'angoli arrotondati, arrotonda gli angoli, arrotondare gli angoli, arrotondat*, bordi arrotondati, angoli smussati, angoli tondi',
  collage:
    'collage, affianca*, fianco a fianco, una accanto all altra, combina*, unisci, unire, prima e dopo, insieme, montaggio, affianca, affiancate, le due foto',
  recolor: 'ricolora*, tingi, tingere, dipingi, colora',
  'in-color': 'a colori, in colore, colorata solo',
  anonymize:
    'censur*, anonimizza*, irriconoscibil*, copri, coprire, nascondi il volto, oscura il volto, oscura i volti, oscura il viso, privacy, non riconoscibili, non riconoscibile, irriconoscibili, irriconoscibile, non si riconosca, non si riconoscano, non devono essere riconoscibili',
  'place:left': 'a sx, a sinistra, di sinistra, sulla sinistra, sinistra, lato sinistro, sinistro',
  'place:right': 'a dx, a destra, di destra, sulla destra, destra, lato destro',
  'place:behind':
    'sullo sfondo, dallo sfondo, dello sfondo, nello sfondo, dietro, in fondo, turisti, sconosciuti, passanti, estranei, alle spalle, invitato, invitati, invitata, invitate',
  'place:front': 'davanti, in primo piano',
  'style:anime': 'un anime, stile anime, da anime',
  'place:top': 'in alto, alto, sopra, parte superiore, superiore, nella parte superiore',
  'place:bottom': 'in basso, basso, sotto, parte inferiore, inferiore, nella parte inferiore',
  'place:center': 'al centro, centro, in mezzo, nel mezzo, centrato',
  'place:top-left': 'in alto a sinistra, angolo superiore sinistro, angolo in alto a sinistra',
  'place:top-right': 'in alto a destra, angolo superiore destro, angolo in alto a destra',
  'place:bottom-left': 'in basso a sinistra, angolo inferiore sinistro, angolo in basso a sinistra',
  'place:bottom-right': 'in basso a destra, angolo inferiore destro, angolo in basso a destra, nell angolo',
  around: 'attorno, intorno, centrata su',
  'color:white': 'bianc*',
  'color:black': 'ner*',
  'color:gray': 'grigi*',
  'color:silver': 'argento, argentato',
  'color:red': 'ross*, rosso acceso, rosso fuoco',
  'color:burgundy': 'bordeaux',
  'color:orange': 'arancione, arancioni, arancio',
  'color:yellow': 'giall*',
  'color:gold': 'oro, dorat*',
  'color:cream': 'crema',
  'color:beige': 'beige',
  'color:green': 'verde, verdi, verdino',
  'color:turquoise': 'turchese',
  'color:blue': 'blu',
  'color:navy': 'blu scuro, blu navy',
  'color:sky blue': 'azzurr*, celeste, azzurrino, azzurrina',
  'color:purple': 'viola, porpora',
  'color:lilac': 'lilla',
  'color:magenta': 'magenta',
  'color:pink': 'rosa',
  'color:mustard': 'giallo senape',
  'color:brown': 'marrone, marroni',
  'shade:light': 'chiaro, chiara',
  'shade:dark': 'scuro, scura',
  'shade:pastel': 'pastello',
  'style:van-gogh': 'notte stellata, espressionis*',
  'style:monet': 'impressionis*',
  'style:comic': 'fumett*, fumetto',
  'style:ukiyo-e': 'stampa giapponese, xilografia',
  'style:klimt': 'foglia d oro, foglia oro, bacio di klimt, il bacio di klimt',
  'style:stencil':
    'arte di strada, arte urbana, stile graffiti, stencil alla banksy, stencil di banksy, stencil stile banksy, stencil da strada',
  'artist-style':
    'stile di un artista, stile artistico, artistic*, arte astratta, pittore famoso, opera d arte',
};
