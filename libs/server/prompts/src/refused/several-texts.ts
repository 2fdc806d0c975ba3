/*
 * The same text several times: "put 3 SALE signs", "write SALE three times". It would be written once, with the number in it.
 */

const NUMBER =
  '(?:[2-9]|[12]\\d|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]everal|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Mm]ehrere|[Dd]os|[Tt]res|[Cc]uatro|[Cc]inco|[Vv]arios|[Dd]eux|[Tt]rois|[Qq]uatre|[Cc]inq|[Pp]lusieurs|[Dd]ois|[Dd]uas|[Tt]rês|[Qq]uatro|[Vv]ári[oa]s|[Dd]ue|[Tt]re|[Qq]uattro|[Cc]inque|[Dd]ivers[ei])';
/** A text between quotation marks, or in capitals. */
const TEXT = '(?:["“„«][^"“”„«»]+["”»“]|\\p{Lu}[\\p{Lu}\\d&\'!%-]+(?: \\p{Lu}[\\p{Lu}\\d&\'!%-]*)*)';
const SIGNS =
  '(?:signs|stickers|labels|tags|badges|stamps|banners|[Ss]childer|[Aa]ufkleber|[Ee]tiketten|[Ss]ticker|carteles|letreros|etiquetas|pegatinas|panneaux|étiquettes|autocollants|placas|cartazes|adesivos|cartelli|etichette|adesivi)';
const ADDS =
  '(?:[Pp]ut|[Aa]dd|[Pp]lace|[Ss]tick|[Ww]rite|[Mm]ake|[Gg]ive|[Ss]chreib\\p{L}*|[Mm]ach\\p{L}*|[Ss]etz\\p{L}*|[Kk]leb\\p{L}*|[Ff]üg\\p{L}*|[Pp]on(?:le|me|er)?|[Aa]ñad\\p{L}*|[Aa]greg\\p{L}*|[Ee]scrib\\p{L}*|[Mm]ets|[Aa]joute[rz]?|[Éé]cris|[Cc]oloca[r]?|[Pp]õe|[Bb]ota|[Aa]diciona|[Ee]screve|[Mm]etti|[Aa]ggiungi|[Ss]crivi)';
const SOME = '(?: (?:up|mir|bitte|le|me|the|a|an))*';
const TIMES =
  '(?:times|mal|veces|fois|vezes|volte)(?! (?:bigger|larger|smaller|as |so |größer|kleiner|más|plus|maior|menor|più))';

const SEVERAL = new RegExp(
  `(?<!\\p{L})(?:${ADDS}${SOME} ${NUMBER} (?:${TEXT}[ -]${SIGNS}|${SIGNS}(?: (?:de|d['’]|di|com|con|mit|avec|with|saying|que digan|que dizem))? ${TEXT})|${NUMBER} (?:${TEXT}[ -]${SIGNS}|${SIGNS} ${TEXT}) (?:drauf|hinzufügen|dazu)|${ADDS}${SOME} ${TEXT} ${NUMBER} ?${TIMES})(?!\\p{L})`,
  'u',
);

/** True for a wish to write the same text several times. */
export const writesSeveralTimes = (prompt: string): boolean => SEVERAL.test(prompt);
