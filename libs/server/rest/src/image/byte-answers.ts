const BYTES = ['image/*'];
const RESUMABLE = { 'Accept-Ranges': '`bytes`: the header `Range` asks for a part of the file.' };
const KEPT = {
  ETag: 'Names the content. Send it as `If-None-Match` to get 304 while it is the same.',
  'Last-Modified':
    'When the image was last changed. Send it as `If-Modified-Since` to get 304 until the next change.',
};
const RANGE = { 'Content-Range': 'Which bytes these are, and how many the file has.' };

/** The documentation of the header under which an answer is saved as a file. */
export const SAVED = {
  'Content-Disposition':
    '`attachment` with the filename, as `filename` in ASCII and as `filename*` in UTF-8.',
} as const;

const answersWith = (headers: Readonly<Record<string, string>>) => ({
  200: {
    description:
      'The file: byte for byte as uploaded for its owner; the same pixels without metadata for others.',
    mediaTypes: BYTES,
    headers: { ...KEPT, ...RESUMABLE, ...headers },
  },
  206: {
    description: 'The part that the header `Range` asks for.',
    mediaTypes: BYTES,
    headers: { ...KEPT, ...RESUMABLE, ...RANGE, ...headers },
  },
  304: { description: 'The copy of the client is still current.', headers: KEPT },
});

/**
 * The documented answers of routes that give the owner the original and everybody else the shared rendition: to be
 * shown, or to be saved under its filename.
 */
export const ORIGINAL_OR_SHARED = { shown: answersWith({}), saved: answersWith(SAVED) } as const;

/** The documented answers of routes that send a file of one content, which may be sent in parts. */
export const fileAnswers = (
  whole: string,
  mediaTypes: readonly string[],
  headers: Readonly<Record<string, string>> = {},
) => ({
  200: { description: whole, mediaTypes, headers: { ETag: KEPT.ETag, ...RESUMABLE, ...headers } },
  206: {
    description: 'The part that the header `Range` asks for.',
    mediaTypes,
    headers: { ETag: KEPT.ETag, ...RESUMABLE, ...RANGE, ...headers },
  },
  304: { description: 'The copy of the client is still current.', headers: { ETag: KEPT.ETag } },
});
