/** The text when a new release has replaced a file that the page needs. */
export const REPLACED = 'There is a new version of Safelight. Load this page again to go on.';

/**
 * True if the server no longer has a file of the client's code, because a new release has replaced it. Give the file
 * that names the missing worker or font: names contain hashes, so it is replaced whenever one of them is.
 */
export const isReplaced = async (codeUrl: string, send: typeof fetch = fetch): Promise<boolean> => {
  try {
    return (await send(codeUrl, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    // The server cannot be reached.
    return false;
  }
};
