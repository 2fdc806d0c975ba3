import { documentOf } from '@safelight/engine/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { SliderField } from './SliderField.tsx';

/** A slider from −1 to 1 that is 200 px wide and starts at 0; its fingers are those of a touch screen. */
const slider = (disabled = false) => {
  const previews: number[] = [];
  const values: number[] = [];
  openEditor(
    documentOf(),
    <SliderField
      label="Hue"
      value={0}
      min={-1}
      max={1}
      step={0.1}
      disabled={disabled}
      onPreview={(value) => void previews.push(value)}
      onValue={(value) => void values.push(value)}
    />,
  );
  const bar = screen.getByRole('slider', { name: 'Hue' }).closest<HTMLElement>('.MuiSlider-root')!;
  bar.getBoundingClientRect = () => new DOMRect(0, 0, 200, 44);
  bar.setPointerCapture = () => undefined;
  const finger = (type: `pointer${string}`, clientX: number, clientY = 20): void => {
    // jsdom's pointer events have no coordinates.
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY });
    fireEvent(bar, Object.assign(event, { pointerId: 7, pointerType: 'touch' }));
  };
  return { previews, values, finger };
};

it('a finger that slides along a slider previews values and keeps the last one', () => {
  const { previews, values, finger } = slider();
  finger('pointerdown', 100);
  finger('pointermove', 120);
  finger('pointermove', 131);
  expect(values).toEqual([]);
  finger('pointerup', 131);
  expect(previews).toEqual([0.2, 0.3]);
  expect(values).toEqual([0.3]);
});

it('a tap on a slider sets the value there', () => {
  const { previews, values, finger } = slider();
  finger('pointerdown', 40);
  finger('pointermove', 42);
  finger('pointerup', 42);
  expect(previews).toEqual([]);
  expect(values).toEqual([-0.6]);
});

it('a swipe that scrolls the panel changes nothing, although it starts on a slider', () => {
  const { previews, values, finger } = slider();
  finger('pointerdown', 40);
  finger('pointermove', 42);
  finger('pointercancel', 42);
  expect([previews, values]).toEqual([[], []]);
});

it('a swipe up or down changes nothing where there is nothing to scroll', () => {
  const { previews, values, finger } = slider();
  finger('pointerdown', 40);
  finger('pointermove', 42, 90);
  finger('pointerup', 42, 90);
  expect([previews, values]).toEqual([[], []]);
});

it('a slide that the browser takes over is taken back', () => {
  const { values, finger } = slider();
  finger('pointerdown', 100);
  finger('pointermove', 130);
  finger('pointercancel', 130);
  expect(values).toEqual([0]);
});

it('a finger does not move a disabled slider', () => {
  const { previews, values, finger } = slider(true);
  finger('pointerdown', 100);
  finger('pointermove', 150);
  finger('pointerup', 150);
  expect([previews, values]).toEqual([[], []]);
});
