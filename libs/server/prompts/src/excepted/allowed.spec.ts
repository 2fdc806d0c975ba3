import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['remove the chair, the bicycle can stay', 'remove-object chair', 0],
  ['remove the chair but the dog is fine', 'remove-object chair', 0],
  ['der Stuhl muss weg, das Fahrrad kann stehenbleiben', 'remove-object chair', 0],
  ['quita la silla, la bici puede quedarse', 'remove-object chair', 0],
  ['enlève la chaise, le vélo peut rester', 'remove-object chair', 0],
  ['tira a cadeira, a bicicleta pode ficar', 'remove-object chair', 0],
  ['togli la sedia, la bici può restare', 'remove-object chair', 0],
  ['remove the people, the man can stay', 'remove-object person', 0],
  ['die Mülltonne muss weg, das Fahrrad kann stehenbleiben', '', 1],
  ['el banco no, la persona sentada en el banco es lo que hay que quitar', 'remove-object person', 0],
  ['plus de contraste, le ciel peut rester', 'contrast not sky', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'where'])).toEqual([plan, undone]),
);
