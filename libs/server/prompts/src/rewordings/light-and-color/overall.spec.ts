import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['sky bluer and overall more contrast', 'recolor blue + contrast more', 0],
  ['Himmel blauer und insgesamt mehr Kontrast', 'recolor blue + contrast more', 0],
  ['Himmel blauer und insgesamt etwas heller', 'recolor blue + brighten', 0],
  ['cielo más azul y en general un poco más de contraste', 'recolor blue + contrast more', 0],
  ['ciel plus bleu et globalement un peu plus de contraste', 'recolor blue + contrast more', 0],
  ['céu mais azul e no geral um pouco mais de contraste', 'recolor blue + contrast more', 0],
  ["cielo più azzurro e nel complesso un po' più di contrasto", 'recolor sky blue + contrast more', 0],
  ['Himmel blauer und insgesamt etwas knackiger', 'recolor blue + contrast more', 0],
  ['Bild schärfer, insgesamt unter 2 MB', 'sharpen + convert-format', 0],
  ['overall nice photo, make it brighter', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['direction', 'where', 'name'])).toEqual([plan, undone]);
});
