import { slidersIn } from './sliders.ts';

const operationsIn = (pieces: readonly string[]): readonly string[] | null =>
  slidersIn(pieces)?.steps.map(({ operation }) => operation) ?? null;

it('each slider of a list is done by itself', () =>
  expect(operationsIn(['exposure +0.7', 'shadows up', 'a bit warmer'])).toEqual([
    'brighten',
    'low-light',
    'warm-tones',
  ]));

it('a slider that is not understood is told', () =>
  expect(slidersIn(['contrasto +10', 'esposizione +0,5', 'ombre su'])?.notPossible).toEqual(['“ombre su”']));

it('wishes that name no two sliders are no list', () =>
  expect([operationsIn(['contrast +10', 'remove the dog']), operationsIn(['too dark', 'brighter'])]).toEqual([
    null,
    null,
  ]));
