import { fileTypeFromBuffer } from 'file-type';
import type { SvgOption } from '@safelight/application/ports';
import type { ImageContentType, PictureContentType } from '@safelight/rules';
import { isSvg } from './worker/svg/recognise-svg.ts';

const ACCEPTED: ReadonlyMap<string, ImageContentType> = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/gif', 'image/gif'],
  ['image/webp', 'image/webp'],
]);

const raster = async (head: Uint8Array): Promise<ImageContentType | null> => {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return ACCEPTED.get(found?.mime ?? '') ?? null;
};

export function sniff(head: Uint8Array): Promise<ImageContentType | null>;
export function sniff(head: Uint8Array, options: SvgOption): Promise<PictureContentType | null>;
/** The content type that the first bytes of a file show. Null when it is not an accepted one. */
export async function sniff(
  head: Uint8Array,
  { allowSvg }: SvgOption = { allowSvg: false },
): Promise<PictureContentType | null> {
  const found = await raster(head);
  if (found !== null) return found;
  return allowSvg && isSvg(head) ? 'image/svg+xml' : null;
}
