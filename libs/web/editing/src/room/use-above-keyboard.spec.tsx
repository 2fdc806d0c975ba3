import { documentOf } from '@safelight/engine/testing';
import { setMedia } from '@safelight/web-ui/testing';
import { act, screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';

withoutStage();
const { EditorRoom } = await import('./EditorRoom.tsx');

/** A phone whose visual viewport changes as a keyboard, the browser's bars or a zoom change it. */
const phone = () => {
  const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  const show = (part: Partial<Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>>) =>
    act(() => {
      Object.assign(view, part);
      view.dispatchEvent(new Event('resize'));
    });
  return { show, full: window.innerHeight };
};

const room = () => screen.getByRole('banner', { name: 'Editor' }).parentElement!;
const heightOfRoom = () => room().style.getPropertyValue('--room-height');
const tools = () => screen.queryByRole('toolbar', { name: 'Tools' });

let endMedia = (): void => undefined;
const scrolled: Element[] = [];
beforeEach(() => {
  endMedia = setMedia((query) => query.includes('max-width: 720px'));
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
});
afterEach(() => {
  endMedia();
  Reflect.deleteProperty(window, 'visualViewport');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('the editor is as high as what the keyboard of a phone leaves visible, without the tools', () => {
  const { show, full } = phone();
  openEditor(documentOf(), <EditorRoom />);
  expect(tools()).toBeVisible();
  show({ height: full - 300, offsetTop: 40 });
  expect(heightOfRoom()).toBe(`${String(full - 300)}px`);
  expect(room().style.top).toBe('40px');
  expect(tools()).toBeNull();
  show({ height: full, offsetTop: 0 });
  expect(heightOfRoom()).toBe('');
  expect(tools()).toBeVisible();
});

it('a zoomed page and the bars of the browser are no keyboard', () => {
  const { show, full } = phone();
  openEditor(documentOf(), <EditorRoom />);
  show({ height: full / 2, scale: 2 });
  expect(heightOfRoom()).toBe('');
  show({ height: full - 90, scale: 1 });
  expect(heightOfRoom()).toBe('');
});

it('the field with the focus is scrolled above the keyboard, unless it is on the canvas', async () => {
  const { show, full } = phone();
  const { person } = openEditor(documentOf(), <EditorRoom />);
  await person.click(screen.getByRole('button', { name: 'Crop' }));
  const field = screen.getByRole('spinbutton', { name: 'Rotation' });
  await person.click(field);
  show({ height: full - 300 });
  expect(scrolled.at(-1)).toBe(field);
  show({ height: full });
  scrolled.length = 0;
  const text = document.createElement('textarea');
  screen.getByRole('application').append(text);
  text.focus();
  show({ height: full - 300 });
  expect(scrolled).toEqual([]);
});
