import { asksNotTo } from '../remarks/denials.ts';
import { COURTESIES } from '../rewordings/ends.ts';

/*
 * Spots that shall go without the skin being smoothed, and a wish for nothing but that: “no spots but without smoothing the
 * skin”, "sem alisar a pele". Only smoothing takes spots away.
 */

const WITHOUT = [
  "(?:without|don['’]?t|do not|no|not) (?:any )?(?:smooth(?:ing)?|soften(?:ing)?|airbrush(?:ing)?|blur(?:ring)?)(?: out)?(?: (?:the|my|her|his|their))? skin(?: texture)?",
  '(?:ohne (?:die |meine |ihre )?haut zu (?:glätten|weichzeichnen|verwischen)|(?:die )?haut (?:aber )?nicht (?:glätten|weichzeichnen))',
  '(?:sin|no) (?:alisar|suavizar|alises|suavices|difuminar) (?:la |mi |su )?piel',
  '(?:sans|ne pas|pas) (?:lisser|adoucir|flouter) (?:la |ma |sa )?peau|ne lisse(?:z)? pas (?:la |ma |sa )?peau',
  '(?:sem|não|nao) (?:alis(?:ar?|e)|suaviz(?:ar?|e)|borrar) (?:a |minha )?pele',
  '(?:senza|non) (?:lisciare|levigare|ammorbidire|sfumare) (?:la |mia )?pelle',
].join('|');
const SPOTS =
  'spots?|pimples?|zits?|blemish(?:es)?|acne|pickeln?|flecken?|unreinheiten|manchas?|manchitas?|granos?|granitos?|espinillas?|boutons?|taches?|imperfections?|espinhas?|marcas?|macchie?|brufol[oi]|imperfezioni';
const SKIN_WISH = new RegExp(`(?<!\\p{L})(?:${SPOTS})(?!\\p{L})`, 'iu');
const KEPT = new RegExp(`(?<!\\p{L})(?:${WITHOUT})(?!\\p{L})`, 'iu');
const OTHER_PART =
  /(?<!\p{L})(?:wall|paper|shirt|lens|sky|wand|papier|hemd|linse|pared|papel|camisa|lente|mur|chemise|ciel|parede|céu|muro|carta|camicia|cielo)(?!\p{L})/iu;
const ONLY = new RegExp(`^\\s*(?:${WITHOUT})(?:,? (?:${COURTESIES}))?[\\s.!]*$`, 'iu');

/** True for a wish to remove spots of a face and to leave its skin as it is, or for the second alone, which is no wish. */
export const keepsTextureOfSkin = (prompt: string): boolean =>
  (ONLY.test(prompt) && !asksNotTo(prompt)) ||
  (KEPT.test(prompt) &&
    SKIN_WISH.test(prompt) &&
    !OTHER_PART.test(prompt) &&
    !/[.;!?]\s*\p{L}|["“„«]/u.test(prompt));
