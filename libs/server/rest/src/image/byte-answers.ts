const BYTES = ['image/*'];

/** What routes answer that give the owner the original and others the shared rendition. */
export const ORIGINAL_OR_SHARED = {
  200: {
    description: 'The original for its owner; for others the same pixels without metadata.',
    mediaTypes: BYTES,
  },
  206: { description: 'The part that Range asks for.', mediaTypes: BYTES },
  304: { description: 'Not modified.' },
} as const;
