import { TEXTS } from '@safelight/rules';
import { signedFetch, type TokenSource } from '@safelight/web-data';
import { saveBytes } from '@safelight/web-ui';

/** Downloads images as one ZIP file; rejects with a message for the person when the ZIP could not be made. */
export const downloadArchive = async (uids: readonly string[], tokens: TokenSource): Promise<void> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uids }),
  };
  const response = await signedFetch('/api/images/archive/', init, tokens);
  if (!response.ok) throw new Error(TEXTS.images.downloadFailed);
  saveBytes(await response.blob(), 'safelight-images.zip');
};
