/*
 * A thing that shall be straightened, and not the picture: "can you straighten just the label?". Only the whole picture can be
 * turned.
 */

const ONLY = '(?:just|only|nur|bloß|s[oó]lo|solamente|seulement|juste|uniquement|s[oó]|apenas|soltanto)';
const LABEL =
  '(?:labels?|stickers?|tags?|signs?|posters?|ties?|bow tie|collar|picture frame|lamp|etikett(?:en)?|aufkleber|schild|poster|krawatte|fliege|kragen|lampe|etiquetas?|cartel|corbata|cuello|lámpara|étiquettes?|panneau|affiche|cravate|col|lampe|rótulos?|placa|gravata|gola|etichett[ae]|cartello|cravatta|colletto)';
const STRAIGHTEN =
  '(?:straighten(?: out| up)?|level|endere[zc](?:a|ar|as)|redress(?:e|er|ez)|endireit(?:a|ar|e)|raddrizz(?:a|are|i))';
const ARTICLE =
  "(?:the |that |das |den |die |el |la |los |las |le |les |l['’]|o |a |os |as |il |lo |i |gli |mi |my |his )";

const FIRST = `${STRAIGHTEN} (?:${ONLY} )?${ARTICLE}${LABEL}`;
const ONLY_BEFORE = `${ONLY} ${STRAIGHTEN} ${ARTICLE}${LABEL}|${ONLY} ${ARTICLE}${LABEL} (?:needs (?:straightening|to be straight(?:ened)?)|(?:bitte )?(?:gerade ?(?:machen|rücken|richten|drehen)|begradigen))`;
const GERMAN = `${ARTICLE}${LABEL} (?:bitte )?(?:gerade ?(?:machen|rücken|richten|drehen)|begradigen)|mache? (?:bitte )?${ARTICLE}${LABEL} gerade|(?:begradige|richte) (?:${ONLY} )?${ARTICLE}${LABEL}`;

/** "The label is crooked. Can you straighten it?". */
const CROOKED =
  '(?:label|sticker|tie|collar|etikett|aufkleber|krawatte|kragen|etiqueta|corbata|cuello|étiquette|cravate|rótulo|gravata|etichetta|cravatta)(?!\\p{L})[^.!?]{0,30} (?:is|looks|sits|ist|sitzt|está|es|quedó|est|é|ficou|è) (?:[\\p{L}]+ )?(?:crooked|tilted|slanted|askew|schief|torcid[oa]|chuec[oa]|de travers|penchée?|tort[oa]|stort[oa])(?!\\p{L})[^]*(?<!\\p{L})(?:straighten|fix|gerade|begradig\\p{L}*|endere[zc]\\p{L}*|redress\\p{L}*|endireit\\p{L}*|raddrizz\\p{L}*)(?: (?:it|that|es|das|ihn))?(?: (?:up|out))?(?=\\s*(?:[,.;!?]|$))';

const STRAIGHTENED = new RegExp(
  `(?<!\\p{L})(?:${FIRST}|${ONLY_BEFORE}|${GERMAN}|${CROOKED})(?!\\p{L})`,
  'iu',
);

/** True for a wish to straighten one thing in the picture. */
export const isOfStraightenedThing = (prompt: string): boolean => STRAIGHTENED.test(prompt);
