/**
 * The beginnings of paths whose next segment gives access to anyone who has it: links that were sent by mail, links that
 * delete an image, and share links of projects. Routes are found in upper case as well.
 */
const BEFORE_SECRET =
  /^(\/(?:(?:d|api\/auth\/(?:exports|verify-email))\/[^/]+|p|api\/projects\/shared)\/)[^/]+/i;

/** A path without its query and secrets, so that it may be logged. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? url).replace(BEFORE_SECRET, '$1[removed]');
