const STYLES = /<style data-emotion="[^"]*">[^<]*<\/style>/g;

/**
 * Emotion writes styles before each element that needs them. Moves them to the start, where no rule makes
 * them visible.
 */
export const stylesFirst = (html: string): string =>
  `${(html.match(STYLES) ?? []).join('')}${html.replaceAll(STYLES, '')}`;
