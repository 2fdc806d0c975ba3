import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['black and white but not so flat, stronger contrast', 'contrast more + black-and-white', 0],
  ['Schwarzweiß, aber nicht so flau, ruhig kräftige Kontraste', 'contrast more + black-and-white', 0],
  ['blanco y negro pero no tan plano, con más contraste', 'contrast more + black-and-white', 0],
  ['noir et blanc mais pas si terne, bien contrasté', 'contrast more + black-and-white', 0],
  ['preto e branco mas não tão chapado, com mais contraste', 'contrast more + black-and-white', 0],
  ['bianco e nero ma non così piatto, più contrasto', 'contrast more + black-and-white', 0],
  ['make the photo look less flat', 'contrast more', 0],
  ['das Bild bitte weniger flau', 'contrast more', 0],
  ['menos plana', 'contrast more', 0],
  ['moins plate', 'contrast more', 0],
  ['menos chapada', 'contrast more', 0],
  ['meno piatta', 'contrast more', 0],
  ['make it less boring', 'saturation more', 0],
  // Less of it.
  ['less contrast', 'contrast less', 0],
  ['not so much contrast', 'contrast less', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction'])).toEqual([plan, undone]),
);
