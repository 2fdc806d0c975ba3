/* Where a wish ends, for the patterns of rewordings. */

/** The words for “please” in six languages. */
export const PLEASE_WORDS =
  "please|pls|plz|bitte|por favor|porfa|svp|stp|s['’]il (?:te|vous) pla[iî]t|per favore";

/** What people say to be polite, in six languages. */
export const COURTESIES = `${PLEASE_WORDS}|thanks|danke|gracias|merci|obrigad[oa]|grazie`;

/** The words for “and” in six languages. */
export const AND_WORDS = 'and|und|y|et|e';

/** Before punctuation, or at the end of the prompt. */
export const END = '(?=\\s*(?:[,.;!?]|$))';

/** Before punctuation, the end of the prompt, or one of these words, before which a comma may stand. */
export const endOr = (words: string): string => `(?=\\s*(?:[,.;!?]|$)|,? (?:${words})(?!\\p{L}))`;

/** As `endOr`, without a comma before the word. */
export const endOrNext = (words: string): string => `(?=\\s*(?:[,.;!?]|$)| (?:${words})(?!\\p{L}))`;

/** As `END`, or before a new line. */
export const END_OF_LINE = '(?=\\s*(?:[,.;!?\\n]|$))';

/** Where a wish ends, and another one or “please” may follow. */
export const BEFORE_NEXT_WISH = endOrNext(`${AND_WORDS}|${PLEASE_WORDS}`);

/** A courtesy, or none. */
export const MAYBE_COURTESY = `(?:,? (?:${COURTESIES}))?`;

/** The end of the prompt, before which a courtesy may stand. */
export const END_OF_PROMPT = `${MAYBE_COURTESY}[.!?\\s]*$`;
