/** The edits, comparisons and projects of the demo; they refer to pictures by filename. */

/** AI edits in order; each makes a version. */
export const EDITS: readonly { readonly filename: string; readonly prompts: readonly string[] }[] = [
  { filename: 'nuthatch.jpg', prompts: ['Make it black and white', 'Make it vintage'] },
  { filename: 'espresso.jpg', prompts: ['Remove the background'] },
  { filename: 'peaks.jpg', prompts: ['In the style of Van Gogh', 'Turn day into night'] },
  { filename: 'stream.jpg', prompts: ['Convert to watercolor'] },
  { filename: 'cat.jpg', prompts: ['Convert to pencil sketch'] },
  { filename: 'bridge.jpg', prompts: ['Color correction'] },
];

/** Comparisons of an upload with its first edit. */
export const COMPARISONS: readonly {
  readonly filename: string;
  readonly title: string;
  readonly description: string;
}[] = [
  { filename: 'nuthatch.jpg', title: 'Nuthatch, without its colors', description: 'One prompt.' },
  { filename: 'espresso.jpg', title: 'Espresso, cut out', description: 'The cup without its table.' },
  { filename: 'peaks.jpg', title: 'Peaks, painted', description: 'With the brush of Van Gogh.' },
  { filename: 'stream.jpg', title: 'Stream in watercolor', description: '' },
];

export const PROJECTS: readonly {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly filenames: readonly string[];
  readonly isShared: boolean;
}[] = [
  {
    name: 'Mountains and water',
    description: 'Two days outside.',
    tags: ['outdoors'],
    filenames: [
      'peaks.jpg',
      'cloud.jpg',
      'path.jpg',
      'stream.jpg',
      'cascade.jpg',
      'bridge.jpg',
      'cables.jpg',
    ],
    isShared: true,
  },
  {
    name: 'Animals',
    description: '',
    tags: ['animals'],
    filenames: [
      'nuthatch.jpg',
      'head-first.jpg',
      'cat.jpg',
      'green-eyes.jpg',
      'two-friends.jpg',
      'dragonfly.jpg',
    ],
    isShared: false,
  },
  {
    name: 'Things on a table',
    description: 'For the next post.',
    tags: ['drafts'],
    filenames: ['espresso.jpg', 'crema.jpg', 'shuttle.jpg'],
    isShared: false,
  },
];

export const FAVORITES: readonly string[] = [
  'peaks.jpg',
  'espresso.jpg',
  'nuthatch.jpg',
  'cat.jpg',
  'green-eyes.jpg',
  'cascade.jpg',
  'two-friends.jpg',
];

/** Pictures in the trash. */
export const TRASHED: readonly string[] = ['house-mirrored.jpg', 'wings-faded.jpg', 'bark-morning.jpg'];
