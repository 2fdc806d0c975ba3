// What the sheets show: groups of prompts, each with how it is asked.
import { DEFAULT_SUGGESTIONS } from '../../libs/rules/src/ai.ts';

/** A sheet of one prompt. `marked`: what each photo's mark covers goes; `withOther`: with the next photo beside it. */
const sheet = (prompt, how = {}) => ({ title: prompt, prompt, ...how });

/** What the front page promises, in words: enhancement, style transfer, removal, color correction, backgrounds. */
const PROMISES = [
  sheet('Auto enhance'),
  sheet('In the style of Van Gogh'),
  sheet('Style of my other picture', { withOther: true }),
  sheet('Remove this', { marked: true }),
  sheet('Color correction'),
  sheet('Make the background white'),
  sheet('Replace the background with a gradient from teal to navy'),
  sheet('Use my other picture as background', { withOther: true }),
  { title: 'What is suggested for each photo', prompt: null },
];

/** Wishes whose choices deserve a sheet of their own. */
const CHOICES = [
  'Remove the dog',
  'Upscale x2',
  'Upscale x4',
  'Style of Monet',
  'Style of Picasso',
  'Ukiyo-e style',
  'Pop art',
  'Comic book style',
  'Anime style',
  'Less contrast',
  'Muted colors',
  '1920s photo',
  '1950s photo',
  '1970s photo',
  '1980s photo',
  '1990s photo',
];

/** How a prompt of the user's own is asked. */
export const sheetOf = (prompt) =>
  sheet(prompt, { marked: /\bthis\b/i.test(prompt), withOther: /\bother picture\b/i.test(prompt) });

/** The sheets of the nine suggestions, the promises, and everything else the built-in editor names. */
export const allSheets = (operations) => {
  const sheets = [
    ...DEFAULT_SUGGESTIONS.map((prompt) => sheet(prompt)),
    ...PROMISES,
    ...operations.filter(({ id }) => id !== 'remove-object').map(({ example }) => sheetOf(example)),
    ...CHOICES.map((prompt) => sheet(prompt)),
  ];
  return sheets.filter(({ title }, index) => sheets.findIndex((other) => other.title === title) === index);
};
