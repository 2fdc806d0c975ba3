import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* “We look like tomatoes”: faces that are too red, and no cast of the whole picture. */

/** For each language people who are likened to something red, and the plainer complaint. */
const LANGUAGES: readonly (readonly [likened: string, plainer: string])[] = [
  [
    "(?:we|they|you|everyone|everybody)(?: all)? looks? like (?:tomatoes|lobsters|beetroots|beets|a tomato|a lobster)(?:,? (?:(?:because|since) )?(?:we|they)(?:['’]re| are) (?:so|all|that) red|,? so red)?",
    'the faces are too red',
  ],
  [
    '(?:alle|wir|sie)(?: alle)? (?:sehen|schauen) (?:(?:ja|alle) )?aus wie (?:die )?(?:tomaten|krebse|hummer|paprika)(?:,? so rot(?: sind wir| sind sie)?)?',
    'die Gesichter sind zu rot',
  ],
  [
    '(?:todos )?pare(?:cemos|cen)(?: todos)? (?:unos |unas )?(?:tomates|cangrejos|gambas|camarones|langostas)(?:,? de lo (?:rojos|coloradas|colorados) que (?:estamos|están|salimos))?',
    'las caras están demasiado rojas',
  ],
  [
    'on (?:dirait|ressemble à)(?: tous)? des (?:tomates|écrevisses|homards)(?:,? tellement (?:on est|ils sont|nous sommes) rouges)',
    'les visages sont trop rouges',
  ],
  [
    '(?:todos )?pare(?:cemos|cem)(?: todos)? (?:uns |umas )?(?:tomates|pimentões|camarões|lagostas)(?:,? de tão vermelhos(?: que estamos)?)?',
    'os rostos estão vermelhos demais',
  ],
  [
    'sembr(?:iamo|ano)(?: tutti| tutte)? (?:dei |degli |delle )?(?:peperoni|pomodori|gamberi|aragoste|peperoncini)(?:,? (?:da|per) quanto (?:siamo?|sono|siam) ross[ie])?',
    'le facce sono troppo rosse',
  ],
];

export const RED_AS_TOMATOES: readonly Rewording[] = LANGUAGES.map(([likened, plainer]) => [
  clause(likened),
  plainer,
]);
