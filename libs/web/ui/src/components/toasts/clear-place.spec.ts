import { clearBottom } from './clear-place.ts';

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

it('toasts move to the top of the window if the lower half is full of controls', () => {
  const full = Array.from({ length: 10 }, (_, row) => control(500, 400 + row * 40));
  expect(clearBottom(toasts, full, WINDOW)).toBe(800 - 16 - 48);
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
