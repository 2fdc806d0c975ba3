import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ["hide the documents and the tenant's face", '', 1],
  ['hide the papers and his face', '', 1],
  ['tapa los documentos y la cara del inquilino', '', 1],
  ['cache les papiers et le visage', '', 1],
  ['esconde os papéis e o rosto do inquilino', '', 1],
  ['hide the face of the man with the documents', 'hide-faces', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
