import { OPERATIONS } from '@safelight/operations';
import { DEFAULT_SUGGESTIONS, OTHER_PICTURE_SUGGESTIONS } from '@safelight/rules';
import { readPrompt } from './read-prompt.ts';

/** Prompts, and the steps that must be read from them with each strength that is not 1; '' for a refusal. */
const ROWS: readonly (readonly [prompt: string, steps: string])[] = [
  ['Remove background', 'remove-background'],
  ['Enhance colors', 'enhance-colors'],
  ['Make it vintage', 'vintage'],
  ['Add dramatic lighting', 'dramatic-lighting'],
  ['Convert to watercolor', 'watercolor'],
  ['Make it black and white', 'black-and-white'],
  ['Add magical effects', 'magical-effects'],
  ['Improve quality', 'improve-quality'],
  ['Add neon glow', 'neon-glow'],
  ['please cut out the person from the backdrop', 'remove-background'],
  ['transparent png please', 'remove-background'],
  ['get rid of the messy background', 'remove-background'],
  ['isolate the subject', 'remove-background'],
  ['change the background to blue', 'replace-background'],
  ['put me on a white background', 'replace-background'],
  ['use a gradient from pink to orange as the backdrop', 'replace-background'],
  ['remove the background and make it white', 'replace-background'],
  ['#ff8800 background', 'replace-background'],
  ['studio background for my product', 'replace-background'],
  ['blur the background like a portrait', 'blur-background'],
  ['slightly blur everything behind me', 'blur-background 0.5'],
  ['give it bokeh', 'blur-background'],
  ['portrait mode', 'blur-background'],
  ['make the background blurry', 'blur-background'],
  ['get rid of the dog', 'remove-object'],
  ['erase the man on the left', 'remove-object'],
  ['remove all the cars and the bicycles', 'remove-object'],
  ['photo without people', 'remove-object'],
  ['make the bus disappear', 'remove-object'],
  ['upscale to 4K', 'upscale'],
  ['make it 8k', 'upscale'],
  ['increase resolution twice', 'upscale'],
  ['x4', 'upscale'],
  ['make it bigger for a print', 'upscale'],
  ['the picture is too dark, fix it', 'low-light'],
  ['brighten it a bit', 'brighten 0.5'],
  ['give it a cinematic look', 'cinematic'],
  ['make my photo look like it was shot in the 1970s', 'vintage'],
  ['1980s style', 'vintage'],
  ['remove the noise', 'denoise'],
  ['less grainy please', 'denoise'],
  ['clean up the grain', 'denoise'],
  ['anime style', 'artist-style'],
  ['turn me into a cartoon', 'cartoon'],
  ['draw it in pencil', 'pencil-sketch'],
  ['pencil sketch, but subtle', 'pencil-sketch 0.5'],
  ['oil painting please', 'oil-painting'],
  ['like Van Gogh', 'artist-style'],
  ['cyberpunk look', 'neon-glow'],
  ['add sparkles and fairy dust', 'magical-effects'],
  ['make colors pop', 'enhance-colors'],
  ['fix white balance', 'color-correction'],
  ['warmer tones', 'warm-tones'],
  ['make it very warm', 'warm-tones 1.5'],
  ['cooler please', 'cool-tones'],
  ['cold blue tones', 'cool-tones'],
  ['make it look like night', 'night'],
  ['golden hour light', 'sunset'],
  ['remove haze from the mountains', 'dehaze'],
  ['sharpen the details', 'sharpen'],
  ['unblur this', 'sharpen'],
  ['grayscale', 'black-and-white'],
  ['mach es schwarz-weiß', 'black-and-white'],
  ['sepia', 'sepia'],
  ['teal and orange grading', 'teal-and-orange'],
  ['add a vignette', 'vignette'],
  ['miniature tilt-shift effect', 'tilt-shift'],
  ['more contrast', 'contrast'],
  ['less saturated', 'saturation'],
  ["don't blur the background, just brighten it", 'brighten'],
  ['no vignette please, but make it warmer', 'warm-tones'],
  ["don't make it vintage, make it sharper", 'sharpen'],
  ['black and white at 30%', 'black-and-white 0.3'],
  ['warm tones slightly, then blur the background', 'blur-background + warm-tones 0.5'],
  ['remove the background and upscale to 4k', 'remove-background + upscale'],
  ['denoise and sharpen strongly', 'denoise + sharpen 1.5'],
  ['blur the background at 30%', 'blur-background 0.3'],
  ['a strong bokeh', 'blur-background 1.5'],
  ['swap the backdrop for plain black', 'replace-background'],
  ['new background: sky blue', 'replace-background'],
  ['gradient background from #102040 to #4080c0', 'replace-background'],
  ['crop out the tourists behind us', 'remove-object'],
  ['take out the lamp post', ''],
  ['replace the background with a castle', ''],
  ['turn the car red', 'recolor'],
  ['enlarge it four times', 'upscale'],
  ['super resolution', 'upscale'],
  ['get it to UHD', 'upscale'],
  ["don't upscale, just remove the background", 'remove-background'],
  ['do not touch the background, remove the dog', 'remove-object'],
  ['cut out the product and put it on white background', 'replace-background'],
];

const LEAST_RIGHT = 0.95;

const ids: ReadonlySet<string> = new Set(OPERATIONS.map(({ id }) => id));
const read = (prompt: string): string =>
  readPrompt(prompt)
    .steps.map(({ operation, strength }) => (strength === 1 ? operation : `${operation} ${strength}`))
    .join(' + ');
/** The rows for operations that this build has, and those that must be refused. */
const asked = ROWS.filter(([, steps]) =>
  steps.split(' + ').every((step) => step === '' || ids.has(step.split(' ')[0] ?? '')),
);

it(`reads the expected steps and strengths from at least ${LEAST_RIGHT * 100} % of ${ROWS.length} paraphrases`, () => {
  const wrong = asked.filter(([prompt, steps]) => read(prompt) !== steps);
  const right = 1 - wrong.length / asked.length;
  const readings = wrong.map(([prompt]) => `${prompt}: ${read(prompt)}`);
  if (right < LEAST_RIGHT) throw new Error(`${right} right; not ${readings.join('; ')}`);
});

it.each(OPERATIONS.map(({ example, id }) => [example, id] as const))(
  'reads the example “%s” as the operation %s and no other',
  (example, id) => {
    const given = { mask: /\bthis\b/.test(example), reference: /\bother\b/.test(example) };
    const { steps, notPossible } = readPrompt(example, given);
    expect(steps.map(({ operation }) => operation)).toEqual([id]);
    expect(notPossible).toEqual([]);
  },
);

it.each(DEFAULT_SUGGESTIONS)('reads the suggestion “%s” as exactly one operation', (suggestion) => {
  const expected = ROWS.find(([prompt]) => prompt === suggestion)?.[1] ?? '';
  if (ids.has(expected)) {
    expect(readPrompt(suggestion)).toMatchObject({
      steps: [{ operation: expected, strength: 1 }],
      notPossible: [],
    });
  } else expect(readPrompt(suggestion).steps).toEqual([]);
});

it('reads each suggestion for another picture as one operation, which is not done without that picture', () => {
  const readWith = (reference: boolean) =>
    OTHER_PICTURE_SUGGESTIONS.map((suggestion) =>
      readPrompt(suggestion, { mask: false, reference }).steps.map(({ operation }) => operation),
    );
  expect(readWith(true)).toEqual([
    ['replace-background'],
    ['match-reference'],
    ['collage'],
    ['overlay-picture'],
    ['replace-sky'],
  ]);
  expect(readWith(false)).toEqual([[], [], [], [], []]);
});

describe('the options of a step', () => {
  const optionsOf = (prompt: string, given = { mask: false, reference: false }) =>
    readPrompt(prompt, given).steps[0]?.options;

  it.each([
    ['make the background dark blue', { fill: 'color', name: 'dark blue' }],
    ['background from red to #ffffff, as a gradient', { fill: 'gradient', stops: '#d92b2b #ffffff' }],
    [
      'a diagonal sunset gradient background',
      { fill: 'gradient', direction: 'diagonal', name: 'a sunset gradient' },
    ],
    ['upscale to 8K', { side: 7_680 }],
    ['make it 4 times bigger', { factor: 4 }],
    ['remove the two dogs and the cat on the right', { names: 'dog,cat' }],
    ['remove the people in the background', { names: 'person', place: 'behind' }],
    ['erase the car on the left', { names: 'car', place: 'left' }],
  ])('are read from the words “%s”', (prompt, expected) => expect(optionsOf(prompt)).toMatchObject(expected));

  it('limit the step to the marked area if the prompt has a mask, and upscaling is then refused', () => {
    const mask = { mask: true, reference: false };
    expect(optionsOf('remove this', mask)).toMatchObject({ said: 'what is marked' });
    expect(optionsOf('remove the lamp post', mask)).toMatchObject({ said: 'what is marked' });
    expect(readPrompt('blur the wall').steps).toEqual([]);
    expect(readPrompt('blur the wall', mask).steps).toHaveLength(1);
    expect(readPrompt('upscale to 4K', mask).steps).toEqual([]);
  });

  it('name a second picture as the background only if the prompt has one', () => {
    const reference = { mask: false, reference: true };
    expect(optionsOf('replace the background with my beach', reference)).toMatchObject({ fill: 'reference' });
    expect(optionsOf('make the background blue', reference)).toMatchObject({ fill: 'color' });
    expect(readPrompt('replace the background with my beach').steps).toEqual([]);
  });
});
