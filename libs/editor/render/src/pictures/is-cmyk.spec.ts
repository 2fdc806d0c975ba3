import sharp from 'sharp';
import { isCmyk } from './is-cmyk.ts';

const picture = () => sharp({ create: { width: 20, height: 10, channels: 3, background: '#a05520' } });
const blobOf = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);
const jpeg = (options: { readonly progressive?: boolean } = {}): Promise<Buffer> =>
  picture().toColourspace('cmyk').jpeg(options).toBuffer();

it.each([
  ['baseline', {}],
  ['progressive', { progressive: true }],
])('a %s JPEG with four components is in CMYK', async (_kind, options) => {
  expect(await isCmyk(blobOf(await jpeg(options)))).toBe(true);
});

it('a JPEG in CMYK is recognized after a profile and fill bytes', async () => {
  const bytes = await picture().withIccProfile('cmyk').jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).space).toBe('cmyk');
  const filled = Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xff]), bytes.subarray(2)]);
  expect(await isCmyk(blobOf(filled))).toBe(true);
});

it.each(['jpeg', 'png', 'webp', 'gif'] as const)('an RGB picture as %s is not', async (format) => {
  expect(await isCmyk(blobOf(await picture().toFormat(format).toBuffer()))).toBe(false);
});

it('a grey JPEG, and a file that is cut off before its frame header, are not taken for CMYK', async () => {
  expect(await isCmyk(blobOf(await picture().toColourspace('b-w').jpeg().toBuffer()))).toBe(false);
  expect(await isCmyk(blobOf((await jpeg()).subarray(0, 24)))).toBe(false);
  expect(await isCmyk(new Blob([]))).toBe(false);
});
