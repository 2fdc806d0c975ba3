/** Common tags, offered next to the person's own (spec: images §2, library filter). */
export const SUGGESTED_TAGS = [
  'nature',
  'portrait',
  'landscape',
  'abstract',
  'vintage',
  'modern',
  'colorful',
  'black-white',
] as const;
