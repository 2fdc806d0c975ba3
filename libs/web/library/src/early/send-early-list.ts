import { type ClientRequest, type ImageCard_ImageFragment, sendEarly } from '@safelight/web-data';
import { firstPageVariables, preloadFirstPictures } from '@safelight/web-images';
import { readFreshToken } from '@safelight/web-session';
import { pageContentWidth, safeStorage } from '@safelight/web-ui';
import { listArgsOf, readAddress } from '../gallery/filter/gallery-address.ts';

/** A request for the first page of a list as the client sends it, without the access token and the variables. */
export interface ListRequest extends Omit<ClientRequest, 'body'> {
  readonly body: Readonly<Record<string, unknown>>;
}

interface ListAnswer {
  readonly data?: { readonly images: { readonly nodes: readonly ImageCard_ImageFragment[] } } | null;
}

/**
 * Sends the gallery's first request while the code of its screen is still loading, and loads the pictures that
 * will be visible first. Does nothing if nobody is signed in or if the access token has to be refreshed first.
 */
export const sendEarlyList = async ({ url, headers, body }: ListRequest): Promise<void> => {
  const token = readFreshToken(safeStorage('local'));
  if (token === null) return;
  const address = readAddress(new URLSearchParams(window.location.search));
  const response = await sendEarly({
    url,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...body, variables: firstPageVariables(listArgsOf(address)) }),
  });
  if (address.view !== 'grid' || !response.ok) return;
  const { data } = (await response.clone().json()) as ListAnswer;
  preloadFirstPictures({
    images: data?.images.nodes ?? [],
    width: pageContentWidth(window.innerWidth),
    height: window.innerHeight,
  });
};
