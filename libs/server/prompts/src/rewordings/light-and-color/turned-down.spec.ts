import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['turn the contrast down', 'contrast less 1'],
  ['turn the contrast up', 'contrast more 1'],
  ['cool the colors down', 'cool-tones  1'],
  ['warm the whole photo up', 'warm-tones  1'],
  ['make it sepia, and it should hardly be noticeable', 'sepia  0.5'],
  ['mach es sepia, aber kaum merklich', 'sepia  0.5'],
  ['Ponlo en sepia, y que no se note mucho.', 'sepia  0.5'],
  ['mets-la en sépia, à peine visible', 'sepia  0.5'],
  ['deixa em sépia, que quase não se perceba', 'sepia  0.5'],
  ['falla seppia, ma appena percettibile', 'sepia  0.5'],
  // Alike, and no amount.
  ['the text is hardly visible, make it sepia', 'sepia  1'],
] as const)('“%s” is “%s”', (prompt, plan) =>
  expect(
    readPrompt(prompt)
      .steps.filter(({ operation }) => operation !== 'sharpen')
      .map(({ operation, options, strength }) => [operation, options['direction'] ?? '', strength].join(' '))
      .join(' + '),
  ).toBe(plan),
);
