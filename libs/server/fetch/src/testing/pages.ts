import type { ServerResponse } from 'node:http';
import { TEXTS } from '@safelight/rules';
import { drained, startPretendInternet, type PretendInternet } from './pretend-internet.ts';

export type Page = (response: ServerResponse) => void;

/** The error for every refused address. It has no details. */
export const REFUSED = { code: 'INVALID_IMAGE_URL', message: TEXTS.images.invalidUrl, details: {} };
export const LIMIT = { maxBytes: 1_000_000 };
export const PNG = { 'content-type': 'image/png' };
/** The response for all other paths. Its content does not matter. */
export const PICTURE = Buffer.alloc(3_000, 'picture');

export const redirectTo =
  (location: string, status = 302): Page =>
  (response) =>
    response.writeHead(status, { location }).end();

/** A simulated internet in which every host serves the same pages. All other paths answer with PICTURE. */
export const servePages = (
  pages: Readonly<Record<string, Page>> = {},
  options: Parameters<typeof startPretendInternet>[1] = {},
): Promise<PretendInternet> =>
  startPretendInternet(({ url = '' }, response) => {
    const page = pages[url];
    if (page) page(response);
    else response.writeHead(200, PNG).end(PICTURE);
  }, options);

export const fetchAll = async (
  { images }: PretendInternet,
  url: string,
  { maxBytes } = LIMIT,
): Promise<Buffer> => drained((await images.fetch(url, { maxBytes })).body);
