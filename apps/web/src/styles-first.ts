const STYLES = /<style data-emotion="[^"]*">[^<]*<\/style>/g;

/** Moves styles, which Emotion writes before each element that needs them, to the start, where no rule shows them. */
export const stylesFirst = (html: string): string =>
  `${(html.match(STYLES) ?? []).join('')}${html.replaceAll(STYLES, '')}`;
