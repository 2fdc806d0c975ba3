// `npm run ai:sheet`: what the built-in editor makes of six photos, one sheet a prompt, in tmp/ai-sheets.
//   npm run ai:sheet -- [--prompts "Add neon glow,Sepia"] [--side 1600] [--cell 520]
// Each row of a sheet has two photos: the original beside its result. `side` is the longer side edits run at.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { photos } from '../../libs/test-pictures/src/photos.ts';
import { editPicture } from './engine.mjs';
import { PROMPTS } from './prompts.mjs';

const FOLDER = fileURLToPath(new URL('../../tmp/ai-sheets/', import.meta.url));
const PHOTOS = ['Bridge', 'Kleiber', 'astronaut', 'coffee', 'friends', 'picosdeeuropa'];
const GAP = 8;
const TITLE_HEIGHT = 44;

const { values } = parseArgs({
  options: {
    prompts: { type: 'string' },
    side: { type: 'string', default: '1600' },
    cell: { type: 'string', default: '520' },
  },
});
const side = Number(values.side);
const cell = { width: Number(values.cell), height: Math.round(Number(values.cell) * 0.72) };
const prompts = values.prompts?.split(',').map((prompt) => prompt.trim()) ?? PROMPTS;

const decoded = (source) =>
  sharp(source.path)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .resize(side, side, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });

const asPicture = ({ data, info: { width, height } }) => ({
  width,
  height,
  channels: 3,
  data: new Uint8ClampedArray(data),
});

const thumbnail = ({ data, width, height, channels }) =>
  sharp(data, { raw: { width, height, channels } })
    .resize(cell.width, cell.height, { fit: 'contain', background: '#808080' })
    .flatten({ background: '#d0d0d0' })
    .png()
    .toBuffer();

const escaped = (text) => text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));

const title = (text, width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE_HEIGHT}"><text x="10" y="30" font-family="sans-serif" font-size="22" fill="#fff">${escaped(text)} · original, then result</text></svg>`,
  );

const sources = await Promise.all(
  PHOTOS.map((name) => decoded(photos().find((photo) => photo.name.startsWith(name)))),
);
mkdirSync(FOLDER, { recursive: true });
for (const prompt of prompts) {
  const pieces = [];
  for (const [index, source] of sources.entries()) {
    const pair = [asPicture(source), await editPicture(asPicture(source), prompt)];
    for (const [place, picture] of pair.entries()) {
      const column = (index % 2) * 2 + place;
      pieces.push({
        input: await thumbnail(picture),
        left: GAP + column * (cell.width + GAP),
        top: TITLE_HEIGHT + Math.floor(index / 2) * (cell.height + GAP),
      });
    }
  }
  const width = GAP + 4 * (cell.width + GAP);
  const height = TITLE_HEIGHT + Math.ceil(sources.length / 2) * (cell.height + GAP);
  const file = `${FOLDER}${prompt.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.jpg`;
  await sharp({ create: { width, height, channels: 3, background: '#202020' } })
    .composite([{ input: title(prompt, width), left: 0, top: 0 }, ...pieces])
    .jpeg({ quality: 88 })
    .toFile(file);
  console.log(file);
}
