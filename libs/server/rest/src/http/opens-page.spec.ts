import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { opensPage } from './opens-page.ts';

it.each([
  ['a browser that opens an address', 'text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['a script element', '*/*', false],
  ['an image element', 'image/avif,image/webp,*/*;q=0.8', false],
  ['a style sheet', 'text/css,*/*;q=0.1', false],
  ['a client of the API', 'application/json', false],
  ['a program that sends no Accept', undefined, false],
])('the request of %s prefers a page only if it names HTML', (_who, accept, expected) => {
  const req = new IncomingMessage(new Socket());
  if (accept !== undefined) req.headers.accept = accept;
  expect(opensPage(req)).toBe(expected);
});
