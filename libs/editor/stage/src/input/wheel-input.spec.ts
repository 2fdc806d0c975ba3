import { wheelInput, type WheelTurn } from './listen.ts';

const turn = (fields: Partial<WheelTurn>): WheelTurn => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...fields,
});
const AT = { x: 5, y: 6 };

it.each([
  [
    'pans by the distance that a touchpad reports',
    { deltaX: 3, deltaY: -7 },
    { deltaX: 3, deltaY: -7, mod: false },
  ],
  ['by a line counts as 16 pixels', { deltaY: 3, deltaMode: 1 }, { deltaX: 0, deltaY: 48, mod: false }],
  [
    'scrolls horizontally with Shift',
    { deltaY: 100, shiftKey: true },
    { deltaX: 100, deltaY: 0, mod: false },
  ],
  ['zooms with Ctrl', { deltaY: 100, ctrlKey: true }, { deltaX: 0, deltaY: 100, mod: true }],
  ['zooms with Command', { deltaY: -3, deltaMode: 1, metaKey: true }, { deltaX: 0, deltaY: -48, mod: true }],
  ['zooms with Alt', { deltaY: -100, altKey: true }, { deltaX: 0, deltaY: -100, mod: true }],
  [
    'in the small steps of a pinch is amplified',
    { deltaY: 5, ctrlKey: true },
    { deltaX: 0, deltaY: 20, mod: true },
  ],
])('turning the wheel %s', (_, fields, expected) => {
  expect(wheelInput(turn(fields), AT)).toEqual({ ...AT, ...expected });
});
