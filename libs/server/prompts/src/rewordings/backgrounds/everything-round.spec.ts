import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    "I'd like the bride brighter and everything round her a bit darker",
    'brighten subject + darken background',
    0,
  ],
  ['die Braut heller und alles um sie herum dunkler', 'brighten subject + darken background', 0],
  ['la novia más clara y todo lo que la rodea más oscuro', 'brighten subject + darken background', 0],
  ['clareia a noiva e escurece tudo em volta dela', 'brighten subject + darken background', 0],
  ['schiarisci la sposa e scurisci tutto intorno a lei', 'brighten subject + darken background', 0],
  ['add a frame all around us', 'border', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
