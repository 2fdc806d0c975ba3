import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['instagram', 'crop 1:1', 0],
  ['für instagram', 'crop 1:1', 0],
  ['para instagram', 'crop 1:1', 0],
  ['print a4', 'resize 2480', 0],
  ['in A4 drucken', 'resize 2480', 0],
  ['wallpaper', 'crop 9:16', 0],
  ["fond d'écran", 'crop 9:16', 0],
  ['low res', 'upscale', 0],
  ['niedrige Auflösung', 'upscale', 0],
  ['verpixelt', 'improve-quality', 0],
  ['pixelada', 'improve-quality', 0],
  ['pixelisée', 'improve-quality', 0],
  ['verschwommen', 'sharpen', 0],
  ['borrosa', 'sharpen', 0],
  ['flou', 'sharpen', 0],
  ['farblos', 'saturation', 0],
  ['menor', 'resize', 0],
  ['wrinkled shirt', '', 1],
  ['zerknittertes Hemd', '', 1],
  ['camisa arrugada', '', 1],
  ['chemise froissée', '', 1],
  ['camicia stropicciata', '', 1],
  ['pixelate it', 'pixelate', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'width'])).toEqual([plan, undone]),
);
