import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["it's 12 MB, make it lighter", 'convert-format 50'],
  ['the file is 12 MB. shrink it for email', 'convert-format 50'],
  ['wiegt 12 MB, mach sie leichter', 'convert-format 50'],
  ['sind 12 MB, viel zu groß für WhatsApp', 'convert-format 50'],
  ['son 12 megas, necesito que pese menos', 'convert-format 50'],
  ['elle pèse 12 Mo, allège-la', 'convert-format 50'],
  ['são 12 mega, muito pesada pro zap', 'convert-format 50'],
  ['pesa 12 mega, whatsapp me la rovina, fammela leggera ma bella', 'convert-format 50'],
  // A limit is said as well.
  ['pesa 8 megas, hazla más ligera, solo aceptan 2', 'convert-format 2000000'],
  ['make it 2 MB, smaller is fine', 'convert-format 2000000'],
  ['mach es kleiner, 2 MB', 'convert-format 2000000'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['maxBytes', 'sizePercent'])).toEqual([plan, 0]);
});
