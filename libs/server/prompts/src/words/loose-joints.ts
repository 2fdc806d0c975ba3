/** Words in six languages that join one wish to another. */
export const AND = '(?:and|but|then|und|aber|dann|y|pero|et|mais|e|mas|ma)';
export const WITH = '(?:with|mit|con|avec|com)';

const JOINED_BEFORE = new RegExp(`(?:^|(?<=[.!?;\\n]))[\\s,;:]*(?:${AND} )?`, 'giu');
const JOINED_BEHIND = new RegExp(`[\\s,;:(]*(?:(?<!\\p{L})(?:${AND}|${WITH}) ?)?(?=[.!?;)\\n]|$)`, 'giu');

/** What is left of a prompt, without the marks and words that joined it to what was taken out. */
export const withoutLooseJoints = (rest: string): string =>
  rest
    .replace(JOINED_BEFORE, ' ')
    .replace(JOINED_BEHIND, '')
    .replace(/(?:\s*,)+(?:\s*,)/gu, ',')
    .trim();
