import sharp from 'sharp';

/** Makes a 320 px thumbnail with the settings of libs/server/imaging/src/worker/render.ts. */
export const thumbnailOf = (path: string): Promise<Buffer> =>
  sharp(path, { failOn: 'error', sequentialRead: true })
    .resize({ width: 320, height: 16_383, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
