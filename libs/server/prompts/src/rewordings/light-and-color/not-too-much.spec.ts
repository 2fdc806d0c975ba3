import { readPrompt } from '../../read-prompt.ts';

const strengthsIn = (prompt: string): readonly (readonly [string, number])[] =>
  readPrompt(prompt).steps.map(({ operation, strength }) => [operation, strength]);

it.each([
  ['make the sky bluer but not cheesy', 'recolor'],
  ['more vivid but not garish', 'saturation'],
  ['Farben kräftiger, aber nicht so knallig', 'saturation'],
  ['haz el cielo más azul pero no chillón', 'recolor'],
  ['rends le ciel plus bleu mais pas trop kitsch', 'recolor'],
  ['deixa o céu mais azul mas não muito brega', 'recolor'],
  ['cielo più blu ma non troppo pacchiano', 'recolor'],
])('“%s” asks for a little', (prompt, operation) => expect(strengthsIn(prompt)).toEqual([[operation, 0.5]]));
