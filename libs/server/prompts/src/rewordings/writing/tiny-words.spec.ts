import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['put @studio teeny tiny in the corner', 'add-text @studio bottom-right small', 0],
  ['pon @studio chiquitito en la esquina', 'add-text @studio bottom-right small', 0],
  ['mets @studio tout petit en bas', 'add-text @studio bottom small', 0],
  [
    'coloca @studiobelaluz pequenininho no canto inferior direito em branco',
    'add-text @studiobelaluz bottom-right small',
    0,
  ],
  ['metti @studio piccolissimo in basso a destra', 'watermark @studio bottom-right small', 0],
  // Something of the picture.
  ['mon chat est tout petit au milieu, rapproche un peu', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'size'])).toEqual([plan, undone]),
);
