import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'La foto del bautizo salió oscurísima, aclárala pero que no se queme el vestido de la niña',
    'low-light not clothes',
    0,
  ],
  ['aclara la foto pero sin quemar el vestido de la novia', 'brighten not clothes', 0],
  ['todo en blanco y negro menos el vestido de la novia', 'black-and-white not clothes', 0],
  ['oscurece el vestido de mi hija', 'darken clothes', 0],
  ['quita el vestido de la novia', '', 1],
  ["brighten it without blowing out the bride's dress", 'brighten not clothes', 0],
  ['éclaircis sans cramer la robe de la mariée', 'brighten not clothes', 0],
  ['clareia sem estourar o vestido da noiva', 'brighten not clothes', 0],
  ['schiarisci senza bruciare il vestito della sposa', 'brighten not clothes', 0],
  ['brighten it without blowing out the sky', 'brighten not sky', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
