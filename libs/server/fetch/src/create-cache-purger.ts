import type { CachePurger } from '@safelight/application/ports';
import { imagePathOf } from '@safelight/rules';

interface Options {
  /**
   * The address to which purge requests are posted. The operator sets it, so it may be inside the operator's
   * network.
   */
  readonly url: string;
  /** The origin of the addresses to purge. */
  readonly publicUrl: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Purges a cache with POST requests like `{"urls": […], "prefixes": […]}`. The pages of images are purged by
 * URL, and the files of an image by the prefix of all their addresses. Any status but 2xx is a failure.
 */
export const createCachePurger = ({ url, publicUrl }: Options): CachePurger => ({
  purge: async (imageUids) => {
    const body = {
      urls: imageUids.map((uid) => publicUrl + imagePathOf(uid)),
      prefixes: imageUids.map((uid) => `${publicUrl}/i/${uid}/`),
    };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the cache answered ${answer.status}`);
  },
});
