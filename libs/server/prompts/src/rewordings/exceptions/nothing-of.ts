import type { Rewording } from '../rewording.ts';

/*
 * “E niente vignetta”, “y nada de viñeta”, “niente saturazione extra”: a look, an edge or more of a tone that shall not be added,
 * which both readers would add.
 */

interface Language {
  readonly nothing: string;
  readonly looks: string;
  /** Tones of the picture, of which only more can be denied: “no extra saturation”. */
  readonly tones: string;
  /** Behind a tone: more of it than there is. */
  readonly extra: string;
  readonly more: string;
  readonly without: string;
  /** Words by which it is told from a language with the same word for nothing. */
  readonly among?: RegExp;
}

const IN_PORTUGUESE =
  /(?<!\p{L})(?:só|mais|não|apenas|uma?|deixa|tira|faz|foto d[oa]|pr[ao]|fundo|quadrad[oa]|com|sem)(?!\p{L})/iu;
const PORTUGUESE: Language = {
  nothing: 'nada de',
  looks: '(?:vinheta|vinhetas|granulação|moldura|bordas?|texto|filtros?|efeitos|sépia|desfoque|hdr)',
  tones: '(?:saturação|contraste|nitidez|clareza|claridade|brilho)',
  extra: 'extra|adicional|a mais',
  more: 'mais',
  without: 'sem',
};

const LANGUAGES: readonly Language[] = [
  { ...PORTUGUESE, among: IN_PORTUGUESE },
  {
    nothing: 'nada de',
    looks: '(?:viñeta|viñeteado|grano|marcos?|bordes?|textos?|filtros?|efectos|sepia|desenfoque|hdr)',
    tones: '(?:saturación|contraste|nitidez|claridad|brillo)',
    extra: 'extra|adicional|de más',
    more: 'más',
    without: 'sin',
  },
  PORTUGUESE,
  {
    nothing: 'niente',
    looks:
      '(?:vignett(?:a|atura)|grana|bordi?|bordino|cornic[ei]|test[oi]|scritte|filtr[oi]|effetti|seppia|sfocatura|hdr)',
    tones: '(?:saturazione|contrasto|nitidezza|chiarezza|luminosità)',
    extra: 'extra|aggiuntiv[oa]|in più',
    more: 'più',
    without: 'senza',
  },
];

const OF_LANGUAGES = LANGUAGES.flatMap(
  ({ nothing, looks, tones, extra, more, without, among }): readonly Rewording[] =>
    (
      [
        [
          new RegExp(
            `(?<before>[,.;!?] ?| (?:e|y|pero|mas|ma|però) )${nothing} (?=${looks}(?!\\p{L}))`,
            'giu',
          ),
          (...found) => {
            const { before = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
            return `${/\p{L}/u.test(before) ? ', ' : before}${without} `;
          },
        ],
        // Alone too, because each piece of a prompt is also read by itself.
        [
          new RegExp(
            `(?<=(?:^|[,.;!?]|(?<!\\p{L})(?:e|y|pero|mas|ma|però)) *)(?:${nothing} (?<tone>${tones})(?: (?:${extra}))?|${without} (?<other>${tones}) (?:${extra}))(?=\\s*(?:[,.;!?]|$))`,
            'giu',
          ),
          `${without} ${more} $<tone>$<other>`,
        ],
      ] as readonly Rewording[]
    ).map(([said, plainer]): Rewording => (among === undefined ? [said, plainer] : [said, plainer, among])),
);

export const NOTHING_OF: readonly Rewording[] = [
  ...OF_LANGUAGES,
  // Clarity is a kind of sharpness, whose denial both readers know.
  [
    /(?<=(?:^|[,.;!?]|(?<!\p{L})(?:and|but|or)) *)no (?:extra |more |added )?clarity(?=\s*(?:[,.;!?]|$)| (?:and|or|please)(?!\p{L}))/giu,
    'no sharpening',
  ],
];
