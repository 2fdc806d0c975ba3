import { fireEvent, screen, within } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { openImage, picture } from '../testing/open-image.tsx';

beforeEach(() => {
  localStorage.clear();
});

/** Dispatches a pointer event; jsdom's own pointer events have no pointer id. */
const pointer = (
  type: string,
  { pointerId, ...at }: { readonly pointerId: number; readonly clientX?: number; readonly clientY?: number },
): Event => Object.assign(new MouseEvent(type, { bubbles: true, ...at }), { pointerId });

const zoom = () => within(screen.getByRole('group', { name: 'Zoom' }));

describe('zooming a picture', () => {
  it('works with buttons, and the fit button appears when the zoom has changed', async () => {
    const { person } = openImage(() => imageAnswer());
    await picture();
    expect(zoom().queryByRole('button', { name: 'Fit' })).toBeNull();
    await person.click(zoom().getByRole('button', { name: 'Zoom in' }));
    expect(zoom().getByText('125%')).toBeVisible();
    await person.click(zoom().getByRole('button', { name: 'Fit' }));
    expect(zoom().getByText('100%')).toBeVisible();
  });

  it('shows the percentage of the picture’s own pixels, and offers 100 %', async () => {
    const sizes = { clientWidth: 800, clientHeight: 600 };
    const before = Object.keys(sizes).map(
      (name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)!] as const,
    );
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
    }
    try {
      const { person } = openImage(() => imageAnswer());
      await picture();
      expect(zoom().getByText('20%')).toBeVisible();
      await person.click(zoom().getByRole('button', { name: '1:1' }));
      expect(zoom().getByText('100%')).toBeVisible();
      expect(zoom().queryByRole('button', { name: '1:1' })).toBeNull();
      expect(await picture()).toHaveAttribute('src', '/full/1');
      await person.click(zoom().getByRole('button', { name: 'Fit' }));
      expect(zoom().getByText('20%')).toBeVisible();
    } finally {
      for (const [name, descriptor] of before) Object.defineProperty(Element.prototype, name, descriptor);
    }
  });

  it('works with the keys +, − and 0, except while typing', async () => {
    const { person } = openImage(() => imageAnswer());
    await picture();
    await person.keyboard('++');
    expect(zoom().getByText('150%')).toBeVisible();
    await person.keyboard('0-');
    expect(zoom().getByText('75%')).toBeVisible();
    await person.type(screen.getByLabelText('Describe your edit'), '+0');
    expect(zoom().getByText('75%')).toBeVisible();
  });

  it('works with the mouse wheel over the picture, within the limits of the zoom', async () => {
    openImage(() => imageAnswer());
    const over = await picture();
    for (let turn = 0; turn < 12; turn += 1) fireEvent.wheel(over, { deltaY: -100 });
    expect(zoom().getByText('300%')).toBeVisible();
    expect(zoom().getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  });

  it('works with two fingers, in steps', async () => {
    openImage(() => imageAnswer());
    const over = await picture();
    fireEvent(over, pointer('pointerdown', { pointerId: 1, clientX: 100, clientY: 100 }));
    fireEvent(over, pointer('pointerdown', { pointerId: 2, clientX: 200, clientY: 100 }));
    fireEvent(over, pointer('pointermove', { pointerId: 2, clientX: 300, clientY: 100 }));
    expect(zoom().getByText('200%')).toBeVisible();
    fireEvent(over, pointer('pointerup', { pointerId: 2 }));
    fireEvent(over, pointer('pointermove', { pointerId: 1, clientX: 0, clientY: 100 }));
    expect(zoom().getByText('200%')).toBeVisible();
  });

  it('loads the picture in full size', async () => {
    const { person } = openImage(() => imageAnswer());
    await picture();
    await person.keyboard('+');
    expect(await picture()).toHaveAttribute('src', '/full/1');
  });
});
