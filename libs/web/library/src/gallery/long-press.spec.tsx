import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { libraryImage, openGallery } from '../testing/gallery-server.tsx';

const THREE = ['a', 'b', 'c'].map((title) => libraryImage(title));

const open = async () => {
  const opened = openGallery({ images: THREE });
  await screen.findByRole('list', { name: 'Images' });
  jest.useFakeTimers();
  return opened;
};
const picture = (title: string) => screen.getByRole('link', { name: `View ${title}` });

/** Dispatches a pointer event of a finger or mouse; jsdom's own pointer events have no `pointerType`. */
const pointer = (type: string, title: string, { by = 0, pointerType = 'touch' } = {}): void => {
  const init = { bubbles: true, cancelable: true, clientX: 50, clientY: 50 + by };
  fireEvent(picture(title), Object.assign(new MouseEvent(type, init), { pointerType, isPrimary: true }));
};
const rest = (ms: number): void => {
  act(() => jest.advanceTimersByTime(ms));
};

/** Holds a finger on a picture for `ms`, then lifts it, after which the browser sends a click. */
const hold = (title: string, ms: number): void => {
  pointer('pointerdown', title);
  rest(ms);
  pointer('pointerup', title);
  fireEvent.click(picture(title), { detail: 1 });
};
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));

beforeEach(() => {});
afterEach(() => {
  jest.useRealTimers();
});

it('a long press selects the picture without opening it, and further taps select more', async () => {
  const { address } = await open();
  hold('b', 500);
  expect(chosen()).toEqual(['b']);
  expect(address()).toBe('/gallery');
  const bar = within(screen.getByRole('toolbar', { name: 'Selected images' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 selected');
  hold('c', 50);
  expect(chosen()).toEqual(['b', 'c']);
  hold('c', 500);
  expect(chosen()).toEqual(['b', 'c']);
});

it('a short tap opens the picture and selects nothing', async () => {
  const { address } = await open();
  hold('b', 50);
  expect(address()).toBe('/image/uid-b');
});

it('a press selects nothing if the finger moves, if the browser cancels it, or if a mouse is used', async () => {
  await open();
  pointer('pointerdown', 'a');
  pointer('pointermove', 'a', { by: 30 });
  rest(1_000);
  pointer('pointerdown', 'a');
  pointer('pointercancel', 'a');
  rest(1_000);
  pointer('pointerdown', 'a', { pointerType: 'mouse' });
  rest(1_000);
  expect(chosen()).toEqual([]);
});

it('a long press does not open the browser’s context menu, but a right click does', async () => {
  await open();
  pointer('pointerdown', 'a');
  expect(fireEvent.contextMenu(picture('a'))).toBe(false);
  pointer('pointerup', 'a');
  pointer('pointerdown', 'a', { pointerType: 'mouse' });
  expect(fireEvent.contextMenu(picture('a'))).toBe(true);
});
