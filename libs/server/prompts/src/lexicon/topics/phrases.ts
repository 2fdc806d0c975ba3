import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/** Phrases whose words mean something else when they stand alone: "the tilt", "leaning on", "nothing behind". */
export const PHRASES: Readonly<Record<Language, Lexicon>> = {
  english: {
    anonymize:
      'not to be recognisable, not to be recognizable, not to be recognised, not to be recognized, not be recognised, not be recognized',
    upscale: 'ready to print, ready for print, ready for printing, print it at',
    near: 'leaning on, leaning against, leaning at, leaning by, leans on, leans against, propped against, propped up against, parked on, parked against',
    'op:straighten':
      'the tilt, this tilt, that tilt, slight tilt, tilt is off, straiten, straigten, strighten, straightn',
    'op:tilt-shift': 'the tilt shift, this tilt shift, slight tilt shift',
    'op:black-and-white': 'go mono, just mono, turn it mono, make it mono, make it all mono',
    'op:pixelate': 'with mosaic, with a mosaic, in mosaic, mosaic censor',
    'op:invert':
      'black to white and white to black, white to black and black to white, black becomes white, white becomes black, flip it to a positive, flip to a positive, turn it to a positive, turn it into a positive, make it a positive, into a positive, to a positive, negative to positive',
    'op:color-correction':
      'even out the colors, even out the colours, even out colors, even out colours, even the colors out, even the colours out, fix the whites, whites look grey, whites look gray, whites look yellow, whites look blue, whites are grey, whites are gray, whites are yellow, whites are blue',
    'op:enhance-colors':
      'give me some color, give me some colour, give us some color, give it some color, give it some colour, bring back the colors, bring back the colours, bring back colors, bring back colours, bring the colors back, bring the colours back, tastier, yummier, more appetizing, more appetising',
    'op:vignette': 'fade out at the edges, fades out at the edges, dark towards the edges',
    'op:vintage':
      'like old postcards, like on old postcards, like an old postcard, like a vintage postcard, silent movie, silent movies, silent film, silent films',
    remove:
      'get rid, loose the, loose this, loose that, loose those, nobody in the background, no one in the background, nobody behind, no one behind, nothing behind me, nothing behind us, nothing behind her, nothing behind him, nothing behind it, nothing behind them, nothing in the background',
    'place:behind':
      'nobody in the background, no one in the background, nobody behind us, nobody behind me, nobody behind her, nobody behind him, nobody behind them, no one behind us, no one behind me, no one behind them',
    background:
      'nothing behind me, nothing behind us, nothing behind her, nothing behind him, nothing behind it, nothing behind them, nothing in the background',
    around:
      'tight round, tightly round, close round, closely round, crop round it, crop round him, crop round her, crop round them, crop round me, crop round us, crop round the face, crop round the subject',
    crop: 'crop round it, crop round him, crop round her, crop round them, crop round me, crop round us, crop round the face, crop round the subject',
    noise: 'noisey, noisy as hell',
    'color:green': 'greens',
    'color:blue': 'blues',
    'color:red': 'reds',
    'color:yellow': 'yellows',
    warm: 'cozy, cozier, cosy, cosier, coziness, cosiness',
    keep: 'is the whole point, is the point, are the whole point',
    reference: 'second upload, other upload, the second upload, my second upload, my other upload',
    'beyond:extend': 'cropped off head, cut off head, cropped off feet, cut off feet, finish the cropped',
    'thing:dog':
      'bulldog, bulldogs, labrador, labradors, poodle, poodles, beagle, beagles, dachshund, dachshunds, terrier, terriers, chihuahua, chihuahuas, golden retriever, german shepherd, corgi, corgis',
    'thing:backpack': 'bagpack, bagpacks, backpak, back pack',
    'thing:clock': 'clok, wall clok, clcok',
  },
  spanish: {
    anonymize: 'no ser reconocidos, no ser reconocidas, no salir reconocibles, que no los reconozcan',
    upscale: 'lista para imprimir, listo para imprimir',
    near: 'apoyada en, apoyado en, apoyada contra, apoyado contra, recostada en, recostado en, apoyada a, apoyado a',
    'op:straighten': 'la inclinación, inclinación, el desnivel',
    'op:invert':
      'lo negro en blanco y lo blanco en negro, negro a blanco y blanco a negro, el negro blanco y el blanco negro, a positivo, en positivo, pásalo a positivo',
    'op:color-correction':
      'iguala los colores, equilibra los colores, corrige el blanco, corrige los blancos, arregla los blancos, los blancos salen, blancos salieron',
    'op:enhance-colors': 'recupera los colores, recupera el color, más apetitos*, apetitos*',
    'op:vignette': 'difuminada en los bordes, difuminado en los bordes, bordes difuminados, bordes oscuros',
    'op:vintage':
      'como postales antiguas, como en las postales antiguas, como las postales antiguas, como una postal antigua, cine mudo, película muda',
    'op:pixelate': 'con mosaico, con un mosaico',
    remove:
      'nadie detrás, nadie atrás, nadie en el fondo, sin nada detrás, sin nada atrás, sin nada en el fondo, nada en el fondo',
    'place:behind': 'nadie detrás, nadie atrás, nadie en el fondo, la jente, jente, jente de atrás',
    background: 'sin nada detrás, sin nada atrás, sin nada en el fondo, nada en el fondo',
    warm: 'acogedor*, más acogedor*',
    'thing:cake': 'mi pastel, el pastel, un pastel, mis pasteles, los pasteles, este pastel, pastel de',
    'thing:person': 'jente',
    'beyond:extend': 'cabeza cortada, pies cortados',
  },
  german: {
    anonymize: 'nicht erkannt werden, nicht erkennbar sein, nicht wiedererkannt werden',
    upscale: 'druckfertig, druckfertige, bereit zum drucken',
    'op:improve-quality': 'aufhübsch*, aufgehübscht, aufzuhübschen, hübscher machen',
    near: 'hinterm, hinters, vorm, überm, unterm, lehnt an, angelehnt an, lehnend an, gelehnt an',
    'op:straighten': 'neigung, die neigung, schieflage, die schieflage',
    'op:invert':
      'schwarz zu weiß und weiß zu schwarz, schwarz in weiß und weiß in schwarz, aus schwarz weiß und aus weiß schwarz, ins positiv, zum positiv, in ein positiv',
    'op:color-correction':
      'farben ausgleichen, gleiche die farben aus, farben angleichen, weiß ist grau, weiß ist gelb, weiß wirkt grau, weiß wirkt gelb',
    'op:enhance-colors':
      'farben zurückholen, hol die farben zurück, farben zurückbringen, bring die farben zurück, farben wieder herholen, appetitlich*, leckerer',
    'op:fade': 'ausbleichen, farben ausbleichen',
    'op:vignette': 'ränder abdunkeln, dunkle ränder, dunklen rändern, dunkler zum rand, zum rand hin dunkler',
    'op:vintage':
      'wie alte postkarten, wie auf alten postkarten, wie bei alten postkarten, wie eine alte postkarte, stummfilm, stummfilms',
    'op:pixelate': 'mit mosaik, mit einem mosaik',
    remove:
      'niemand dahinter, niemand im hintergrund, niemand hinter uns, nichts dahinter, nichts im hintergrund',
    'place:behind': 'niemand dahinter, niemand im hintergrund, niemand hinter uns',
    background: 'nichts dahinter, nichts im hintergrund',
    warm: 'gemütlich*',
    noise: 'krisselig*, grisselig*, grieselig*, griesselig*, krieselig*',
    'beyond:extend': 'abgeschnittenen kopf, abgeschnittener kopf, abgeschnittenen füße',
  },
  french: {
    anonymize: 'ne pas être reconnus, ne pas être reconnues, ne pas être reconnaissables, pas être reconnus',
    upscale: 'prête à imprimer, prêt à imprimer, prête pour l impression',
    near: 'appuyé contre, appuyée contre, appuyé sur, appuyée sur, posé contre, posée contre, adossé à, adossée à, adossé au, adossée au',
    'op:straighten': 'l inclinaison, inclinaison',
    'op:invert':
      'le noir en blanc et le blanc en noir, noir en blanc et blanc en noir, en positif, au positif',
    'op:color-correction':
      'équilibre les couleurs, équilibrer les couleurs, uniformise les couleurs, harmonise les couleurs, corrige les blancs, corrige le blanc, blancs sont gris, blancs sont jaunes',
    'op:enhance-colors':
      'ramène les couleurs, ramener les couleurs, redonne les couleurs, redonne des couleurs, récupère les couleurs, appétissant*, plus appétissant*',
    'op:vignette':
      'estompée sur les bords, estompé sur les bords, bords estompés, bords sombres, bords assombris',
    'op:vintage':
      'comme les vieilles cartes postales, comme sur les vieilles cartes postales, comme une vieille carte postale, comme de vieilles cartes postales, film muet, cinéma muet',
    'op:pixelate': 'avec une mosaïque, en mosaïque',
    remove: 'sans rien derrière, rien à l arrière plan, rien dans le fond',
    background: 'sans rien derrière, rien à l arrière plan, rien dans le fond',
    warm: 'chaleureux, chaleureuse, chaleureuses, cosy',
    'beyond:extend': 'tête coupée, pieds coupés',
  },
  portuguese: {
    anonymize: 'não ser reconhecidos, não ser reconhecidas, não serem reconhecidos',
    upscale: 'pronta para imprimir, pronto para imprimir, pronta pra imprimir',
    near: 'encostada na, encostado na, encostada no, encostado no, encostada em, encostado em, apoiada na, apoiado na, apoiada no, apoiado no',
    'op:straighten': 'a inclinação, inclinação, o desnível',
    'op:invert':
      'o preto em branco e o branco em preto, preto em branco e branco em preto, preto pra branco e branco pra preto, pra positivo, para positivo, em positivo',
    'op:color-correction':
      'equilibra as cores, equilibrar as cores, iguala as cores, arruma o branco, arruma os brancos, corrige o branco, corrige os brancos, acerta o branco, acertar o branco',
    'op:enhance-colors':
      'traz as cores de volta, trazer as cores de volta, recupera as cores, recuperar as cores, apetitos*, mais apetitos*',
    'op:vignette': 'esfumada nas bordas, esfumado nas bordas, bordas esfumadas, bordas escuras',
    'op:vintage':
      'como postais antigos, como nos postais antigos, como um postal antigo, como cartões postais antigos, como num postal antigo, cinema mudo, filme mudo',
    'op:pixelate': 'com mosaico, com um mosaico',
    remove: 'ninguém atrás, ninguém no fundo, sem nada atrás, sem nada no fundo, nada no fundo',
    'place:behind': 'ninguém atrás, ninguém no fundo, ninguém atrás da gente',
    background: 'sem nada atrás, sem nada no fundo, nada no fundo',
    subject:
      'meu pastel, meus pastéis, o pastel, os pastéis, um pastel, pastel de, desse pastel, deste pastel',
    warm: 'aconchegante, aconchegantes, acolhedor*',
    'beyond:extend': 'cabeça cortada, pés cortados',
  },
  italian: {
    anonymize: 'non essere riconosciuti, non essere riconoscibili, non essere riconosciute',
    upscale: 'pronta per la stampa, pronta da stampare, pronto per la stampa',
    near: 'appoggiata al, appoggiato al, appoggiata alla, appoggiato alla, appoggiata a, appoggiato a',
    'op:straighten': 'l inclinazione, inclinazione, la pendenza',
    'op:invert':
      'il nero in bianco e il bianco in nero, nero in bianco e bianco in nero, in positivo, al positivo',
    'op:color-correction':
      'equilibra i colori, bilancia i colori, uniforma i colori, correggi il bianco, correggi i bianchi, sistema i bianchi, bianchi sono grigi, bianchi sono gialli',
    'op:enhance-colors': 'riporta i colori, recupera i colori, appetitos*, più appetitos*',
    'op:vignette':
      'sfumata ai bordi, sfumato ai bordi, sfuma i bordi, bordi sfumati, bordi scuri, sfumata sui bordi',
    'op:vintage':
      'come nelle vecchie cartoline, come le vecchie cartoline, come una vecchia cartolina, come sulle vecchie cartoline, film muto, cinema muto',
    'op:pixelate': 'con mosaico, con un mosaico',
    remove:
      'nessuno dietro, nessuno sullo sfondo, senza niente dietro, senza nulla dietro, niente sullo sfondo, nulla sullo sfondo',
    'place:behind': 'nessuno dietro, nessuno sullo sfondo, nessuno dietro di noi',
    background: 'senza niente dietro, senza nulla dietro, niente sullo sfondo, nulla sullo sfondo',
    warm: 'accogliente, accoglienti',
    'beyond:extend': 'testa tagliata, piedi tagliati',
  },
};
