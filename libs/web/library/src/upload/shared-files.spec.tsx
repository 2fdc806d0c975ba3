import { TEXTS } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { MessageChannel } from 'node:worker_threads';
import { picture } from '../testing/open-upload.tsx';
import { UploadScreen } from './UploadScreen.tsx';

/** Fakes a service worker that hands out `files` once; null fakes a browser without a worker. */
const withWorker = (files: readonly File[] | null): void => {
  let held = files ?? [];
  const active = {
    postMessage: (_asked: string, [port]: readonly { postMessage: (data: unknown) => void }[]) => {
      port?.postMessage(held.map(({ name }) => name));
      held = [];
    },
  };
  const getRegistration = () => Promise.resolve(files === null ? undefined : { active });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
  // Files cannot be sent through Node's message channels, so their names are sent instead.
  class NamesChannel extends MessageChannel {
    constructor() {
      super();
      const { port1 } = this;
      Object.defineProperty(port1, 'onmessage', {
        set: (listener: (event: { data: readonly File[] }) => void) => {
          port1.once('message', (names: readonly string[]) => {
            listener({ data: names.map((name) => picture(name)) });
          });
        },
      });
    }
  }
  Object.defineProperty(globalThis, 'MessageChannel', { configurable: true, value: NamesChannel });
};

const open = () =>
  openScreen({
    path: '/upload',
    at: '/upload?shared',
    element: <UploadScreen />,
    link: fakeServer({
      UploadDefaults: () => ({ me: { __typename: 'User', id: 'u1', defaultPrivacy: 'PRIVATE' } }),
    }).link,
  });

it('adds pictures that another app shared to the upload, with the person’s default privacy', async () => {
  withWorker([picture('a.png'), picture('b.png')]);
  const { address } = open();
  expect(await screen.findByRole('listitem', { name: 'a.png' })).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'b.png' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
  await waitFor(() => expect(address()).toBe('/upload'));
});

itShows(
  TEXTS.images.sharedLost,
  'when there is no service worker that received the shared files',
  async (seeText) => {
    withWorker(null);
    open();
    await seeText();
  },
);

itShows(
  TEXTS.images.sharedLost,
  'when the service worker no longer has the shared files',
  async (seeText) => {
    withWorker([]);
    open();
    await seeText();
  },
);
