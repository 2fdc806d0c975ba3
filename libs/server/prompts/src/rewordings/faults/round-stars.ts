import type { Rewording } from '../rewording.ts';

/* Stars that a lens draws as eggs in the corners, and that shall be round: neither the corners nor the picture are meant. */

const STARS = '(?:stars?|sterne?|estrellas?|étoiles?|estrelas?|stell[ae])';
const ROUND =
  '(?:(?:make|get) (?:them|it) (?:look )?round|round (?:them|it)(?: (?:up|off|out))?|(?:mach(?:e|en)? sie )?(?:wieder )?rund(?: machen)?|(?:haz|ponl|hazl)[ao]s? redond[ao]s|redond[eé][ao]l[ao]s|(?:rends|fais)[- ]les rondes|arrondi[st]?[- ]les|(?:deixa|faz) (?:elas )?redondas|arredonda(?:-as| elas)?|(?:falle|rendile) (?:ro|to)tonde|arrotondale)';

/** What is wrong with the stars, or where. Without it, the picture shall be round. */
const MISSHAPEN =
  /(?<!\p{L})(?:eggs?|oval\p{L}*|stretch\p{L}*|elongat\p{L}*|corners?|eier|eiförmig|gezogen|ecken|alargad\p{L}*|estirad\p{L}*|huevos?|esquinas?|allongé\p{L}*|coins|ovos?|esticad\p{L}*|cantos|uov[ao]|allungat\p{L}*|angoli)(?!\p{L})/iu;

export const ROUND_STARS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})${STARS}(?!\\p{L})[^]*)(?:(?:can|could) you )?${ROUND}(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    'mend the stars',
    MISSHAPEN,
  ],
];
