import { MessageChannel } from 'node:worker_threads';
import { takeSharedFiles } from './take-shared-files.ts';

it('there are no shared files if the service worker does not answer', async () => {
  const asked: string[] = [];
  const active = { postMessage: (message: string) => asked.push(message) };
  const serviceWorker = { getRegistration: () => Promise.resolve({ active }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(globalThis, 'MessageChannel', { configurable: true, value: MessageChannel });
  expect(await takeSharedFiles(0)).toEqual([]);
  expect(asked).toEqual(['take shared files']);
});
