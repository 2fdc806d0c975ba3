import type { Rewording } from '../rewording.ts';

/*
 * “Write "Sale" and darken the picture behind it”: the picture as a whole, on which the text stands, and neither its
 * background nor its lower half.
 */

interface Language {
  readonly picture: string;
  /** Where the picture is, seen from the text. */
  readonly behind: string;
  /** How the picture shall be, between these two. */
  readonly tone: string;
}

const LANGUAGES: readonly Language[] = [
  {
    picture: '(?:the )?(?:photo|picture|image|pic)',
    behind: '(?:behind|underneath|below|beneath|under)(?: (?:it|that|the (?:text|writing|words|letters)))?',
    tone: '(?:a (?:bit|little|touch) |slightly |much )?(?:darker|brighter|lighter|blurrier|dimmed|darkened|lightened)',
  },
  {
    picture: '(?:das |dem )?(?:bild|foto)',
    behind: '(?:dahinter|darunter|drunter|hinter (?:dem text|der schrift|den buchstaben))',
    tone: '(?:etwas |ein bisschen |bisschen |leicht |viel )?(?:dunkler|heller|unschärfer|abgedunkelt|aufgehellt)',
  },
  {
    picture: '(?:la )?(?:foto|imagen)',
    behind: '(?:(?:de )?(?:detrás|debajo|abajo)|(?:de )?(?:detrás|debajo) del texto)',
    tone: '(?:un poco |algo |mucho )?(?:más (?:oscura|clara|desenfocada)|oscurecida|aclarada)',
  },
  {
    picture: "(?:la |l['’])?(?:photo|image)",
    behind: '(?:derrière|dessous|en dessous|au-dessous|sous le texte|derrière le texte)',
    tone: '(?:un peu |légèrement |beaucoup )?(?:plus (?:sombre|claire|floue)|assombrie|éclaircie)',
  },
  {
    picture: '(?:a )?(?:foto|imagem)',
    behind: '(?:(?:por )?(?:atrás|baixo|trás|debaixo)|embaixo|(?:atrás|debaixo) do texto)',
    tone: '(?:um pouco |bem |muito )?(?:mais (?:escura|clara|desfocada)|escurecida|clareada)',
  },
  {
    picture: "(?:la |l['’])?(?:foto|immagine)",
    behind: '(?:(?:di )?dietro|sotto|dietro (?:il testo|la scritta)|sotto il testo)',
    tone: "(?:un po[’'] |leggermente |molto )?(?:più (?:scura|chiara|sfocata)|scurita|schiarita)",
  },
];

/** A text stands before this, and no other picture is meant. */
const BEHIND_TEXT =
  '(?<=["”»][^"“”„«»]*(?<!\\p{L}))(?<!(?<!\\p{L})(?:an?|another|other|my|eine?|andere?s|mein|otra|una|mi|une|autre|ma|uma|outra|minha|altra|mia) )';
const END = '(?=\\s*(?:[,.;!?]|$)| (?:and|so|und|damit|sodass|y|para|et|pour|e|pra|per|così)(?!\\p{L}))';

/** `Testo "Saldi" al centro, foto più scura`: the whole photo, and not its middle. */
const IN_THE_MIDDLE: readonly Rewording[] = (
  [
    ['scura', 'scurisci'],
    ['chiara', 'schiarisci'],
  ] as const
).map(([tone, verb]) => [
  new RegExp(
    `(?<=["”»][^"“”„«».;!?]*(?<!\\p{L})al centro(?: in bianco| in nero)?, )(?:la )?(?<picture>foto|immagine) (?<how>un po['’]? |leggermente )?più ${tone}(?!\\p{L})`,
    'iu',
  ),
  `${verb} $<how>la $<picture>`,
]);

export const BEHIND_LETTERS: readonly Rewording[] = LANGUAGES.flatMap(
  ({ picture, behind, tone }): Rewording[] => [
    [new RegExp(`${BEHIND_TEXT}(?<picture>${picture}) ${behind} (?=\\p{L}|$)`, 'iu'), '$<picture> '],
    [new RegExp(`${BEHIND_TEXT}(?<picture>${picture}) ${behind}${END}`, 'iu'), '$<picture>'],
    [new RegExp(`${BEHIND_TEXT}(?<said>${picture} ${tone}) ${behind}${END}`, 'iu'), '$<said>'],
  ],
).concat(IN_THE_MIDDLE);
