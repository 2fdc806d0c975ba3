import { readPrompt } from '../read-prompt.ts';
import { corrected } from './spelling.ts';
import type { Language } from './languages.ts';
import { listedForm } from './verb-forms.ts';

it.each<[string, Language, string]>([
  ['tapenle', 'spanish', 'tapa'],
  ['pintenla', 'spanish', 'pinta'],
  ['tapem', 'portuguese', 'tapa'],
  ['dipinga', 'italian', 'dipingi'],
  ['chiarissima', 'italian', 'chiara'],
  ['collez', 'french', 'colle'],
  ['wegknipsen', 'german', 'wegmachen'],
])('“%s” in %s is a form of “%s”', (form, language, listed) =>
  expect(corrected(form, language)).toBe(listed),
);

it.each<[string, Language]>([
  ['weglaufen', 'german'],
  ['wegschauen', 'german'],
  ['mesa', 'spanish'],
  ['porte', 'french'],
])('“%s” in %s is no verb of a wish', (word, language) => expect(listedForm(word, language)).toBeNull());

it.each([
  ['píntenla de rojo el carro', 'recolor'],
  ['Mülleimer links wegzaubern, die Person auch', null],
  ['clareiem a foto', 'brighten'],
  ['collez les deux photos côte à côte', null],
])('reads “%s”', (wish, operation) => {
  const operations: readonly string[] = readPrompt(wish).steps.map((step) => step.operation);
  expect(operations.filter((one) => one !== operation)).toEqual([]);
});
