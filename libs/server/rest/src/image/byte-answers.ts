const BYTES = ['image/*'];
const ETAG = { ETag: 'Names the content. Send it as `If-None-Match` to get 304 while it is the same.' };

/**
 * The documented answers of routes that give the owner the original and everybody else the shared rendition.
 */
export const ORIGINAL_OR_SHARED = {
  200: {
    description:
      'The file: byte for byte as uploaded for its owner; the same pixels without metadata for others.',
    mediaTypes: BYTES,
    headers: ETAG,
  },
  206: {
    description: 'The part that the header `Range` asks for.',
    mediaTypes: BYTES,
    headers: { ...ETAG, 'Content-Range': 'Which bytes these are, and how many the file has.' },
  },
  304: { description: 'The copy of the client is still current.', headers: ETAG },
} as const;
