import { TEXTS } from '@safelight/rules';
import type { TokenSource } from '@safelight/web-data';
import { saveBytes } from '@safelight/web-ui';

/** Posts with the session's token, once more after a refresh when it is no longer good. */
const postSigned = async (url: string, body: object, tokens: TokenSource): Promise<Response> => {
  const ask = (token: string | null): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const response = await ask(tokens.access());
  return response.status === 401 ? await ask(await tokens.refresh()) : response;
};

/** Saves images as one ZIP; rejects with the words for a person when it could not be made. */
export const downloadArchive = async (uids: readonly string[], tokens: TokenSource): Promise<void> => {
  const response = await postSigned('/api/images/archive/', { uids }, tokens);
  if (!response.ok) throw new Error(TEXTS.images.downloadFailed);
  saveBytes(await response.blob(), 'safelight-images.zip');
};
