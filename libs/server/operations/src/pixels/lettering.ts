import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { planeOfBytes, type Plane } from './picture.ts';
import { bytesFrom } from './computed.ts';

/** The fonts in which texts can be written, with the names that they have for Pango. */
const FONTS = {
  bold: { file: 'dejavu-sans/files/dejavu-sans-latin-700-normal.woff', family: 'DejaVu Sans Bold' },
  thin: { file: 'arimo/files/arimo-latin-400-normal.woff', family: 'Arimo' },
  serif: { file: 'gelasio/files/gelasio-latin-400-normal.woff', family: 'Gelasio' },
  elegant: { file: 'gelasio/files/gelasio-latin-400-italic.woff', family: 'Gelasio Italic' },
} as const;
export type Font = keyof typeof FONTS;
export const isFont = (name: string): name is Font => name in FONTS;

const WOFF = 'wOFF';
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const aligned = (length: number): number => (length + 3) & ~3;

/**
 * Converts a WOFF file (W3C, version 1) to TrueType or OpenType, because sharp's text cannot read WOFF.
 * Without it sharp would draw with the system's fonts, or with none.
 */
export const unpackedFont = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== WOFF) throw new Error('The font is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, stored, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + stored);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: stored < length ? inflateSync(bytes) : bytes,
    };
  });
  const steps = Math.floor(Math.log2(count));
  const size = tables.reduce(
    (sum, { bytes }) => sum + aligned(bytes.length),
    SFNT_HEADER + count * SFNT_ENTRY,
  );
  const font = Buffer.alloc(size);
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(SFNT_ENTRY * 2 ** steps, 6);
  font.writeUInt16BE(steps, 8);
  font.writeUInt16BE(SFNT_ENTRY * (count - 2 ** steps), 10);
  let offset = SFNT_HEADER + count * SFNT_ENTRY;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, offset);
    offset += aligned(bytes.length);
  });
  return font;
};

const paths = new Map<Font, string>();

/**
 * The path of an unpacked font; throws when it is not installed. The fonts are dependencies of the product, so a text
 * looks the same everywhere, even where no fonts are installed.
 */
export const fontFile = (name: Font = 'bold'): string => {
  const known = paths.get(name);
  if (known !== undefined) return known;
  const installed = createRequire(import.meta.url).resolve(`@fontsource/${FONTS[name].file}`);
  const font = unpackedFont(readFileSync(installed));
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `safelight-font-${hash}.ttf`);
  // Renames a temporary file instead of writing to the path, because other workers may be reading the old
  // file.
  const aside = `${file}.${randomUUID()}`;
  writeFileSync(aside, font);
  renameSync(aside, file);
  paths.set(name, file);
  return file;
};

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Draws the text, in bold letters unless another font is named, as large as it fits into a box of this size. Returns
 * the letters' coverage (0–1).
 */
export const lettering = async (
  text: string,
  width: number,
  height: number,
  font: Font = 'bold',
): Promise<Plane> => {
  const { data, info } = await sharp({
    text: {
      text: escaped(text),
      font: FONTS[font].family,
      fontfile: fontFile(font),
      width,
      height,
      align: 'centre',
    },
  })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return planeOfBytes({ width: info.width, height: info.height, values: data });
};

/** The letters turned clockwise by so many degrees, in a larger plane. */
export const turned = async ({ width, height, values }: Plane, degrees: number): Promise<Plane> => {
  if (degrees === 0) return { width, height, values };
  const bytes = bytesFrom(values, (value) => Math.round(value * 255));
  const { data, info } = await sharp(bytes, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: '#000000' })
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return planeOfBytes({ width: info.width, height: info.height, values: data });
};
