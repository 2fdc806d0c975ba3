import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { act, screen } from '@testing-library/react';
import { fakePictures } from '../testing/open-editor.tsx';
import { useReducedPictures } from './use-reduced-pictures.ts';

it('a picture for which there is too little memory is mentioned once, and no other is', () => {
  const listeners = new Set<() => void>();
  let lacksMemory = false;
  const pictures = {
    ...fakePictures().pictures,
    lacksMemory: () => lacksMemory,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const Notes = () => {
    useReducedPictures(pictures);
    return null;
  };
  openScreen({ path: '/editor/img1', element: <Notes />, link: fakeServer({}).link });
  const tell = (): void => act(() => listeners.forEach((listener) => listener()));
  const notes = () => screen.queryAllByText(/too little memory to show every pixel/);
  tell();
  expect(notes()).toHaveLength(0);
  lacksMemory = true;
  tell();
  tell();
  expect(notes()).toHaveLength(1);
});
