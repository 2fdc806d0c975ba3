/*
 * A thing that shall be straightened, and not the picture: "can you straighten just the label?". Only the whole picture can be
 * turned.
 */

const ONLY = '(?:just|only|nur|bloß|s[oó]lo|solamente|seulement|juste|uniquement|s[oó]|apenas|soltanto)';
const LABEL =
  '(?:labels?|stickers?|tags?|signs?|posters?|ties?|bow tie|collar|picture frame|lamp|candles?|cap|hat|glasses|cushions?|etikett(?:en)?|aufkleber|schild|poster|krawatte|fliege|kragen|lampe|kerzen?|mütze|hut|brille|kissen|etiquetas?|cartel|corbata|cuello|lámpara|velas?|gorra|sombrero|gafas|lentes|coj[ií]n(?:es)?|étiquettes?|panneau|affiche|cravate|col|lampe|bougies?|casquette|chapeau|lunettes|coussins?|rótulos?|placa|gravata|gola|boné|chapéu|óculos|almofadas?|etichett[ae]|cartello|cravatta|colletto|candel[ae]|cappell(?:o|ino)|berretto|occhiali|cuscin[oi])';
const STRAIGHTEN =
  '(?:straighten(?: out| up)?|level|endere[zc](?:a|ar|as|ame|arme|áme)|redress(?:e|er|ez)|endireit(?:a|ar|e)|raddrizz(?:a|are|i))';
const ARTICLE =
  "(?:the |that |das |den |die |el |la |los |las |le |les |l['’]|o |a |os |as |il |lo |i |gli |mi |my |his )";

const FIRST = `${STRAIGHTEN} (?:${ONLY} )?${ARTICLE}${LABEL}`;
const ONLY_BEFORE = `${ONLY} ${STRAIGHTEN} ${ARTICLE}${LABEL}|${ONLY} ${ARTICLE}${LABEL} (?:needs (?:straightening|to be straight(?:ened)?)|(?:bitte )?(?:gerade ?(?:machen|rücken|richten|drehen)|begradigen))`;
const GERMAN = `${ARTICLE}${LABEL} (?:bitte )?(?:gerade ?(?:machen|rücken|richten|drehen)|begradigen)|mache? (?:bitte )?${ARTICLE}${LABEL} gerade|(?:begradige|richte) (?:${ONLY} )?${ARTICLE}${LABEL}`;

const IS =
  '(?:is|looks|sits|ist|sitzt|steht|está|es|quedó|salió|est|é|ficou|tá|è|sta|sono|are|sind|son|están|sont|são|estão)';
const LEANS =
  '(?:crooked|tilted|slanted|askew|schief|torcid[oa]s?|chuec[oa]s?|inclinad[oa]s?|de travers|penchée?s?|tort[oa]s?|stort[oaie])';
const FIX =
  '(?:straighten|fix|gerade|begradig\\p{L}*|endere[zc]\\p{L}*|endereza\\p{L}*|redress\\p{L}*|endireit\\p{L}*|raddrizz\\p{L}*)';
/** "The label is crooked. Can you straighten it?". */
const CROOKED = `(?<!(?:photo|picture|image|shot|foto|bild|imagen|imagem|immagine)(?: (?:of|with|von|mit|de|con|com|avec|della|del|da|do|du))? (?:the |der |dem |la |el |a |o |il )?)${LABEL}(?! (?:photo|picture|image|shot|foto|bild))(?!\\p{L})[^.!?]{0,30} ${IS} (?:[\\p{L}]+ )?${LEANS}(?!\\p{L})[^]*(?<!\\p{L})${FIX}(?: (?:it|that|es|das|ihn|sie))?(?: (?:up|out))?(?: (?:a bit|a little|etwas|un po(?:co|quito)|un peu|um pouco|um pouquinho|un po['’]))?(?=\\s*(?:[,.;!?]|$))`;

const STRAIGHTENED = new RegExp(
  `(?<!\\p{L})(?:${FIRST}|${ONLY_BEFORE}|${GERMAN}|${CROOKED})(?!\\p{L})`,
  'iu',
);

/** True for a wish to straighten one thing in the picture. */
export const isOfStraightenedThing = (prompt: string): boolean => STRAIGHTENED.test(prompt);
