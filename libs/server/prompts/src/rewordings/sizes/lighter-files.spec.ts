import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['réduire la taille du fichier sans perdre trop de qualité', 'convert-format 50'],
  ['reduce el tamaño del archivo sin perder mucha calidad', 'convert-format 50'],
  ['reduzir o tamanho do arquivo sem perder muita qualidade', 'convert-format 50'],
  ['riduci la dimensione del file senza perdere troppa qualità', 'convert-format 50'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['sizePercent'])).toEqual([plan, 0]);
});
