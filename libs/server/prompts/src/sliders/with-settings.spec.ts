import { readPrompt } from '../read-prompt.ts';

const readingOf = (prompt: string): readonly [string, readonly string[]] => {
  const { steps, notPossible } = readPrompt(prompt);
  const said = steps.map(({ operation, strength, options }) =>
    [operation, options['direction'], options['tones'], strength].filter(Boolean).join(' '),
  );
  return [said.join(' + '), notPossible];
};

it.each([
  [
    'exposure +1.3, contrast -10, highlights -40, shadows +30, blacks +15, vibrance +12',
    'brighten 1.3 + contrast less 0.1 + low-light 0.3 + saturation more 0.12 + hdr highlights 0.4 + fade 0.15',
  ],
  [
    'Belichtung +0,5, Kontrast -10, Lichter -30, Tiefen +40, Klarheit +15',
    'brighten 0.5 + contrast less 0.1 + low-light 0.4 + sharpen 0.15 + hdr highlights 0.3',
  ],
  ['sombras +35 luces -20 claridad +10', 'low-light 0.35 + sharpen 0.1 + hdr highlights 0.2'],
  [
    'exposition +0,7 IL, ombres +25, hautes lumières -40',
    'brighten 0.7 + low-light 0.25 + hdr highlights 0.4',
  ],
  ['sombras +30, realces -25, nitidez +20', 'low-light 0.3 + sharpen 0.2 + hdr highlights 0.25'],
  ['ombre +30 alte luci -45 chiarezza +10', 'low-light 0.3 + sharpen 0.1 + hdr highlights 0.45'],
  ['exposure -2/3, tint 0', 'darken 0.67'],
  ['clarity -10', 'blur 0.1'],
  ['temp +10', 'warm-tones 0.1'],
] as const)('“%s” sets %s', (prompt, steps) => expect(readingOf(prompt)).toEqual([steps, []]));

it.each([
  ['shadows -20', '', ['“shadows -20”']],
  ['saturation -20, vibrance +15', 'saturation less 0.2', ['“vibrance +15”']],
] as const)('“%s” says which setting is not done', (prompt, steps, undone) =>
  expect(readingOf(prompt)).toEqual([steps, undone]),
);

it.each([
  ['contrast +10, remove the dog and make it warmer', 'remove-object 1 + contrast more 0.1 + warm-tones 1'],
  ['write "contrast +10" at the top', 'add-text 1'],
  ['exposure +0.5 on the face', 'brighten 0.5'],
  // One number without a sign says how strong, and a correction comes first.
  ['contrast 20', 'contrast more 0.2'],
  ['saturation -30, no wait, -15', 'saturation less 0.15'],
] as const)('the rest of “%s” is read as ever', (prompt, steps) => expect(readingOf(prompt)[0]).toBe(steps));
