import { readPrompt } from './read-prompt.ts';

const toned = (wish: string): readonly unknown[] => {
  const { steps, notPossible } = readPrompt(wish);
  return [
    ...steps.flatMap(({ operation, strength, options }) => [operation, strength, options['where'] ?? '']),
    ...notPossible,
  ];
};

it.each([
  ['make the car a lot sharper', 'sharpen', 1.5, 'car'],
  ['make the sky 20% warmer', 'warm-tones', 0.2, 'sky'],
  ['make the face a bit warmer', 'warm-tones', 0.5, 'face'],
  ['much less contrast', 'contrast', 1.5, ''],
  ['as bright as you can', 'brighten', 1.5, ''],
  ['mach den Hund viel schärfer', 'sharpen', 1.5, 'dog'],
  ['so scharf wie möglich', 'sharpen', 1.5, ''],
  ['um ein Drittel heller', 'brighten', 0.33, ''],
  ['pon las plantas mucho más nítidas', 'sharpen', 1.5, 'plants'],
  ['lo más claro posible', 'brighten', 1.5, ''],
  ['rends les plantes beaucoup plus sombres', 'darken', 1.5, 'plants'],
  ['deux fois plus clair', 'brighten', 1.5, ''],
  ['deixa o céu muito mais escuro', 'darken', 1.5, 'sky'],
  ['rendi la macchina leggermente più scura', 'darken', 0.5, 'car'],
  ['molto meno contrasto', 'contrast', 1.5, ''],
])('“%s” is done as much as it says', (wish, operation, strength, where) => {
  expect(toned(wish)).toEqual([operation, strength, where]);
});

it.each([
  ['too much contrast', 'contrast', 1, ''],
  ['too much contrast, please', 'contrast', 1, ''],
  ['brighten the left half', 'brighten', 1, 'left half'],
  ['schiarisci la metà sinistra', 'brighten', 1, 'left half'],
  ['make it brighter, but not a lot darker', 'brighten', 1, ''],
])('an amount of something else changes nothing in “%s”', (wish, ...read: readonly unknown[]) => {
  expect(toned(wish)).toEqual(read);
});

it.each([
  ['make the car a lot sharper and brighten the sky', { sharpen: 1.5, brighten: 1 }],
  ['mach den Hund viel schärfer, dann das Auto etwas aufhellen', { sharpen: 1.5, brighten: 0.5 }],
  ['enfoca el cielo y mucho menos contraste', { sharpen: 1, contrast: 1.5 }],
])('each of several wishes has its own amount: “%s”', (wish, strengths) => {
  expect(
    Object.fromEntries(readPrompt(wish).steps.map(({ operation, strength }) => [operation, strength])),
  ).toEqual(strengths);
});
