/* Where a wish ends, for the patterns of rewordings. */

/** What people say to be polite, in six languages. */
export const COURTESIES =
  'please|pls|bitte|por favor|porfa|svp|stp|per favore|thanks|danke|gracias|merci|obrigad[oa]|grazie';

/** The words for “please” in six languages. */
export const PLEASE_WORDS = 'please|bitte|por favor|svp|per favore';

/** The words for “and” in six languages. */
export const AND_WORDS = 'and|und|y|et|e';

/** Before punctuation, or at the end of the prompt. */
export const END = '(?=\\s*(?:[,.;!?]|$))';

/** Before punctuation, the end of the prompt, or one of these words, before which a comma may stand. */
export const endOr = (words: string): string => `(?=\\s*(?:[,.;!?]|$)|,? (?:${words})(?!\\p{L}))`;

/** As `endOr`, without a comma before the word. */
export const endOrNext = (words: string): string => `(?=\\s*(?:[,.;!?]|$)| (?:${words})(?!\\p{L}))`;
