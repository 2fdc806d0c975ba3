import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Look like an old film, kinda grainy": the look of an old film, and grain. */

const LANGUAGES: readonly (readonly [film: string, grain: string, plainer: string])[] = [
  [
    '(?:(?:make it |to )?looks? like |like |as )?(?:an )?old (?:film|movie)s?(?: (?:look|style|effect))?',
    '(?:(?:a bit|kind of|kinda|slightly|with|and|some|film|a|of) )*grain(?:y)?',
    'vintage, and film grain',
  ],
  [
    '(?:wie (?:ein|aus einem) )?alte[rmn]?[- ]film(?:[- ]look)?',
    '(?:(?:mit|und|etwas|bisschen|leicht|körnig|film) ?)*(?:korn|körnig|körnung)',
    'alter Film Look mit Korn',
  ],
  [
    '(?:aspecto|cara|pinta|look|estilo|como)(?: de)? (?:una )?(?:película|film[e]?|cine) antigu[oa]',
    '(?:(?:con|y|medio|un poco|algo|de) )*(?:grano|granulad[oa])',
    'estilo vintage con grano',
  ],
  [
    "(?:effet|style|look|comme)(?: de| d[’']un)? vieux film",
    '(?:(?:avec|et|un peu|du|de) )*(?:grain|granuleux|granulé)',
    'style vintage avec du grain',
  ],
  [
    '(?:cara|aspecto|jeito|estilo|como)(?: de)? (?:um )?filme antigo',
    '(?:(?:com|e|meio|um pouco|de) )*(?:grão|granulad[oa])',
    'estilo vintage e granulação de filme',
  ],
  [
    '(?:effetto|stile|aspetto|come)(?: da| di| un)? (?:vecchio film|film vecchio|pellicola antica)',
    "(?:(?:con|e|un po[’']|di) )*(?:grana|sgranat[oa])",
    'stile vintage con grana',
  ],
];

export const OLD_FILMS: readonly Rewording[] = LANGUAGES.map(([film, grain, plainer]) => [
  endOfWish(`(?<!(?:remove|reduce|without|no|less) (?:the )?)${film},? ${grain}`),
  plainer,
]);
