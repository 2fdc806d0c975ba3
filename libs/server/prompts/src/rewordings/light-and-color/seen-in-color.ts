import { END_OF_PROMPT } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Somebody in an old photo whom a person would like to see in color: "grandpa in black and white, I'd love to see him in
 * color", or "in color please". Nothing gives such photos colors, and it is no wish for black and white.
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

/** For each language a prompt that only says that the picture should be in color, and the wish that nothing can do. */
const ONLY_IN_COLOR: readonly (readonly [said: string, plainer: string])[] = [
  [
    "(?:please )?(?:(?:can (?:you|i|we)|could you|i(?:['’]d| would) (?:love|like)|i|let me|to|want|need|have|get|see|make|put|turn|show|give|me|it|this|the|my|photo|picture|pic|image|back) )*(?:in|into|to) (?:full |real |natural |proper )?colou?rs?",
    'colorize this photo',
  ],
  [
    '(?:bitte )?(?:(?:ich|hätte|will|möchte|würde|kannst|du|mach|mache|zeig|mir|es|sie|das|dieses|mein|bild|foto|gern|gerne|wieder|bitte|mal) )*(?:in (?:farbe|echten farben)|farbig)(?: (?:machen|haben|sehen|zeigen|umwandeln))?',
    'koloriere dieses Foto',
  ],
  [
    '(?:por favor,? )?(?:(?:quiero|quisiera|me|gustaría|puedes|pon|ponla|ponlo|ponerla|hazla|hacela|hazlo|ponela|verla|verlo|tenerla|la|esta|esa|mi|foto|imagen|otra|vez) )*(?:a|en) (?:todo )?color(?:es)?',
    'colorea esta foto',
  ],
  [
    "(?:(?:je|j['’]aimerais|voudrais|veux|peux-tu|tu|peux|mets|mets-la|mettre|passe|passe-la|la|le|cette|ma|photo|image|voir|avoir) )*en couleurs?",
    'colorise cette photo',
  ],
  [
    '(?:(?:quero|queria|pode|põe|bota|deixa|coloca|coloque|deixe|ver|ela|a|essa|esta|minha|foto|imagem) )*(?:em cores|a cores|colorida)',
    'colorize esta foto',
  ],
  [
    '(?:(?:vorrei|voglio|puoi|metti|mettila|falla|vederla|averla|la|questa|mia|foto|immagine) )*a colori',
    'colora questa foto',
  ],
];

export const SEEN_IN_COLOR: readonly Rewording[] = [
  ...LANGUAGES.map(([said, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'giu'),
    plainer,
  ]),
  ...ONLY_IN_COLOR.map(([said, plainer]): Rewording => [
    new RegExp(`^\\s*(?:${said})${END_OF_PROMPT}`, 'iu'),
    plainer,
  ]),
];
