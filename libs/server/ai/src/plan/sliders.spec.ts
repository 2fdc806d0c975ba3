import { slidersIn } from './sliders.ts';

const operationsIn = (pieces: readonly string[]): readonly string[] | null =>
  slidersIn(pieces)?.steps.map(({ operation }) => operation) ?? null;

it('each slider of a list becomes a step of its own', () =>
  expect(operationsIn(['exposure +0.7', 'shadows up', 'a bit warmer'])).toEqual([
    'brighten',
    'low-light',
    'warm-tones',
  ]));

it('a slider that is not understood is listed as not done', () =>
  expect(slidersIn(['contrasto +10', 'esposizione +0,5', 'ombre su'])?.notPossible).toEqual(['“ombre su”']));

it('wishes with fewer than two sliders are no list of sliders', () =>
  expect([operationsIn(['contrast +10', 'remove the dog']), operationsIn(['too dark', 'brighter'])]).toEqual([
    null,
    null,
  ]));
