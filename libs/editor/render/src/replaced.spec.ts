import { isReplaced } from './replaced.ts';

const answering =
  (status: number): typeof fetch =>
  () =>
    Promise.resolve(new Response(null, { status }));

it.each([
  ['is no longer on the server', answering(404), true],
  ['is still on the server', answering(200), false],
  ['is on a server that is starting', answering(503), false],
  ['is on a server that cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('whether a release has replaced code: a file %s', async (_where, send, replaced) => {
  expect(await isReplaced('https://x/assets/files-1.js', send)).toBe(replaced);
});
