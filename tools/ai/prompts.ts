// The prompts of the sheets in groups, each with its options.
import type { EditorOperation } from '@safelight/application/ports';
import { DEFAULT_SUGGESTIONS } from '@safelight/rules';

/** The prompt of a sheet, and how its photos are edited. */
export interface Sheet {
  readonly title: string;
  /** The prompt; null to use the main suggestion for each photo. */
  readonly prompt: string | null;
  /** True to edit only the marked part of each photo. */
  readonly marked?: boolean;
  /** True to use the next photo as the reference image. */
  readonly withOther?: boolean;
}

const sheet = (prompt: string, how: Pick<Sheet, 'marked' | 'withOther'> = {}): Sheet => ({
  title: prompt,
  prompt,
  ...how,
});

/**
 * The promises of the landing page as prompts: enhancement, style transfer, removal, color correction,
 * backgrounds.
 */
const PROMISES: readonly Sheet[] = [
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

/** Prompts whose options need a sheet of their own. */
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
  'In the style of Mondrian',
  'In the style of Klimt',
  'Street art stencil',
  'Less contrast',
  'Muted colors',
  '1920s photo',
  '1950s photo',
  '1970s photo',
  '1980s photo',
  '1990s photo',
];

/** Makes the sheet for a prompt from the command line. */
export const sheetOf = (prompt: string): Sheet =>
  sheet(prompt, { marked: /\bthis\b/i.test(prompt), withOther: /\bother picture\b/i.test(prompt) });

/**
 * Makes the sheets of the nine suggestions, of the landing page's promises, and of all other operations of
 * the local editor.
 */
export const allSheets = (operations: readonly EditorOperation[]): readonly Sheet[] => {
  const sheets = [
    ...DEFAULT_SUGGESTIONS.map((prompt) => sheet(prompt)),
    ...PROMISES,
    ...operations.filter(({ id }) => id !== 'remove-object').map(({ example }) => sheetOf(example)),
    ...CHOICES.map((prompt) => sheet(prompt)),
  ];
  return sheets.filter(({ title }, index) => sheets.findIndex((other) => other.title === title) === index);
};
