import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['25% off all candles at the bottom', 'add-text 25% off all candles bottom', 0],
  [
    'SALE at the top, 25% off all candles below',
    'add-text SALE top + add-text 25% off all candles bottom',
    0,
  ],
  [
    'Sale ends Sunday!! at the top in yellow, and under it 25% off all candles',
    'add-text Sale ends Sunday!! top 25% off all candles',
    0,
  ],
  // Parts that are cut off, and sizes.
  ['take 25% off the left', 'crop', 0],
  ['10% off every side', 'crop', 0],
  ['make it 25% off its size', 'resize', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'below'])).toEqual([plan, undone]),
);
