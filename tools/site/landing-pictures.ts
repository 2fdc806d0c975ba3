// `npm run site:pictures` makes the pictures of the landing page in apps/web/public/demo. Photos are cropped,
// the local editor edits them, and every result is written as WebP in the widths that the page uses.
//   npm run site:pictures -- [--only demo,cutout]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLocalEditor } from '@safelight/ai/local';
import { promptsHere } from '@safelight/ai/prompts-here';
import { createLocalEngine } from '@safelight/operations';
import { photoNamed } from '@safelight/test-pictures';
import sharp from 'sharp';
import { type Mark, writeMask } from '../ai/photos.ts';

const FOLDER = fileURLToPath(new URL('../../apps/web/public/demo/', import.meta.url));
const QUALITY = 72;

type Size = readonly [width: number, height: number];

interface Edit {
  readonly prompt: string;
  /** The part of the photo that the word "this" in the prompt refers to. */
  readonly mark?: Mark;
}

interface LandingPicture {
  readonly name: string;
  /** The prefix of the photo's filename. */
  readonly photo: string;
  /** The crop as fractions of the photo. */
  readonly crop: readonly [left: number, top: number, width: number, height: number];
  /** The sizes of the files, the largest first. */
  readonly sizes: readonly [Size, ...Size[]];
  /** The edits by filename. */
  readonly edits: Readonly<Record<string, Edit>>;
}

const PICTURES: readonly LandingPicture[] = [
  {
    name: 'peaks',
    photo: 'picosdeeuropa',
    crop: [0, 0.12, 1, 0.75],
    sizes: [
      [1280, 640],
      [640, 320],
    ],
    edits: {
      'van-gogh': { prompt: 'In the style of Van Gogh' },
      watercolor: { prompt: 'Convert to watercolor' },
      night: { prompt: 'Turn day into night' },
    },
  },
  {
    name: 'cup',
    photo: 'coffee',
    crop: [0.06, 0, 0.88, 1],
    sizes: [[720, 544]],
    edits: { 'cut-out': { prompt: 'Remove the background' } },
  },
  {
    name: 'cat',
    photo: 'chelsea',
    crop: [0.06, 0, 0.88, 1],
    sizes: [[480, 360]],
    edits: { style: { prompt: 'Convert to pencil sketch' } },
  },
  {
    name: 'meadow',
    photo: 'picosdeeuropa',
    crop: [0.48, 0.5, 0.5, 0.5],
    sizes: [[480, 360]],
    edits: { removed: { prompt: 'Remove this', mark: [0.606, 0.84, 0.08, 0.09] } },
  },
  {
    name: 'bridge',
    photo: 'Bridge',
    crop: [0.25, 0, 0.75, 1],
    sizes: [[480, 360]],
    edits: { corrected: { prompt: 'Color correction' } },
  },
  {
    name: 'astronaut',
    photo: 'astronaut',
    crop: [0.11, 0, 0.84, 0.63],
    sizes: [[480, 360]],
    edits: { replaced: { prompt: 'Replace the background with a gradient from teal to navy' } },
  },
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');

const folder = mkdtempSync(join(tmpdir(), 'safelight-landing-'));
const engine = createLocalEngine({ scratchDir: folder });
const editor = createLocalEditor({ ...engine, prompts: promptsHere });
const context = { signal: new AbortController().signal, onProgress: () => undefined };

/** The cropped photo, at most twice as large as its largest file. */
async function cropped({ name, photo, crop: [left, top, width, height], sizes: [[w, h]] }: LandingPicture) {
  const upright = await sharp(photoNamed(photo).path).autoOrient().toBuffer({ resolveWithObject: true });
  const region = {
    left: Math.round(left * upright.info.width),
    top: Math.round(top * upright.info.height),
    width: Math.floor(width * upright.info.width),
    height: Math.floor(height * upright.info.height),
  };
  const sourcePath = join(folder, `${name}.jpg`);
  const scale = Math.max(1, Math.min(2, region.width / w));
  const info = await sharp(upright.data)
    .extract(region)
    .resize(Math.round(w * scale), Math.round(h * scale), { fit: 'cover' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(sourcePath);
  return { sourcePath, width: info.width, height: info.height };
}

const write = async (path: string, name: string, sizes: readonly Size[]): Promise<void> => {
  for (const [width, height] of sizes) {
    const file = `${FOLDER}${name}-${width}.webp`;
    const { size } = await sharp(path)
      .resize(width, height, { fit: 'cover' })
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(file);
    console.log(`${file.slice(FOLDER.length)} ${Math.round(size / 102.4) / 10} kB`);
  }
};

try {
  mkdirSync(FOLDER, { recursive: true });
  for (const picture of PICTURES.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const source = await cropped(picture);
    await write(source.sourcePath, picture.name, picture.sizes);
    for (const [id, { prompt, mark }] of Object.entries(picture.edits)) {
      const maskPath = mark === undefined ? null : await writeMask(source, mark, join(folder, `${id}.png`));
      const outcome = await editor.edit(
        {
          ...source,
          contentType: 'image/jpeg',
          prompt,
          seed: 1,
          maxSide: 2_560,
          maskPath,
          reference: null,
        },
        context,
      );
      if (outcome.kind !== 'image')
        throw new Error(
          `${picture.name}, “${prompt}”: ${outcome.kind === 'text' ? outcome.text : outcome.message}`,
        );
      await write(outcome.file.path, `${picture.name}-${id}`, picture.sizes);
      await outcome.file.dispose();
    }
  }
} finally {
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
}
