import { numberIn } from './number-text.ts';

const PIXELS = { unit: 'px', now: 200, whole: 600 };

it.each([
  ['140', 140],
  [' 12,5 px ', 12.5],
  ['1,000', 1000],
  ['1,234,567.5', 1234567.5],
  ['0,125', 0.125],
  ['1,0005', 1.0005],
  ['.5', 0.5],
  ['-40', -40],
  ['−40', -40],
  ['600/2', 300],
  ['1 + 2 * 3', 7],
  ['(1 + 2) × 3', 9],
  ['100 - 20 - 5', 75],
  ['2 * -3', -6],
  ['90 ÷ 4 PX', 22.5],
  ['4:5', 0.8],
  ['+10', 210],
  ['*2', 400],
  ['/ 4', 50],
  ['+10-5', 205],
  ['50%', 300],
  ['50% + 10', 310],
  ['+10%', 260],
])('“%s” in a field of 200 pixels, where 100 %% are 600, is %d', (text, number) => {
  expect(numberIn(text, PIXELS)).toBe(number);
});

it.each([
  '',
  ' ',
  'abc',
  '12 cm',
  '5°',
  '1e3',
  '0x10',
  '1 2',
  '2 +',
  '(1',
  '1)',
  '()',
  '1..2',
  '1,000,5',
  'alert(1)',
])('“%s” is no number', (text) => {
  expect(numberIn(text, PIXELS)).toBeNaN();
});

it('what is divided by zero is in no range', () => {
  expect(numberIn('5/0', PIXELS)).toBe(Infinity);
});

it('a percentage needs a whole, unless it is the unit of the field', () => {
  expect(numberIn('50%', { unit: 'px', now: 200 })).toBeNaN();
  expect(numberIn('50%', { unit: '%', now: 100 })).toBe(50);
  expect(numberIn('90 °', { unit: '°', now: 0 })).toBe(90);
});
