import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { GalleryScreen } from '../gallery/GalleryScreen.tsx';
import { openGallery, uidOf } from '../testing/gallery-server.tsx';
import { imageAnswer } from '../testing/image-answers.ts';
import { openImage } from '../testing/open-image.tsx';
import { ImageScreen } from './ImageScreen.tsx';

/** Opens the gallery, and from it the second of three pictures. */
const open = async () => {
  const opened = openGallery({
    path: '/*',
    element: (
      <Routes>
        <Route path="gallery" element={<GalleryScreen />} />
        <Route path="image/:uid" element={<ImageScreen />} />
      </Routes>
    ),
    handlers: {
      ImageView: ({ uid }) => {
        const { image } = imageAnswer();
        return { image: { ...image, uid, title: String(uid) } };
      },
      Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: 97 } }),
      CountView: () => ({ countView: true }),
    },
  });
  await opened.person.click(await screen.findByRole('link', { name: 'View dog' }));
  await screen.findByRole('img', { name: uidOf('dog') });
  const at = async (title: string) => {
    await screen.findByRole('img', { name: uidOf(title) });
    expect(opened.address()).toBe(`/image/${uidOf(title)}`);
  };
  return { ...opened, at };
};

it('the arrow keys open the previous and the next image of the gallery, up to its ends', async () => {
  const { person, at } = await open();
  await person.keyboard('{ArrowLeft}');
  await at('cat');
  expect(screen.queryByRole('link', { name: 'Previous image' })).toBeNull();
  await person.keyboard('{ArrowLeft}');
  await at('cat');
  await person.keyboard('{ArrowRight}');
  await at('dog');
  await person.click(screen.getByRole('link', { name: 'Next image' }));
  await at('Catkin');
});

it('goes on to the next image after the page was loaded again', async () => {
  await open();
  cleanup();
  const answer = (uid: string) => ({ image: { ...imageAnswer().image, uid, title: uid } });
  const { person, address } = openImage(() => answer(uidOf('dog')), {
    at: `/image/${uidOf('dog')}`,
    handlers: { ImageView: ({ uid }) => answer(String(uid)) },
  });
  expect(await screen.findByRole('link', { name: 'Previous image' })).toHaveAttribute(
    'href',
    `/image/${uidOf('cat')}`,
  );
  await person.click(screen.getByRole('link', { name: 'Next image' }));
  expect(await screen.findByRole('img', { name: uidOf('Catkin') })).toBeVisible();
  expect(address()).toBe(`/image/${uidOf('Catkin')}`);
});

it('the arrow keys pan a picture that is zoomed in, and do not open another one', async () => {
  const { person, at } = await open();
  await person.keyboard('+{ArrowRight}');
  await at('dog');
});

it('a nearly horizontal swipe opens the next image', async () => {
  const { at } = await open();
  const swipe = (name: string, by: { readonly x: number; readonly y: number }): void => {
    const over = screen.getByRole('img', { name });
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true };
    const event = (type: string, x: number, y: number) =>
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), finger);
    fireEvent(over, event('pointerdown', 200, 200));
    fireEvent(over, event('pointerup', 200 + by.x, 200 + by.y));
  };
  swipe(uidOf('dog'), { x: -120, y: 100 });
  await at('dog');
  swipe(uidOf('dog'), { x: -120, y: 10 });
  await at('Catkin');
  swipe(uidOf('Catkin'), { x: 120, y: 0 });
  await at('dog');
});

it('Escape returns to the gallery, except while typing', async () => {
  const { person, address } = await open();
  await person.type(await screen.findByLabelText('Describe your edit'), 'warm{Escape}');
  expect(address()).toBe(`/image/${uidOf('dog')}`);
  await person.tab();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/gallery'));
});
