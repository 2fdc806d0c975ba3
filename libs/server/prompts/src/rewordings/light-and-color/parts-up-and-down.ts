import { endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Take the sky down a little", "bring the faces up": a part of the picture becomes darker or lighter, and is neither taken away
 * nor moved.
 */

interface Language {
  readonly down: string;
  readonly up: string;
  readonly parts: string;
  /** The particle that stands behind the part and says the direction where the verb does not: “take the sky down”. */
  readonly downwards: string;
  readonly upwards: string;
  readonly little: string;
  readonly much: string;
  readonly plainer: readonly [darken: string, brighten: string];
}

const LANGUAGES: readonly Language[] = [
  {
    down: '(?:take|bring|turn(?! (?:\\p{L}+ )?faces?(?!\\p{L}))|pull|tone|dial|knock|push|drop)',
    up: '(?:bring|pull|push|lift|raise|dial)',
    parts:
      '(?:the|my|our|his|her|their) (?:skies|sky|background|backdrop|bg|foreground|faces?|subject|clouds)',
    downwards: ' down',
    upwards: ' up',
    little: '(?:(?:just )?(?:a (?:bit|little|touch|tad|notch|hair)|slightly|some(?:what)?))',
    much: 'a little',
    plainer: ['darken', 'brighten'],
  },
  {
    down: '(?:nimm|zieh|dreh|regel|hol)(?:e|t)?',
    up: '(?:zieh|dreh|regel|hol|heb)(?:e|t)?',
    parts: '(?:den himmel|den hintergrund|den vordergrund|das gesicht|die gesichter|die wolken)',
    downwards: ' (?:herunter|runter|zurück)',
    upwards: ' (?:hoch|rauf|herauf|an)',
    little: '(?:etwas|leicht|ein (?:bisschen|wenig|stück))',
    much: 'etwas',
    plainer: ['abdunkeln:', 'aufhellen:'],
  },
  {
    down: '(?:baj(?:a|ar|ale)|bájale(?: a)?)',
    up: '(?:sub(?:e|ir|ele)|levanta)',
    parts: '(?:al |el |los )?(?:cielo|fondo|primer plano|rostros?)|(?:la |las )?(?:caras?|nubes)',
    downwards: '',
    upwards: '',
    little: '(?:un poco|un poquito|algo|ligeramente)',
    much: 'un poco',
    plainer: ['oscurece', 'aclara'],
  },
  {
    down: '(?:baisse|descends)[rz]?',
    up: '(?:remonte|monte|relève)[rz]?',
    parts: "(?:le |les |l['’])(?:ciel|fond|arrière-plan|premier plan|visages?|nuages)",
    downwards: '',
    upwards: '',
    little: '(?:un peu|un petit peu|légèrement)',
    much: 'un peu',
    plainer: ['assombris', 'éclaircis'],
  },
  {
    down: '(?:baix|abaix)(?:a|e|ar)',
    up: '(?:sob|levant)(?:e|a|ir|ar)',
    parts: '(?:o |os |a |as )?(?:céu|fundo|primeiro plano|rostos?|nuvens)',
    downwards: '',
    upwards: '',
    little: '(?:um pouco|um pouquinho|levemente)',
    much: 'um pouco',
    plainer: ['escurece', 'clareia'],
  },
  {
    down: '(?:abbass)(?:a|are)',
    up: '(?:alz|sollev)(?:a|are)',
    parts: '(?:il |lo |i |la |le )(?:cielo|sfondo|primo piano|visi|viso|volti|volto|facce|nuvole)',
    downwards: '',
    upwards: '',
    little: "(?:un po[’']|un pochino|leggermente)",
    much: "un po'",
    plainer: ['scurisci', 'schiarisci'],
  },
];

const END = endOrNext(`and|but|und|aber|y|pero|et|mais|e|mas|ma|${PLEASE_WORDS}`);

const WITH_PARTICLES: readonly Rewording[] = LANGUAGES.flatMap((language): readonly Rewording[] => {
  const { parts, little, much } = language;
  const moved = (verb: string, towards: string, plainer: string): Rewording => [
    new RegExp(
      `(?<!\\p{L})${verb}(?<before> ${little})? (?<part>${parts})(?<middle> ${little})?${towards}(?<behind> ${little})?${END}`,
      'giu',
    ),
    (...found) => {
      const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
      const isLittle = [groups['before'], groups['middle'], groups['behind']].some(
        (one) => one !== undefined,
      );
      const part = groups['part'] ?? '';
      // German separates the verb, and its infinitive stands behind the part.
      return plainer.endsWith(':')
        ? `${part}${isLittle ? ` ${much}` : ''} ${plainer.slice(0, -1)}`
        : `${plainer} ${part}${isLittle ? ` ${much}` : ''}`;
    },
  ];
  return [
    moved(language.down, language.downwards, language.plainer[0]),
    moved(language.up, language.upwards, language.plainer[1]),
  ];
});

export const PARTS_UP_AND_DOWN: readonly Rewording[] = [
  ...WITH_PARTICLES,
  [
    new RegExp(
      `(?<!\\p{L})(?:lift|raise) (?<part>(?:the|my|our|his|her|their) faces?)(?= (?:a (?:bit|little)|slightly)(?!\\p{L})|\\s*(?:[,.;!?]|$)| (?:and|please)(?!\\p{L}))`,
      'giu',
    ),
    'brighten $<part>',
  ],
];
