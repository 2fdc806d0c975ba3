const STYLES = /<style data-emotion="[^"]*">[^<]*<\/style>/g;

/**
 * Moves all style elements to the start of the HTML. Emotion writes them between the other elements, where
 * CSS rules for elements could make them visible.
 */
export const stylesFirst = (html: string): string =>
  `${(html.match(STYLES) ?? []).join('')}${html.replaceAll(STYLES, '')}`;
