import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['i only have this one from the side, make it brighter', 'brighten'],
  ['ich hab nur das von der Seite, mach es heller', 'brighten'],
  ['solo tengo esta de lado, hazla más clara', 'brighten'],
  ["je n'ai que celle-ci de côté, éclaircis-la", 'brighten'],
  ['só tenho essa de lado, deixa mais clara', 'brighten'],
  ['ho solo questa di lato, falla più chiara', 'brighten'],
  // Near misses.
  ['la foto está de lado, gírala', 'rotate'],
  ['la foto è di lato, girala', 'rotate'],
] as const)('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, [])[0]).toBe(plan));
