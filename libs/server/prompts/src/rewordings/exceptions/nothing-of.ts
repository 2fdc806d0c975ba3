import type { Rewording } from '../rewording.ts';

/* “E niente vignetta”, “y nada de viñeta”: a look or an edge that shall not be added, which both readers would add. */

const LANGUAGES: readonly (readonly [nothing: string, looks: string, without: string])[] = [
  [
    'nada de',
    '(?:viñeta|viñeteado|grano|marcos?|bordes?|textos?|filtros?|efectos|sepia|desenfoque|hdr)',
    'sin',
  ],
  [
    'nada de',
    '(?:vinheta|vinhetas|granulação|moldura|bordas?|texto|filtros?|efeitos|sépia|desfoque|hdr)',
    'sem',
  ],
  [
    'niente',
    '(?:vignett(?:a|atura)|grana|bordi?|bordino|cornic[ei]|test[oi]|scritte|filtr[oi]|effetti|seppia|sfocatura|hdr)',
    'senza',
  ],
];

export const NOTHING_OF: readonly Rewording[] = LANGUAGES.map(([nothing, looks, without]) => [
  new RegExp(`(?<before>[,.;!?] ?| (?:e|y|pero|mas|ma|però) )${nothing} (?=${looks}(?!\\p{L}))`, 'giu'),
  (...found) => {
    const { before = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    return `${/\p{L}/u.test(before) ? ', ' : before}${without} `;
  },
]);
