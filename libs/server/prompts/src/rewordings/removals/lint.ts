import { clause, word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Lint on clothes, by words that the lexicons have for the dust of a scan, or for stuffed toys: it cannot be removed, and is
 * called by a word that means nothing else.
 */

const GERMAN_CLOTHES =
  '(?:sakkos?|jacketts?|jacken?|anzugs?|anzug|pullis?|pullovers?|hemds?|hemd|kleids?|kleid|mantels?|mantel|hosen?|hoodies?|westen?|blazers?|rocks?|rock|kragens?|ärmeln?|schultern?|kleidung|t-?shirts?|shirts?)';
const FRENCH_CLOTHES =
  '(?:vestes?|pulls?|manteaux?|costumes?|chemises?|robes?|gilets?|jupes?|pantalons?|vêtements?|blazers?|sweats?)';

export const LINT: readonly Rewording[] = [
  [
    word(
      `fusseln?(?= (?:vom|von|am|auf|an|aus|beim?)(?: (?:der|dem|den|meine[mrn]|seine[mrn]|ihre[mrn]))? ${GERMAN_CLOTHES}(?!\\p{L}))`,
    ),
    'Flusen',
  ],
  [
    word(
      `peluches(?= (?:de|du|des|sur)(?: (?:la|le|les|l['’]|ma|mon|mes|sa|son))? ?${FRENCH_CLOTHES}(?!\\p{L}))`,
    ),
    'bouloches',
  ],
  // "On voit des poils de chat partout sur mon pull noir": the color of what they are on is no complaint.
  [
    clause(
      `(?:on voit|il y a|y a|j['’]ai) (?:plein de |beaucoup de |des |de )?(?<hairs>poils?(?: de (?:chat|chien))?|cheveux|miettes|bouloches) (?:partout )?sur (?:ma|mon|mes|la|le|les|sa|son) (?<what>${FRENCH_CLOTHES})(?: \\p{L}+)?`,
    ),
    'enlève les $<hairs> des $<what>',
  ],
];
