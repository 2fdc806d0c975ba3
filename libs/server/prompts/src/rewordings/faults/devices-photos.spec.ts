import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['my phone always takes dark pictures', 'low-light'],
  ['mein Handy macht immer dunkle Bilder', 'low-light'],
  ['mi móvil siempre saca fotos frías, hazla más acogedora', 'warm-tones'],
  ['mi celular saca fotos borrosas', 'sharpen'],
  ['mon téléphone fait toujours des photos sombres', 'low-light'],
  ['meu celular sempre tira fotos embaçadas, arruma', 'sharpen'],
  ['il mio cellulare fa sempre foto sfocate', 'sharpen'],
  // Near miss.
  ['remove my phone', 'remove-object cell phone'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['names', 'where'])).toEqual([plan, 0]);
});
