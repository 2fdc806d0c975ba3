import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCoding } from './content-coding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The quality of Brotli, a compromise: the best quality would take fifty times as long while the client
 * waits.
 */
const QUALITY = 5;

/** Compresses text with `coding`. */
export const compressText = (text: Buffer, coding: ContentCoding): Promise<Buffer> => {
  switch (coding) {
    case 'br':
      return brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
    case 'gzip':
      return zip(text);
  }
};
