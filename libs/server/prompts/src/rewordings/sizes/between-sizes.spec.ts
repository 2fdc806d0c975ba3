import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'file must be between 20 kb and 50 kb jpeg only the portal is rejecting again and again',
    'convert-format jpeg 50000',
    0,
  ],
  ['Datei muss zwischen 20 und 50 KB sein, nur JPEG', 'convert-format jpeg 50000', 0],
  ['el archivo debe pesar entre 20 y 50 kb, solo jpeg', 'convert-format jpeg 50000', 0],
  ['le fichier doit faire entre 20 et 50 Ko, jpeg uniquement', 'convert-format jpeg 50000', 0],
  ['o arquivo tem que ter entre 20 e 50 kb, só jpeg', 'convert-format jpeg 50000', 0],
  ['il file deve essere tra 20 e 50 kb, solo jpeg', 'convert-format jpeg 50000', 0],
  [
    'black and white only, not gray, and small file because email limit is 1 mb',
    'black-and-white + convert-format 1000000',
    0,
  ],
  [
    'nur schwarz-weiß und kleine Datei, weil das E-Mail-Limit 1 MB ist',
    'black-and-white + convert-format 1000000',
    0,
  ],
  ['file piccolo perché il limite della mail è 1 mb', 'convert-format 1000000', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['format', 'maxBytes'])).toEqual([plan, undone]),
);
