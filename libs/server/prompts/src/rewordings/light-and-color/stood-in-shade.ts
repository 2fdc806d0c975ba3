import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "Make her face lighter, she was in the shade": why it is dark, and no wish about the whole picture. */

const reason = (face: string, lighter: string, inShade: string): Rewording => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${face})(?!\\p{L})[^.!?\\n]{0,40}(?<!\\p{L})(?:${lighter})[^.!?\\n]{0,20}|(?<!\\p{L})(?:${lighter})(?!\\p{L})[^.!?\\n]{0,30}(?<!\\p{L})(?:${face})[^.!?\\n]{0,20})[,;.?]+ (?:${inShade})${END}`,
    'iu',
  ),
  '',
];

export const STOOD_IN_SHADE: readonly Rewording[] = [
  reason(
    'faces?',
    'light(?:er|en)|bright(?:er|en)|less dark',
    '(?:because |as |since )?(?:he|she|they|we|i|it) (?:was|were)(?: (?:sitting|standing|all))? in (?:the |a |deep )?(?:shade|shadow)',
  ),
  reason(
    'gesicht(?:er)?',
    'heller|auf\\p{L}*hell\\p{L}*|weniger dunkel',
    '(?:weil )?(?:er|sie|wir|ich|es) (?:stand|saß|war|standen|saßen|waren)(?: leider)? im schatten',
  ),
  reason(
    'caras?|rostros?',
    'más claras?|aclar\\p{L}*|ilumin\\p{L}*',
    '(?:porque )?(?:estaba|estaban|estábamos)(?: sentad[oa]s?| de pie)? (?:en|a) la sombra',
  ),
  reason(
    'visages?',
    'plus clairs?|éclairci\\p{L}*',
    "(?:car |parce qu['’])?(?:il|elle|ils|elles|on|j['’])? ?(?:était|étaient|étais|étions)(?: assise?s?| debout)? à l['’]ombre",
  ),
  reason(
    'rostos?|caras?',
    'mais claros?|clare\\p{L}*|ilumin\\p{L}*',
    '(?:porque )?(?:ele |ela |eles |elas )?(?:estava|estavam|estávamos)(?: sentad[oa]s?)? (?:na|à) sombra',
  ),
  reason(
    'visi|viso|volt[oi]|facc[ei]a?',
    'più chiar[oi]|schiari\\p{L}*|illumin\\p{L}*',
    "(?:perché )?(?:era|erano|eravamo|ero)(?: sedut[oaie])? all['’]ombra",
  ),
];
