import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make it smaller file not smaller picture', 'convert-format', 0],
  ['a smaller file not a smaller image please', 'convert-format', 0],
  ['kleinere Datei, kein kleineres Bild', 'convert-format', 0],
  ['un archivo más pequeño, no una imagen más pequeña', 'convert-format', 0],
  ['un fichier plus léger, pas une image plus petite', 'convert-format', 0],
  ['um arquivo menor, não uma imagem menor', 'convert-format', 0],
  ["un file più piccolo, non un'immagine più piccola", 'convert-format', 0],
  ['make it smaller', 'resize', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
