import type { Rewording } from '../rewording.ts';

/*
 * Somebody in an old photo whom a person would like to see in color: "grandpa in black and white, I'd love to see him in
 * color". Nothing gives such photos colors, and it is no wish for black and white.
 */

const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    "in (?:black and white|b ?& ?w|b/w)[,;.]? (?:and |but )?(?:i(?:['’]d| would) (?:love|like)|i want|can i|let me|we(?:['’]d| would) (?:love|like)) (?:to )?see (?:it|him|her|them) in colou?r",
    ', colorize this old black and white photo',
  ],
  [
    'in (?:schwarz[- ]?wei(?:ß|ss)|sw)[,;.]? (?:(?:und|aber) )?(?:ich )?(?:würde|möchte|will) (?:ich )?(?:es|ihn|sie) (?:so )?(?:gern(?:e)? )?(?:mal )?in farbe sehen',
    ', koloriere dieses alte Schwarzweißfoto',
  ],
  [
    'en (?:blanco y negro|b/n)[,;.]? (?:(?:y|pero) )?(?:me gustaría|quisiera|quiero|me encantaría) ver(?:l[oa]s?)? (?:en|a) color(?:es)?',
    ', colorea esta foto antigua en blanco y negro',
  ],
  [
    "en (?:noir et blanc|n ?& ?b)[,;.]? (?:(?:et|mais) )?(?:j['’]aimerais|je voudrais|j['’]adorerais) (?:tant |bien )?(?:l[ea] |l['’]|les )?voir en couleurs?",
    ', colorise cette vieille photo en noir et blanc',
  ],
  [
    '(?:em|a) (?:preto e branco|p ?& ?b|pb)[,;.]? (?:(?:e|mas) )?(?:gostaria de|queria|quero|adoraria) (?:tanto )?v(?:er|ê-l[oa]s?)(?: el[ea]s?)? (?:em cores|a cores|colorid[oa]s?)',
    ', colorize esta foto antiga em preto e branco',
  ],
  [
    '(?:in|a) (?:bianco e nero|b/n)[,;.]? (?:(?:e|ma) )?(?:mi piacerebbe|vorrei|voglio) (?:tanto )?veder(?:l[oaie]|e) a colori',
    ', colora questa vecchia foto in bianco e nero',
  ],
];

export const SEEN_IN_COLOR: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [
  new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'giu'),
  plainer,
]);
