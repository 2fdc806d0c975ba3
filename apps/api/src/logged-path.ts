/** Path segments that give access to anyone who has them. */
const SECRET_PART = /^(\/(?:d|api\/auth\/(?:exports|verify-email))\/[^/]+\/)[^/]+/;

/** A path without its query and secrets, so that it may be logged. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? url).replace(SECRET_PART, '$1[removed]');
