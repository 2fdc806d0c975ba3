/** Words for the background, as part of a regular expression. */
export const BACKGROUND = String.raw`(?:back-?grounds?|back-?drops?|bgs?)`;
