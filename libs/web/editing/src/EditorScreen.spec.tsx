import { jest } from '@jest/globals';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor } from '@testing-library/react';
import { EditorScreen } from './EditorScreen.tsx';

const IMAGE = {
  __typename: 'Image',
  uid: 'img1',
  title: 'peaks.jpg',
  isOwner: true,
  current: {
    __typename: 'ImageVersion',
    id: 'v1',
    url: '/full',
    preview: '/preview',
    width: 1600,
    height: 1200,
  },
};

/** A canvas context that takes every call: jsdom draws nothing. */
const context = new Proxy({}, { get: () => () => ({ width: 0, data: [0, 0, 0, 0] }), set: () => true });

const open = (at: string, image: object | null = IMAGE) =>
  openScreen({
    path: '/editor/:imageId?',
    at,
    element: <EditorScreen />,
    link: fakeServer({ EditorImage: () => ({ image }) }).link,
  });

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(864);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(664);
  globalThis.ResizeObserver = class {
    observe(): void {
      this.disconnect();
    }
    unobserve(): void {
      this.disconnect();
    }
    disconnect(): void {
      return undefined;
    }
  };
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('asks for a picture when none is chosen', () => {
  open('/editor');
  expect(screen.getByRole('heading', { name: 'No image selected' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Gallery' })).toHaveAttribute('href', '/gallery');
});

it.each([
  ['does not exist', null],
  ['belongs to someone else', { ...IMAGE, isOwner: false }],
])('returns to the gallery when the picture %s', async (_why, image) => {
  const { address } = open('/editor/img1', image);
  expect(screen.getByText('Loading image...')).toBeVisible();
  await waitFor(() => {
    expect(address()).toBe('/gallery');
  });
  expect(await screen.findByText('Image not found')).toBeVisible();
});

it('fits the picture, and zooms by a factor of 1.2 with buttons and keys', async () => {
  const { person } = open('/editor/img1');
  expect(await screen.findByRole('img', { name: 'peaks.jpg' })).toBeInTheDocument();
  const zoom = screen.getByRole('status', { name: 'Zoom' });
  expect(zoom).toHaveTextContent('50%');
  await person.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(zoom).toHaveTextContent('60%');
  await person.keyboard('+');
  expect(zoom).toHaveTextContent('72%');
  await person.keyboard('-');
  await person.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(zoom).toHaveTextContent('50%');
  await person.keyboard('+++');
  await person.keyboard('0');
  expect(zoom).toHaveTextContent('50%');
});

it('goes back to the gallery', async () => {
  const { person, address } = open('/editor/img1');
  await person.click(await screen.findByRole('button', { name: 'Go Back' }));
  await waitFor(() => {
    expect(address()).toBe('/gallery');
  });
});
