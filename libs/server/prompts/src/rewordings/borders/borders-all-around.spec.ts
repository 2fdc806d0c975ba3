import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['edge', 'name', 'thickness'];

it.each([
  ['bigger margins on all sides, cream coloured', 'border cream thick', 0],
  ['breiterer cremefarbener Rand auf allen Seiten', 'border cream thick', 0],
  ['márgenes color crema más anchos por todos los lados', 'border cream', 0],
  ['des marges crème plus larges de tous les côtés', 'border cream', 0],
  ['margens creme maiores em todos os lados', 'border cream', 0],
  ['margini più grandi su tutti i lati, color crema', 'border cream', 0],
  ['remove the white margins', 'crop all', 0],
  ['Rand auf allen Seiten abschneiden', 'crop all', 0],
  ['enlève les marges blanches', 'crop all', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
