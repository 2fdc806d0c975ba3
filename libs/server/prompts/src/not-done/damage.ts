import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { REMOVE_HINT } from '../rules/objects.ts';
import { plain } from '../remarks/plain-words.ts';

/*
 * Damage of an old print, in six languages, which is named beside its repair: "remove the scratches and the fold down the
 * middle". The repair fills what is torn, folded or scratched, and brings back tones; a stain may stay.
 */

const BROKEN =
  'folds?|folded|creases?|creased|tears?|torn|rips?|ripped|cracks?|cracked|scratch(?:es|ed)?|dust|dusty|specks?|yellowing|yellowed|damages?|knicke?n?|kratzern?|riss\\p{L}*|risse\\p{L}*|eingerissen|staub\\p{L}*|vergilb\\p{L}*|schäden|beschädigung\\p{L}*|pliegues?|doblez|dobleces|arañazos?|raya(?:s|duras?)|rasgu[ñn]os?|grietas?|rotos?|rotas?|roturas?|polvo|daños?|plis?|pliures?|rayures?|déchirures?|déchirée?s?|craquelures?|poussières?|jauniss\\p{L}+|dobras?|vincos?|riscos?|arranh\\p{L}+|rasgos?|rasgad[oa]s?|rachaduras?|poeira|danos?|pieg(?:a|he)|graffi[oa]?|strapp[oi]|crep[ae]|polvere|danni';
const STAIN =
  'stains?|stained|blotch(?:es|y)?|foxing|mou?ld|mildew|fleck\\p{L}*|\\p{L}+fleck(?:en?)?|schimmel\\p{L}*|manchas?|manchad[oa]s?|manchitas?|moho|humedad|taches?|tachée?s?|moisissures?|humidité|mofo|bolor|umidade|humidade|macchi[ae]|macchioline|macchiat[oa]|muffa|umidità';
const STAINED = new RegExp(`(?<!\\p{L})(?:${STAIN})(?!\\p{L})`, 'iu');
const MARK = 'spots?|marks?|fingerprints?|fingerabdr\\p{L}+|huellas?|empreintes?|impronte';
const DAMAGE = new RegExp(`^(?:${BROKEN}|${STAIN}|${MARK})$`, 'iu');
const REPAIRED =
  /^(?:remove|erase|fix|repair|clean|take|get|rid|out|off|away|gone|up|entfern\p{L}*|weg|raus|mach\p{L}*|reparier\p{L}*|säuber\p{L}*|quit\p{L}+|elimin\p{L}+|borr\p{L}+|limpi\p{L}+|repar\p{L}+|arregl\p{L}+|enl[eè]v\p{L}+|retir\p{L}+|efface\p{L}*|supprim\p{L}+|nettoy\p{L}+|répar\p{L}+|tir\p{L}{1,3}|remov\p{L}+|apag\p{L}+|limp\p{L}+|consert\p{L}+|rimuov\p{L}+|togl\p{L}+|elimina\p{L}*|cancell\p{L}+|pulisc\p{L}+|puli\p{L}+|ripar\p{L}+|sistem\p{L}+|via)$/iu;
const PICTURE =
  /^(?:\p{L}*(?:foto|fotos|photo|photos|bild|bilds|bildes|bilder|negativ\p{L}*|dia)|fotografías?|fotografi\p{L}+|pic|pics|picture|print|portrait|porträt|retrato|ritratto|image|imagen|imagem|immagine|negative|slide|scan|abzug|tirage|cliché|impressão|cópia|copia|stampa|paper|papier|papel|carta)$/iu;
/** Small words, places and people, which say where the damage is and of whom the picture is. */
const AROUND =
  /^(?:the|a|an|and|of|in|on|at|from|across|over|along|down|all|both|any|its|it|this|that|there|is|are|has|some|too|also|please|old|big|small|large|little|dark|white|brown(?:ish)?|yellow(?:ish)?|middle|cent(?:er|re)|corners?|edges?|top|bottom|left|right|side|sides|face|sky|diese[mnrs]?|der|die|das|den|dem|des|ein\p{L}*|und|von|vom|aus|auf|am|an|im|in|über|quer|durch|bitte|auch|mitte|ecken?|rand|ränder|oben|unten|links|rechts|braun\p{L}*|gelb\p{L}*|dunk\p{L}*|weiß\p{L}*|alt\p{L}*|groß\p{L}*|klein\p{L}*|hat|ist|sind|est[ea]|el|la|los|las|un|una|unos|unas|y|de|del|en|por|con|tiene|tienen|hay|también|esquinas?|centro|medio|bordes?|arriba|abajo|izquierda|derecha|marr[oó]n(?:es)?|amarill[oa]s?|blanc[oa]s?|oscur[oa]s?|viej[oa]s?|antigu[oa]s?|cet(?:te)?|ce|le|les|l|d|du|des|une|et|dans|sur|au|aux|à|milieu|coins?|bords?|haut|bas|gauche|droite|aussi|brunes?|jaunes?|blanches?|foncées?|marron|vieille|vieux|ancienne?|elle|y|[dn]?ess[ae]|[dn]est[ae]|os|as|o|uma|e|do|da|dos|das|no|na|nos|nas|tem|há|também|canto|cantos|meio|cima|baixo|esquerda|direita|marrons?|amarel[oa]s?|branc[oa]s?|escur[oa]s?|velh[oa]s?|antig[oa]s?|tá|está|toda?|quest[ao]|il|lo|i|gli|di|dal|dalla|dei|degli|delle|della|del|su|sul|sulla|al|alla|nel|nella|ha|sono|ci|anche|angol[oi]|bord[oi]|alto|basso|sinistra|destra|giall[oaie]|marroni?|bianc(?:o|a|he|hi)|scur[oaie]|vecchi[oae]|opas?|omas?|nonn[oai]|grand(?:ma|pa|mother|father)s?|abuel[oa]s?|av[óôo]s?|s|\d{4})$/iu;
/** Pronouns for damage that was named before: "puliscile", "remove them". */
const THEM =
  /^(?:(?:bitte |please |e |and |y |et |und )*(?:(?:clean|remove|fix|erase|take) (?:it|them|that|those)(?: up| out| off| away)?(?: please)?|(?:mach|entfern\p{L}*|reparier\p{L}*) (?:sie|das|die|es)(?: bitte)?(?: weg)?|(?:límpi|limpi|quít|quit|bórr|borr|elimín|elimin|arrégl|arregl)[ae](?:l[oa]s?)|(?:enlève|enlevez|nettoie|nettoyez|efface|effacez|retire|retirez|supprime)[ -](?:les?|la)|(?:limp|tir|apag|remov|consert)[ae]-?(?:l?[oa]s?|isso)|(?:puliscil|ripuliscil|toglil|rimuovil|cancellal|eliminal|sistemal)[oaei]|(?:me )?l[ao]s? (?:limpias?|arreglas?|reparas?)|(?:me |mi )?l[ao] (?:ri)?(?:pulisci|sistemi|ripari)))$/iu;

/** Faults of skin, which smoothing softens: "las ojeras y las manchitas de la piel". */
const OF_SKIN =
  /^(?:pimples?|zits?|blemish(?:es)?|acne|bags|circles|wrinkles?|pores?|pickel|hautunreinheiten|unreinheiten|augenringe|falten|fältchen|granos?|granitos?|espinillas?|manchitas?|ojeras|arrugas?|poros|boutons?|cernes|rides|pores|imperfections?|espinhas?|olheiras|rugas?|manchinhas?|brufol[oi]|occhiaie|rughe|imperfezioni)$/iu;
const ON_SKIN =
  /^(?:skin|face|cheeks?|forehead|chin|nose|eyes?|under|my|her|his|our|haut|gesicht|wangen?|stirn|kinn|nase|augen|unter|mein\p{L}*|piel|cara|mejillas?|frente|barbilla|nariz|ojos|mi|mis|peau|visage|joues?|front|menton|nez|yeux|ma|mon|mes|pele|rosto|bochechas?|testa|queixo|olhos|minhas?|meus?|pelle|viso|guance|fronte|mento|naso|occhi|mi[oae]i?)$/iu;
const isRepaired = (steps: readonly PlannedStep[]): boolean =>
  steps.some(({ operation }) => operation === 'repair-scratches');

/** True for words of which each is one of these kinds, and one is such a fault. */
const namesOnly = (text: string, fault: RegExp, around: readonly RegExp[]): boolean => {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return (
    words.some((word) => fault.test(word)) &&
    words.every((word) => [fault, ...around].some((pattern) => pattern.test(word)))
  );
};

/** True for words that name nothing but damage of the print that is repaired, or faults of the skin that is smoothed. */
export const isMended = (text: string, steps: readonly PlannedStep[]): boolean => {
  const isSmoothed = steps.some(
    ({ operation, options }) => operation === 'smooth-skin' && !('of' in options),
  );
  if (isSmoothed && namesOnly(text, OF_SKIN, [REPAIRED, AROUND, ON_SKIN])) return true;
  return (
    isRepaired(steps) && (THEM.test(plain(text)) || namesOnly(text, DAMAGE, [REPAIRED, PICTURE, AROUND]))
  );
};

const ADVICE = 'A stain that stays can be painted over, and it is filled in.';
/** What is said to somebody whose repair shall also remove stains. */
export const adviceOnStains = (prompt: string, { steps, hints }: PromptReading): readonly string[] =>
  isRepaired(steps) && STAINED.test(plain(prompt)) && !hints.includes(REMOVE_HINT) ? [ADVICE] : [];
