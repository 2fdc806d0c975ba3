// The prompts of the sheets in groups, each with its options.
import { DEFAULT_SUGGESTIONS } from '../../libs/rules/src/ai.ts';

/**
 * A sheet for one prompt. `marked`: the marked part of each photo is removed; `withOther`: the next photo is
 * the reference image.
 */
const sheet = (prompt, how = {}) => ({ title: prompt, prompt, ...how });

/**
 * The promises of the landing page as prompts: enhancement, style transfer, removal, color correction,
 * backgrounds.
 */
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

/** Prompts whose variants need a sheet of their own. */
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

/** The sheet for a prompt given by the user. */
export const sheetOf = (prompt) =>
  sheet(prompt, { marked: /\bthis\b/i.test(prompt), withOther: /\bother picture\b/i.test(prompt) });

/** The sheets of the nine suggestions, the promises, and all other operations of the local editor. */
export const allSheets = (operations) => {
  const sheets = [
    ...DEFAULT_SUGGESTIONS.map((prompt) => sheet(prompt)),
    ...PROMISES,
    ...operations.filter(({ id }) => id !== 'remove-object').map(({ example }) => sheetOf(example)),
    ...CHOICES.map((prompt) => sheet(prompt)),
  ];
  return sheets.filter(({ title }, index) => sheets.findIndex((other) => other.title === title) === index);
};
