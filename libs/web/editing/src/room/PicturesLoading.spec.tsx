import { newDocument } from '@safelight/engine';
import type { PictureStore } from '@safelight/render';
import { SafelightTheme } from '@safelight/web-ui';
import { act, render, screen } from '@testing-library/react';
import { PicturesLoading } from './PicturesLoading.tsx';

const SIZE = { width: 40, height: 30 };

it.each([
  ['have arrived', () => undefined],
  [
    'could not be loaded',
    () => {
      throw new Error('404');
    },
  ],
])('the editor says that its pictures are loading, until they %s', async (_, end) => {
  let settle = (): void => undefined;
  const ready = new Promise<void>((resolve) => (settle = resolve)).then(end);
  render(
    <SafelightTheme>
      <PicturesLoading
        document={newDocument({ ...SIZE, source: { kind: 'version', versionId: 'v1' } })}
        pictures={{ ready: () => ready } as unknown as PictureStore}
      />
    </SafelightTheme>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading image...');
  await act(async () => {
    settle();
    await Promise.allSettled([ready]);
  });
  expect(screen.queryByRole('status')).toBeNull();
});

it('the editor says nothing about a document without pictures', () => {
  render(
    <SafelightTheme>
      <PicturesLoading document={newDocument(SIZE)} pictures={{} as PictureStore} />
    </SafelightTheme>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});
