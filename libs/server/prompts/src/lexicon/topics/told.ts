import type { Lexicon } from '../english.ts';
import type { Language } from '../languages.ts';

/** Faults of faces, and things in pictures, as people tell them in passing. */
export const TOLD: Readonly<Record<Language, Lexicon>> = {
  english: {
    'op:red-eye':
      'red glow in the eyes, red glare in the eyes, red reflection in the eyes, red in the eyes, red out of the eyes',
    'region:teeth': 'smile is yellow, smile looks yellow, yellow smile, yellowish smile, yellowed smile',
    'color:yellow': 'smile is yellow, smile looks yellow, yellow smile, yellowish smile, yellowed smile',
    'beyond:read':
      'read me what, what the label says, what does the label say, read me the, tell me what it says',
    part: 'extension cord, extension cords, extension cable, extension lead, laundry basket, the statue, that statue',
    remove: 'kill the extension, kill the cord, kill the cable',
  },
  spanish: {
    'op:red-eye':
      'reflejo rojo en los ojos, reflejos rojos en los ojos, brillo rojo en los ojos, rojo en los ojos, rojo de los ojos',
    'region:teeth': 'sonrisa amarilla, sonrisa amarillenta, sonrisa está amarilla, sonrisa sale amarilla',
    'color:yellow': 'sonrisa amarilla, sonrisa amarillenta, sonrisa está amarilla, sonrisa sale amarilla',
    anonymize:
      'que no se vea la cara, que no se vean las caras, que no se les vea la cara, que no se reconozcan las caras',
    face: 'que no se vea la cara, que no se vean las caras, que no se les vea la cara, que no se reconozcan las caras',
  },
  german: {
    'op:red-eye':
      'rote reflexe in den augen, rotes leuchten in den augen, roten reflex in den augen, rot in den augen, rot aus den augen',
    'region:teeth': 'gelbes lächeln, lächeln ist gelb, gelblichen lächeln',
    'color:yellow': 'gelbes lächeln, lächeln ist gelb, gelblichen lächeln',
    filler:
      'kriegst du beides hin, kriegst du das hin, kriegst du das alles hin, schaffst du beides, schaffst du das',
  },
  french: {
    'op:red-eye':
      'reflet rouge dans les yeux, reflets rouges dans les yeux, rouge dans les yeux, rouge des yeux, lueur rouge dans les yeux',
    'region:teeth': 'sourire jaune, sourire jauni, sourire est jaune, sourire jaunâtre',
    'color:yellow': 'sourire jaune, sourire jauni, sourire est jaune, sourire jaunâtre',
  },
  portuguese: {
    'region:teeth':
      'sorriso amarelado, sorriso amarelo, sorriso tá amarelado, sorriso está amarelado, sorriso tá amarelo, sorriso ficou amarelo',
    'color:yellow':
      'sorriso amarelado, sorriso amarelo, sorriso tá amarelado, sorriso está amarelado, sorriso tá amarelo, sorriso ficou amarelo',
    'op:blur': 'embassa, embassar, embasse, embaçe',
  },
  italian: {
    'op:red-eye':
      'riflesso rosso negli occhi, riflessi rossi negli occhi, rosso negli occhi, rosso dagli occhi',
    'region:teeth': 'sorriso giallo, sorriso ingiallito, sorriso giallastro, sorriso è giallo',
    'color:yellow': 'sorriso giallo, sorriso ingiallito, sorriso giallastro, sorriso è giallo',
    scene: 'al panorama, del panorama, nel panorama, il panorama, sul panorama',
    document: 'bolletta, bollette, fattura, fatture, scontrino, scontrini',
  },
};
