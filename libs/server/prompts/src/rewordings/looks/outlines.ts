import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Clean stencil just black lines", "tattoo stencil": a drawing of lines, and not the stencil of a sprayed picture. */

const ONLY_LINES = [
  '(?:just|only|all)(?: (?:clean|thin|simple|clear))? black (?:lines|outlines)',
  '(?:nur|bloß)(?: (?:klare|saubere|dünne))? schwarze (?:linien|konturen|umrisse)',
  '(?:solo|sólo)(?: las)? líneas negras(?: (?:limpias|finas))?',
  '(?:juste|seulement|uniquement)(?: des)? (?:traits|lignes|contours) noire?s(?: (?:nets|fins))?',
  '(?:só|apenas|somente)(?: as)? linhas pretas(?: (?:limpas|finas))?',
  '(?:solo|soltanto)(?: le)? linee nere(?: (?:pulite|sottili))?',
].join('|');
const STENCIL =
  '(?:clean |simple |tattoo )*stencil|(?:saubere |einfache )?(?:tattoo-?)?(?:schablone|stencil)|(?:plantilla|esténcil|estencil)(?: (?:limpi[oa]|de tatuaje))*|(?:pochoir|stencil)(?: (?:propre|de tatouage))*|(?:estêncil|decalque|stencil)(?: (?:limpo|de tatuagem))*|stencil(?: (?:pulito|per tatuaggio))*';
const MAKE =
  '(?:(?:make|turn|convert)(?: (?:it|this|me))?(?: into)?|mach (?:eine?|daraus eine)|haz(?:lo|la|me)?|fais(?:[- ]en|[- ]moi)?|faz|transforma em|fai|fammi)';

export const OUTLINES: readonly Rewording[] = [
  [
    clause(
      `(?:${MAKE} )?(?:(?:an?|eine|una?|une?|uma?) )?(?:(?:${STENCIL}),? (?:(?:with|mit|con|avec|com) )?)?(?:${ONLY_LINES})`,
    ),
    'line drawing',
  ],
  [
    clause(
      `(?:${MAKE} )?(?:(?:an?|eine|una?|une?|uma?) )?(?:tattoo[- ]?(?:stencil|schablone)|(?:plantilla|esténcil|estencil) de tatuaje|(?:pochoir|stencil) de tatouage|(?:estêncil|decalque|stencil) de tatuagem|stencil per tatuaggio)`,
    ),
    'line drawing',
  ],
];
