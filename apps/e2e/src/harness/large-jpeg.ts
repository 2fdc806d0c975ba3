import { makeJpeg } from '@safelight/test-pictures';

/** A JPEG that decodes, filled up to `sizeBytes` with a comment. */
export const jpegOfSize = async (sizeBytes: number): Promise<Buffer> => {
  const jpeg = await makeJpeg({ width: 640, height: 480 });
  const parts: Buffer[] = [jpeg.subarray(0, 2)];
  for (let left = sizeBytes - jpeg.length; left > 4;) {
    const length = Math.min(left - 4, 65_000);
    const segment = Buffer.alloc(4 + length, 'c');
    segment.writeUInt16BE(0xfffe, 0);
    segment.writeUInt16BE(length + 2, 2);
    parts.push(segment);
    left -= segment.length;
  }
  return Buffer.concat([...parts, jpeg.subarray(2)]);
};
