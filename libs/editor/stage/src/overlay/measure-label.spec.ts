import { labelPlace, measureText } from './measure-label.ts';

const STAGE = { width: 400, height: 300 };
const LABEL = { width: 80, height: 22 };

it('the label shows a place, a size or an angle', () => {
  expect(measureText({ kind: 'place', x: -20.5, y: 45 })).toBe('X −20.5  Y 45');
  expect(measureText({ kind: 'size', width: 180, height: 90.5 })).toBe('180 × 90.5');
  expect(measureText({ kind: 'angle', degrees: -15 })).toBe('−15°');
});

it('the label is beside the pointer, above a finger, and always inside the stage', () => {
  expect(labelPlace({ x: 100, y: 100, kind: 'mouse' }, LABEL, STAGE)).toEqual({ x: 116, y: 120 });
  expect(labelPlace({ x: 100, y: 100, kind: 'touch' }, LABEL, STAGE)).toEqual({ x: 60, y: 22 });
  expect(labelPlace({ x: 390, y: 290, kind: 'pen' }, LABEL, STAGE)).toEqual({ x: 312, y: 270 });
  expect(labelPlace({ x: 5, y: 5, kind: 'touch' }, LABEL, STAGE)).toEqual({ x: 8, y: 8 });
});
