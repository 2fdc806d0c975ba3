import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A complaint about dull colors that calls them grey, and is no wish for a picture without colors: "everything is grey"
 * is "it looks dull". A bare "all grey" may be one.
 */

interface Language {
  /** The whole picture with a verb that says what it is like. */
  readonly is: string;
  readonly grey: string;
  /** Words that call it dull besides, with which it needs no verb. */
  readonly dull: string;
  /** All of the picture, without a verb. */
  readonly all: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    is: "(?:it|this|everything|all|the (?:photo|picture|image|pic)|my (?:photo|picture))(?:['’]s| is| looks?| came out| turned out| went| has turned)",
    grey: '(?:(?:all|so|too|very|just|completely|totally|kind of|a bit|really|one big) )*(?:gr[ea]y|gr[ea]yish)',
    dull: ',? and (?:flat|dull|lifeless|boring|drab|dreary|murky)',
    all: '(?:(?:it|everything|all) )?',
    plainer: 'it looks dull',
  },
  {
    is: '(?:(?:es|alles|das (?:foto|bild)|mein (?:foto|bild)) (?:ist|wirkt|wurde|schaut|war|sieht)|(?:ist|wirkt|wurde|sieht) (?:alles|es|das (?:foto|bild)))',
    grey: '(?:(?:alles|so|zu|sehr|nur|ganz|komplett|total|irgendwie|ziemlich|recht) )*(?:grau in grau|gräulich|grau)(?: aus)?',
    dull: ',? und (?:flach|flau|fad|leblos|langweilig|trist|matt)',
    all: '(?:(?:alles|nur) )?(?:eine? )?',
    plainer: 'das Bild ist flau',
  },
  {
    is: '(?:(?:(?:la (?:foto|imagen)|todo) )?(?:está|esta|sale|salió|quedó|se ve))',
    grey: '(?:(?:todo|toda|muy|tan|demasiado|medio|como) )*gris(?:ácea|áceo|es)?',
    dull: ',? y (?:apagad[oa]|plan[oa]|sos[oa]|sin vida|trist[eo]|mate)',
    all: '(?:tod[oa] )?',
    plainer: 'la foto está apagada',
  },
  {
    is: "(?:(?:la photo|l['’]image|tout|elle|ça) (?:est|fait|paraît|rend|sort)|c['’]est)",
    grey: '(?:(?:tout|toute|très|trop|si|un peu) )*(?:gris(?:e|âtre)?)',
    dull: ',? et (?:terne|plate?|fade|sans vie|triste|morne)',
    all: '(?:toute? )?',
    plainer: 'la photo est terne',
  },
  {
    is: '(?:(?:a (?:foto|imagem)|tudo) (?:está|tá|ficou|saiu|parece)|(?:está|tá|ficou|saiu) (?:tudo|toda)?)',
    grey: '(?:(?:tudo|toda|muito|tão|meio) )*(?:cinza|cinzent[oa]|acinzentad[oa])',
    dull: ',? e (?:apagad[oa]|sem (?:vida|graça)|chapad[oa]|sem contraste|triste|fosc[oa])',
    all: '(?:tod[oa] |tudo )?',
    plainer: 'a foto está apagada',
  },
  {
    is: "(?:(?:la foto|l['’]immagine|tutto) (?:è|sembra|è venut[oa]|viene)|(?:è|sembra|viene) (?:tutt[oa])?)",
    grey: '(?:(?:tutt[oa]|molto|così|troppo|un po) )*grigi[oa]',
    dull: ',? e (?:spent[oa]|piatt[oa]|senza vita|smort[oa]|triste)',
    all: '(?:tutt[oa] )?',
    plainer: 'la foto è spenta',
  },
];

/** The color in six languages. */
const GREY = /gr[ea]y|grau|gräu|gris|cinz|grigi/iu;
/** Does not match a prompt that wishes for gray: it has a verb such as "paint", or spares something of the whole. */
const UNLESS_WISHED =
  '(?!.*(?<!\\p{L})(?:make|turn|paint|colou?r|streich\\p{L}*|färb\\p{L}*|pint\\p{L}*|colorea|peins|peindre|colora|dipingi\\p{L}*|tingi\\p{L}*|want|should|must|mach\\p{L}*|soll\\p{L}*|will|haz\\p{L}*|pon\\p{L}*|rends?|mets|deve\\p{L}*|deixa|faz|rendi\\p{L}*|fai|else|except|but|andere|außer|menos|excepto|resto?|sauf|exceto|tranne)(?!\\p{L}))';
/** For each language, words for fog or smoke that made the picture gray, and a plainer wish to remove the haze. */
const BY_FOG: readonly (readonly [said: string, plainer: string])[] = [
  [
    'the (?:fog|mist|haze|rain|smog|smoke) (?:made|makes|turned|left|has made) (?:everything|it|all|the (?:photo|picture)) (?:(?:all|so|look|really) )*(?:gr[ea]y|hazy|dull|murky|milky|flat)',
    'it is hazy',
  ],
  ['rain made (?:everything|it) (?:look )?(?:hazy|murky|milky)', 'it is hazy'],
  [
    '(?:der|die) (?:nebel|dunst|regen|smog|rauch) (?:macht|hat) (?:alles|es|das (?:bild|foto)) (?:(?:so|ganz|total) )*(?:grau|trüb|matt|flau|milchig|dunstig)(?: gemacht)?',
    'es ist dunstig',
  ],
  [
    'la (?:niebla|bruma|lluvia|neblina) (?:lo )?(?:dejó|deja|pone|puso|hace) (?:todo|la foto) (?:(?:tan|muy) )*(?:gris|brumos[oa]|apagad[oa]|opac[oa])',
    'hay bruma',
  ],
  [
    '(?:le brouillard|la brume|la pluie) (?:rend|a rendu|fait) (?:tout|la photo) (?:(?:si|très) )*(?:grise?|brumeu(?:x|se)|terne|laiteu(?:x|se))',
    'il y a de la brume',
  ],
  [
    'a (?:neblina|névoa|chuva|bruma) (?:deixou|deixa|fez) (?:tudo|a foto) (?:(?:tão|muito|meio) )*(?:cinza|embaçad[oa]|apagad[oa]|turv[oa])',
    'tem névoa',
  ],
  [
    'la (?:nebbia|foschia|pioggia) (?:ha reso|rende|fa) (?:tutto|la foto) (?:(?:così|molto) )*(?:grigi[oa]|velat[oa]|spent[oa]|opac[oa])',
    "c'è foschia",
  ],
];

export const GREY_COMPLAINTS: readonly Rewording[] = [
  ...BY_FOG.map(([said, plainer]): Rewording => [
    new RegExp(`(?<=(?:^|[.,;!?])\\s*)(?:${said})${END}`, 'giu'),
    plainer,
  ]),
  ...LANGUAGES.flatMap(({ is, grey, dull, all, plainer }): Rewording[] => [
    [
      new RegExp(`^(?<before>${UNLESS_WISHED}(?:.*[.,;!?]\\s*)??)${is} ?${grey}(?:${dull})?${END}`, 'iu'),
      `$<before>${plainer}`,
      GREY,
    ],
    [
      new RegExp(`^(?<before>${UNLESS_WISHED}(?:.*[.;!?]\\s*)??)${all}${grey}${dull}${END}`, 'iu'),
      `$<before>${plainer}`,
      GREY,
    ],
  ]),
  // "Eine graue Suppe".
  [
    /(?<=(?:^|[.,;!?])\s*)(?:(?:alles|das ist|ist|nur|everything is|it['’]s|all|just) )*(?:(?:eine?|a|one big) )?(?:grau|gr[ea]y)e? (?:suppe|soße|brühe|soup|mush)(?=\s*(?:[,.;!?]|$))/giu,
    'das Bild ist flau',
  ],
];
