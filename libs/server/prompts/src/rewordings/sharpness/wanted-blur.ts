import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “I want him blurry”: blur is what is wished for, although the words are those of a complaint. “Not gone, just blurry” keeps
 * what shall be blurred.
 */

const LANGUAGES: readonly (readonly [wanted: string, plainer: string])[] = [
  [
    "i (?:do not|don['’]?t) (?:want|need) (?<what>him|her|them|(?:the|my|our|his|her) \\p{L}+) (?:gone|removed|deleted|erased|cut out),? (?:but |only |i )?just (?:blurry|blurred|out of focus)",
    'blur',
  ],
  [
    "i(?:['’]d)? (?:want|need|like|would like) (?<what>him|her|them|(?:the|my|our|his|her) \\p{L}+) (?:to be |to look )?(?:all |a bit |really |very )?(?:blurry|out of focus)",
    'blur',
  ],
  [
    'ich (?:will|möchte|hätte gern|brauche) (?<what>(?:den|die|das) \\p{L}+) (?:nicht weg,? (?:sondern )?)?(?:nur |etwas |ganz )?(?:unscharf|verschwommen|verwischt)(?: haben)?',
    'verwische',
  ],
  ['(?:quiero|necesito) (?<what>(?:la|el) \\p{L}+) (?:borros|desenfocad)[oa]', 'desenfoca'],
  ["je (?:veux|voudrais) (?<what>(?:le |la |les |l['’]|mon |ma )\\p{L}+) floue?s?", 'floute'],
  ['quero (?<what>(?:o|a|meu|minha) \\p{L}+) (?:desfocad|borrad)[oa]', 'desfoca'],
  ["(?:voglio|vorrei) (?<what>(?:il |la |lo |l['’])\\p{L}+) s?focat[oa]", 'sfoca'],
];

/** “The background darker and a bit blurry”: beside another wish for it, blur is no complaint. */
const BACKGROUNDS: readonly (readonly [
  background: string,
  tone: string,
  and: string,
  some: string,
  blurry: string,
  plainer: string,
])[] = [
  [
    '(?:the |my )?(?:background|bg)',
    '(?:darker|lighter|brighter|warmer|cooler|paler|duller|softer|calmer|less \\p{L}+|more \\p{L}+|black and white)',
    'and',
    '(?:a (?:bit|tad|little)(?: more)? |slightly |more |very )?',
    '(?:blurry|blurr?ed|blurrier|out of focus)',
    'blur the background',
  ],
  [
    '(?:(?:der|den) )?hintergrund',
    '(?:dunkler|heller|wärmer|kühler|blasser|ruhiger|weniger \\p{L}+|mehr \\p{L}+)',
    'und',
    '(?:etwas |ein bisschen |ein wenig |leicht |sehr )?',
    '(?:unscharf|unschärfer|verschwommen|weichgezeichnet|verwischt)',
    'den Hintergrund unscharf machen',
  ],
  [
    '(?:el )?fondo',
    '(?:más|menos) \\p{L}+',
    'y',
    '(?:un poco |algo |muy |más )?(?:más )?',
    '(?:borros[oa]|desenfocad[oa]|difuminad[oa])',
    'desenfoca el fondo',
  ],
  [
    "(?:le )?(?:fond|l['’]?arrière-plan)",
    '(?:plus|moins) \\p{L}+',
    'et',
    '(?:un peu |légèrement |très |plus )?(?:plus )?',
    'flous?',
    "floute l'arrière-plan",
  ],
  [
    '(?:o )?fundo',
    '(?:mais|menos) \\p{L}+',
    'e',
    '(?:um pouco |meio |muito |mais )?(?:mais )?',
    '(?:desfocad[oa]|borrad[oa]|embaçad[oa])',
    'desfoca o fundo',
  ],
  [
    '(?:lo )?sfondo',
    '(?:più|meno) \\p{L}+',
    'e',
    "(?:un po['’]? |leggermente |molto |più )?(?:più )?",
    's?focat[oa]',
    'sfoca lo sfondo',
  ],
];
const HOW_MUCH =
  /tad|bit|little|slightly|etwas|bisschen|wenig|leicht|poco|algo|peu|légèrement|pouco|meio|po['’]?(?!\p{L})|leggermente/iu;
const BLURRED_TOO: readonly Rewording[] = BACKGROUNDS.map(
  ([background, tone, and, some, blurry, plainer]) => [
    new RegExp(
      `(?<!\\p{L})(?<first>${background}(?: (?:is|to be|sein|sei))?(?: (?:a (?:bit|tad|little)|slightly|about|etwas|ein bisschen|un poco|un peu|um pouco|un po['’]?|etwa|(?:um )?\\d+ ?%))* ${tone}),? ${and} (?<some>${some})${blurry}(?! (?:picture|photo|foto|bild))(?!\\p{L})`,
      'giu',
    ),
    (...found) => {
      const { first = '', some: said = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return `${first}, ${plainer}${HOW_MUCH.test(said) ? (and === 'and' ? ' a bit' : `, ${said.trim()}`) : ''}`;
    },
  ],
);

export const WANTED_BLUR: readonly Rewording[] = [
  ...LANGUAGES.map(([wanted, plainer]): Rewording => [endOfWish(wanted), `${plainer} $<what>`]),
  ...BLURRED_TOO,
];
