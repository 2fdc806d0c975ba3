import type { Sharp } from 'sharp';
import { strip } from '../metadata/strip.ts';
import type { PictureLimits } from '../protocol.ts';
import { decoding, openPicture, type Picture } from './read-picture.ts';

const encodeLike = (pipeline: Sharp, { contentType }: Picture): Sharp => {
  switch (contentType) {
    case 'image/jpeg':
      return pipeline.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
    case 'image/png':
      return pipeline.png({ compressionLevel: 6 });
    case 'image/webp':
      return pipeline.webp({ quality: 95, effort: 2 });
    case 'image/gif':
      return pipeline.gif({ effort: 1 });
  }
};

/** True when sharp opens the stripped file and finds the same picture. */
const showsTheSame = async (stripped: Buffer, picture: Picture, limits: PictureLimits): Promise<boolean> => {
  const { width, height, frames, orientation } = picture;
  const metadata = await openPicture(stripped, { limits, animated: frames > 1 })
    .metadata()
    .catch(() => null);
  if (!metadata) return false;
  const isTurned = orientation >= 5;
  return (
    metadata.width === (isTurned ? height : width) &&
    (metadata.pageHeight ?? metadata.height) === (isTurned ? width : height) &&
    (metadata.orientation ?? 1) === orientation &&
    (metadata.pages ?? 1) === frames
  );
};

/**
 * Makes the file for people other than the owner: the same coded pixels without metadata. If the container
 * cannot be parsed, the picture is encoded again in its own format, but only after `drawn`, because two decoded
 * pictures may need more memory than a worker has. Null when there is nothing to remove.
 */
export const makeSharedRendition = async (
  picture: Picture,
  limits: PictureLimits,
  drawn: Promise<unknown> = Promise.resolve(),
): Promise<Buffer | null> => {
  const { bytes, contentType, orientation, frames } = picture;
  const stripped = strip(bytes, contentType, orientation);
  if (stripped?.equals(bytes)) return null;
  if (stripped && (await showsTheSame(stripped, picture, limits))) return stripped;
  await drawn;
  const pipeline = openPicture(bytes, { limits, animated: frames > 1 });
  const upright = orientation === 1 ? pipeline : pipeline.autoOrient();
  return decoding(() => encodeLike(upright, picture).toBuffer());
};
