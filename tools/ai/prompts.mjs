import { OPERATIONS } from './engine.mjs';

/** Wishes whose choices deserve a sheet of their own. */
const CHOICES = [
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

/** A prompt for everything the built-in editor can do. */
export const PROMPTS = [...OPERATIONS.map(({ example }) => example), ...CHOICES];
