import { newDocument } from '@safelight/engine';
import { createPictureStore, type PictureStore } from '@safelight/render';
import { SafelightTheme } from '@safelight/web-ui';
import { act, render, screen } from '@testing-library/react';
import { fakePictures } from '../testing/open-editor.tsx';
import { PicturesLoading } from './PicturesLoading.tsx';

const SIZE = { width: 40, height: 30 };

it.each([
  ['have arrived', () => new Blob()],
  ['could not be loaded', () => Promise.reject(new Error('404'))],
])('the editor says that its pictures are loading, until they %s', async (_, end) => {
  let settle = (): void => undefined;
  const answer = new Promise<void>((resolve) => (settle = resolve));
  const image = document.createElement('canvas');
  const pictures = createPictureStore({
    addressOf: () => Promise.resolve({ url: '/v1.jpg' }),
    fetch: async () => {
      await answer;
      return { ok: true, blob: () => Promise.resolve(end()) } as unknown as Response;
    },
    decode: () => Promise.resolve({ picture: { image, ...SIZE }, ...SIZE }),
  });
  const source = { kind: 'version', versionId: 'v1' } as const;
  render(
    <SafelightTheme>
      <PicturesLoading document={newDocument({ ...SIZE, source })} pictures={pictures} />
    </SafelightTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading image...');
  await act(async () => {
    settle();
    await Promise.allSettled([pictures.ready([source])]);
  });
  expect(screen.queryByRole('status')).toBeNull();
});

it('the editor says nothing about a document without pictures', () => {
  render(
    <SafelightTheme>
      <PicturesLoading document={newDocument(SIZE)} pictures={fakePictures().pictures} />
    </SafelightTheme>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});

it('the editor does not request a picture again that has come, so that it may be closed', () => {
  let tell: () => void = () => undefined;
  let requested = 0;
  const { pictures: loaded } = fakePictures();
  const pictures: PictureStore = {
    ...loaded,
    get: (source) => {
      requested += 1;
      return loaded.get(source);
    },
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  };
  const document = newDocument({ ...SIZE, source: { kind: 'version', versionId: 'v1' } });
  render(
    <SafelightTheme>
      <PicturesLoading document={document} pictures={pictures} />
    </SafelightTheme>,
  );
  act(() => tell());
  expect(requested).toBe(1);
});
