import { jest } from '@jest/globals';
import { clearBottom, visibleControls } from './clear-place.ts';

const WINDOW = { height: 800, lowest: 16, now: 16 };
const toasts = { left: 400, right: 800, top: 736, bottom: 784 };
const control = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('toasts stay at the bottom if they cover no control', () => {
  expect(clearBottom(toasts, [control(0, 740), control(810, 740), control(500, 100)], WINDOW)).toBe(16);
});

it('toasts move above the controls they would cover, and above other controls there', () => {
  expect(clearBottom(toasts, [control(500, 750)], WINDOW)).toBe(58);
  expect(clearBottom(toasts, [control(500, 750), control(420, 690)], WINDOW)).toBe(118);
});

it('toasts keep their distance from a control below them', () => {
  expect(clearBottom(toasts, [control(500, 708)], { ...WINDOW, now: 100 })).toBe(100);
  expect(clearBottom(toasts, [control(500, 702)], { ...WINDOW, now: 100 })).toBe(106);
});

it('toasts move to the top of the window if the lower half is full of controls', () => {
  const full = Array.from({ length: 10 }, (_, row) => control(500, 400 + row * 40));
  expect(clearBottom(toasts, full, WINDOW)).toBe(800 - 16 - 48);
});

describe('in the upper half of the window, toasts', () => {
  const full = Array.from({ length: 10 }, (_, row) => control(500, 400 + row * 40));
  const top = (bottom: number): number => 800 - bottom - 48;

  it('are below the title of a dialog and the controls there', () => {
    const window = { ...WINDOW, titles: [control(400, 40, 400, 26)] };
    expect(top(clearBottom(toasts, full, window))).toBe(74);
    expect(top(clearBottom(toasts, [...full, control(500, 100)], window))).toBe(148);
  });

  const dense = [...full, ...Array.from({ length: 8 }, (_, row) => control(500, 90 + row * 40))];

  it('are at the edge of the window if there is no place below the title', () => {
    expect(top(clearBottom(toasts, dense, { ...WINDOW, titles: [control(400, 57, 400, 26)] }))).toBe(2);
  });

  it('cover the title rather than a control', () => {
    expect(top(clearBottom(toasts, dense, { ...WINDOW, titles: [control(400, 40, 400, 26)] }))).toBe(16);
  });
});

it('toasts stay at the bottom if there are controls at the top as well', () => {
  const full = Array.from({ length: 20 }, (_, row) => control(500, row * 40));
  expect(clearBottom(toasts, full, WINDOW)).toBe(16);
});

it('toasts do not come down again when the control that they have made room for is gone', () => {
  expect(clearBottom(toasts, [], { ...WINDOW, now: 58 })).toBe(58);
  expect(clearBottom(toasts, [control(500, 680)], { ...WINDOW, now: 58 })).toBe(16);
});

it('toasts come down from the top of the window when the lower half is free', () => {
  expect(clearBottom(toasts, [], { ...WINDOW, now: 800 - 16 - 48 })).toBe(16);
});

it('toasts stay clear of controls, and of panels that ask for it', () => {
  const place = control(0, 400) as DOMRect;
  const places = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...place, width: 9, height: 9 });
  document.body.innerHTML =
    '<button></button><section data-no-toasts="true"></section><section data-no-toasts="false"></section>';
  expect(visibleControls()).toHaveLength(2);
  places.mockRestore();
});
