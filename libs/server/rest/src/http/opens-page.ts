import { request } from 'express';
import type { IncomingMessage } from 'node:http';

/**
 * True for the request of a browser that opens the address as a page: only such a request prefers HTML. Those of
 * scripts, images and programs do not. The request need not have come through Express.
 */
export const opensPage = (req: IncomingMessage): boolean =>
  request.accepts.call(req, 'json', 'html') === 'html';
