import type { ImageContentType } from '@safelight/rules';
import { quoted, ServiceFailure } from './service-failure.ts';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The content type, by the first bytes of the file. Whether the picture is valid shows when it is decoded. */
const typeOf = (bytes: Buffer): ImageContentType | null => {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'GIF8')) return 'image/gif';
  return null;
};

/** The content type of an answer; throws ServiceFailure when it is not a picture. */
export const contentTypeOf = (bytes: Buffer): ImageContentType => {
  const contentType = typeOf(bytes);
  if (contentType !== null) return contentType;
  throw new ServiceFailure('internal-error', 'The AI service answered with something that is no image.');
};

/** Decodes base64 text that should be a picture. */
export const decodeImage = (base64: string, mimeType: string): Buffer => {
  if (mimeType.startsWith('image/')) return Buffer.from(base64, 'base64');
  throw new ServiceFailure(
    'internal-error',
    `The AI service answered with something that is no image. MIME type: ${quoted(mimeType)}`,
  );
};
