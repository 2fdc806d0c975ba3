import type { CachePurger } from '@safelight/application/ports';
import { imagePathOf } from '@safelight/rules';

interface Options {
  /** Where a POST tells the cache: the operator's own, so that it may be inside their network. */
  readonly url: string;
  /** Origin of the addresses that are told. */
  readonly publicUrl: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Tells a cache by `{"urls": […], "prefixes": […]}`: pages by their addresses, and the bytes of an image by what the
 * addresses of all of them begin with. Anything but a 2xx is a failure.
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
