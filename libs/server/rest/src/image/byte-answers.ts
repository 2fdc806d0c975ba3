const BYTES = ['image/*'];

/**
 * The documented answers of routes that give the owner the original and everybody else the shared rendition.
 */
export const ORIGINAL_OR_SHARED = {
  200: {
    description:
      'The file: byte for byte as uploaded for its owner; the same pixels without metadata for others.',
    mediaTypes: BYTES,
  },
  206: { description: 'The part that the header `Range` asks for.', mediaTypes: BYTES },
  304: { description: 'The copy of the client is still current.' },
} as const;
