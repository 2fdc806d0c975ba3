import { crc32 } from 'node:zlib';

const SIGNATURE_BYTES = 8;
const IHDR_END = SIGNATURE_BYTES + 12 + 13;
const BIT_DEPTH_AT = 24;
const COLOR_TYPE_AT = 25;
const GREY = 0;
const INDEXED = 3;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/**
 * Converts an 8-bit grey PNG to a PNG that is transparent where it was white, which this API requires of
 * masks. The encoded samples stay the same. They become indices of a palette whose opacity falls from black
 * to white.
 */
export const alphaMask = (greyPng: Buffer): Buffer => {
  if (greyPng[BIT_DEPTH_AT] !== 8 || greyPng[COLOR_TYPE_AT] !== GREY)
    throw new Error('no gray PNG of 8 bits');
  const header = Buffer.from(greyPng.subarray(SIGNATURE_BYTES + 8, IHDR_END - 4));
  header[COLOR_TYPE_AT - SIGNATURE_BYTES - 8] = INDEXED;
  const levels = Uint8Array.from({ length: 256 }, (_, level) => level);
  const palette = Uint8Array.from({ length: 768 }, (_, index) => levels[Math.floor(index / 3)] ?? 0);
  return Buffer.concat([
    greyPng.subarray(0, SIGNATURE_BYTES),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk(
      'tRNS',
      levels.map((level) => 255 - level),
    ),
    greyPng.subarray(IHDR_END),
  ]);
};
