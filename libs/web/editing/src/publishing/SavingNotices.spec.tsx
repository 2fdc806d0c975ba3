import { newDocument } from '@safelight/engine';
import type { PictureStore } from '@safelight/render';
import { act, screen } from '@testing-library/react';
import { useEditing } from '../session/editing-session.ts';
import { fakePictures, openEditor } from '../testing/open-editor.tsx';
import { SavingNotices } from './SavingNotices.tsx';

const MISSING = { kind: 'blob', sha256: 'a'.repeat(64) } as const;

/** A picture store in which some pictures are missing until they are requested again. */
const missing = (count: number) => {
  let left = count;
  let tell: () => void = () => undefined;
  const pictures: PictureStore = {
    ...fakePictures().pictures,
    failed: () => Array.from({ length: left }, () => MISSING),
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
    retry: () => {
      left = 0;
      tell();
    },
  };
  return pictures;
};

const open = (pictures: PictureStore) => {
  const Notices = () => <SavingNotices session={{ ...useEditing(), pictures }} />;
  return openEditor(newDocument(), <Notices />);
};

it.each([
  [1, 'An image of this document could not be loaded.'],
  [3, '3 images of this document could not be loaded.'],
])('a notice reports missing pictures (here %i) until they are loaded', async (count, text) => {
  const pictures = missing(count);
  const { person } = open(pictures);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('no notice is shown while all pictures are loaded', () => {
  const pictures = missing(0);
  open(pictures);
  act(pictures.retry);
  expect(screen.queryByRole('alert')).toBeNull();
});
