import { TEXTS } from '@safelight/rules';
import type { TokenSource } from '@safelight/web-data';

/** Gives the person a file under a name, as a click on a link would. */
export const saveFile = (url: string, filename: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
};

const SAVED_MS = 60_000;

/** Fetches with the session's token, once more after a refresh when it is no longer good. */
const fetchSigned = async (url: string, tokens: TokenSource): Promise<Response> => {
  const ask = (token: string | null): Promise<Response> =>
    fetch(url, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  const response = await ask(tokens.access());
  return response.status === 401 ? await ask(await tokens.refresh()) : response;
};

/** Saves images as one ZIP; rejects with the words for a person when it could not be made. */
export const downloadArchive = async (uids: readonly string[], tokens: TokenSource): Promise<void> => {
  const query = new URLSearchParams({ uids: uids.join(',') });
  const response = await fetchSigned(`/api/images/archive/?${query.toString()}`, tokens);
  if (!response.ok) throw new Error(TEXTS.images.downloadFailed);
  const url = URL.createObjectURL(await response.blob());
  saveFile(url, 'safelight-images.zip');
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, SAVED_MS);
};
