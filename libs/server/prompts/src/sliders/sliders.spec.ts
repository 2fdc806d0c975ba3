import { planAndUndone } from '../testing/plan-and-undone.ts';
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

it.each([
  'lower the highlights, bring up the shadows',
  'brighten the shadows and tone down the highlights',
  'Lichter runter, Schatten hoch',
  'Tiefen anheben, Lichter absenken',
  'bajar las luces altas y subir las sombras',
  'baisse les hautes lumières et remonte les ombres',
  'remonte les ombres, baisse les hautes lumières',
  'alza le ombre e abbassa le luci',
  'baixa as altas luzes e sobe as sombras',
])('“%s” lifts the shadows and lowers the highlights', (prompt) =>
  expect(planAndUndone(prompt, ['tones'])).toEqual(['low-light + hdr highlights', 0]),
);

it('what else is asked for beside the shadows and the highlights is done too', () =>
  expect(planAndUndone('lower the highlights, bring up the shadows, a bit warmer', ['tones'])).toEqual([
    'low-light + hdr highlights + warm-tones',
    0,
  ]));

it('colors of the shadows and of the highlights are a look', () =>
  expect(planAndUndone('push shadows to teal and highlights to orange', ['tones'])).toEqual([
    'teal-and-orange',
    0,
  ]));

it('the shadows are lifted once if another step lifts them too', () =>
  expect(planAndUndone('recover highlights and open up shadows', ['tones'])).toEqual(['hdr', 0]));
