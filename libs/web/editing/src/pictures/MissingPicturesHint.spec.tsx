import { newDocument, removeLayers } from '@safelight/engine';
import { imageOf } from '@safelight/engine/testing';
import type { PictureStore } from '@safelight/render';
import { screen } from '@testing-library/react';
import { EditingProvider, useEditing } from '../session/editing-session.ts';
import { fakePictures, openEditor } from '../testing/open-editor.tsx';
import { MissingPicturesHint } from './MissingPicturesHint.tsx';

const pictureLayer = (id: string) => imageOf({ id, source: { kind: 'blob', sha256: id.repeat(64) } });

/** A picture store in which no picture can be loaded until they are requested again. */
const missing = () => {
  let isMended = false;
  let tell: () => void = () => undefined;
  const pictures: PictureStore = {
    ...fakePictures().pictures,
    failed: (sources) => (isMended ? [] : [...sources]),
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
    retry: () => {
      isMended = true;
      tell();
    },
  };
  return pictures;
};

const open = (pictures: PictureStore, ...ids: readonly string[]) => {
  const Hint = () => (
    <EditingProvider value={{ ...useEditing(), pictures }}>
      <MissingPicturesHint />
    </EditingProvider>
  );
  return openEditor({ ...newDocument(), layers: ids.map(pictureLayer) }, <Hint />);
};

it.each([
  [['a'], 'An image of this document could not be loaded.'],
  [['a', 'b', 'c'], '3 images of this document could not be loaded.'],
])('a bar reports missing pictures (here %p) until they are loaded', async (ids, text) => {
  const { person } = open(missing(), ...ids);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the bar about a missing picture goes with the last layer that shows it', () => {
  const { onCanvas } = open(missing(), 'a');
  expect(screen.getByRole('alert')).toBeVisible();
  onCanvas((editor) => void editor.run(removeLayers(new Set(['a']))));
  expect(screen.queryByRole('alert')).toBeNull();
});
