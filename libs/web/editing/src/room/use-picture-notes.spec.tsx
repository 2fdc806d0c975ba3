import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { act, screen } from '@testing-library/react';
import { fakePictures } from '../testing/open-editor.tsx';
import { usePictureNotes } from './use-picture-notes.ts';

it.each([
  ['for which there is too little memory', 'lacksMemory', /too little memory to show every pixel/],
  ['whose colors the browser converts from CMYK', 'hasCmyk', /converted by your browser/],
] as const)('a picture %s is mentioned once, and no other is', (_, name, text) => {
  const listeners = new Set<() => void>();
  let isDue = false;
  const pictures = {
    ...fakePictures().pictures,
    [name]: () => isDue,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const Notes = () => {
    usePictureNotes(pictures);
    return null;
  };
  openScreen({ path: '/editor/img1', element: <Notes />, link: fakeServer({}).link });
  const tell = (): void => act(() => listeners.forEach((listener) => listener()));
  const notes = () => screen.queryAllByText(text);
  tell();
  expect(notes()).toHaveLength(0);
  isDue = true;
  tell();
  tell();
  expect(notes()).toHaveLength(1);
});
