import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { type PromptReading, withUndone } from '../prompt-reading.ts';

const FOLDS =
  /(?<!\p{L})(?:wrinkl(?:es?|ed|y)|creas(?:es?|ed)|folds?|falten|fältchen|knitterfalten|knitter|arrugas?|pliegues?|plis?|rides|froiss\p{L}+|rugas?|amassad[oa]s?|vincos?|dobras?|rugh[ae]|piegh[ae]|grinz[ae]|spiegazzat\p{L}+)(?!\p{L})/iu;
/** What is worn, hangs or lies, and is no skin. */
const CLOTH =
  /(?<!\p{L})(?:sleeves?|shirts?|t-?shirts?|dress(?:es)?|suits?|jackets?|blazers?|trousers|pants|skirts?|blouses?|clothes|collars?|fabrics?|cloths?|tablecloths?|sheets?|bed ?sheets?|bedding|blankets?|duvets?|pillows?|curtains?|backdrops?|couch|sofa|papers?|posters?|bags?|ärmeln?|hemd(?:s|es|en)?|kleid(?:es|s|ern?)?|anzugs?|jacke|hose|rock|bluse|kragen|stoff(?:s|es)?|tuch|tischdecke|tischtuch|laken|bettlaken|bettwäsche|decke|kissen|vorhang|vorhänge|hintergrundstoff|papier|manga|mangas|camis(?:a|eta)s?|vestidos?|trajes?|chaqueta|pantal[oó]n(?:es)?|falda|blusa|ropa|cuello|telas?|mantel|sábanas?|mantas?|cortinas?|fondo de tela|papel|manche|chemises?|robes?|costume|veste|pantalon|jupe|chemisier|vêtements?|col|tissu|nappe|draps?|couverture|oreiller|rideaux?|fond en tissu|calças?|saia|roupas?|terno|paletó|tecido|pano|toalha|lençol|lençóis|cobertor|almofada|manic(?:a|he)|camici[ae]|vestit[oi]|giacca|pantaloni|gonna|tessuto|stoffa|tovaglia|lenzuol[oai]|coperta|cuscin[oi]|tend[ae]|telo|carta)(?!\p{L})/iu;
const SKIN =
  /(?<!\p{L})(?:face|forehead|skin|eyes?|neck|cheeks?|hands?|mouth|gesicht|stirn|haut|augen?|hals|wangen|händen?|mund|cara|rostro|frente|piel|ojos?|mejillas|manos?|boca|visage|front|peau|yeux|cou|joues?|mains?|bouche|rosto|testa|pele|olhos?|pescoço|bochechas|mãos?|viso|volto|fronte|pelle|occhi|collo|guance|mani)(?!\p{L})/iu;

/** A cloth that hangs behind, which is called like a background. */
const CLOTH_BEHIND = /(?<!\p{L})(?:pano de fundo|fondo de tela|fond en tissu)(?!\p{L})/iu;

const isOfCloth = ({ text }: Clause): boolean => FOLDS.test(text) && CLOTH.test(text) && !SKIN.test(text);

/** The plan without smoother skin for folds in clothes, sheets or backdrops: “wrinkle on the sleeve please remove”. */
export const withoutFoldsInCloth = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const found = clauses.find(isOfCloth);
  const isElsewhere = clauses.some(
    (clause) =>
      clause !== found && (SKIN.test(clause.text) || clause.words.some((word) => says(word, 'skin'))),
  );
  if (found === undefined || isElsewhere) return reading;
  const steps = reading.steps.filter(
    ({ operation }) =>
      operation !== 'smooth-skin' && !(operation === 'remove-background' && CLOTH_BEHIND.test(found.text)),
  );
  return steps.length === reading.steps.length
    ? reading
    : withUndone({ ...reading, steps }, [found.text], PAINT_HINT);
};
