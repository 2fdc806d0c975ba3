// `npm run ai:sheet` writes results of the local editor for six photos, one sheet for each prompt, to
// tmp/ai-sheets.
//   npm run ai:sheet -- [--prompts "Add neon glow,Sepia"] [--side 1600] [--cell 520] [--from FOLDER]
// Each row of a sheet has two photos: the original next to its result, or the editor's message if it has none.
// `side` is the longer side in which edits run; `from` is a folder with pictures to use instead of the six
// photos, without marks.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLocalEditor, createLocalPromptWriter } from '@safelight/ai/local';
import { promptsHere } from '@safelight/ai/prompts-here';
import type { EditOutcome, PictureFile } from '@safelight/application/ports';
import { createLocalEngine } from '@safelight/operations';
import sharp, { type OverlayOptions } from 'sharp';
import { prepareFrom, preparePhotos, type SheetPhoto } from './photos.ts';
import { allSheets, type Sheet, sheetOf } from './prompts.ts';

const FOLDER = fileURLToPath(new URL('../../tmp/ai-sheets/', import.meta.url));
/** The maximum side of a result in pixels. Prompts may enlarge a photo. */
const MAX_SIDE = 7_680;
const GAP = 8;
const TITLE_HEIGHT = 44;
const CAPTION_HEIGHT = 26;

const { values } = parseArgs({
  options: {
    prompts: { type: 'string' },
    side: { type: 'string', default: '1600' },
    cell: { type: 'string', default: '520' },
    from: { type: 'string' },
  },
});
const cell = { width: Number(values.cell), height: Math.round(Number(values.cell) * 0.72) };

const quiet = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

const thumbnail = (path: string): Promise<Buffer> =>
  sharp(path, { limitInputPixels: false })
    .resize(cell.width, cell.height, { fit: 'contain', background: '#808080' })
    .flatten({ background: '#d0d0d0' })
    .png()
    .toBuffer();

const escaped = (text: string): string =>
  text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));

const line = (text: string, width: number, height: number, size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="10" y="${height * 0.7}" font-family="sans-serif" font-size="${size}" fill="#fff">${escaped(text)}</text></svg>`,
  );

const folder = mkdtempSync(join(tmpdir(), 'safelight-ai-sheet-'));
const engine = createLocalEngine({ scratchDir: folder });
const ai = { ...engine, prompts: promptsHere };
const [editor, writer] = [createLocalEditor(ai), createLocalPromptWriter(ai)];

const fileOf = ({ sourcePath }: SheetPhoto): PictureFile => ({ path: sourcePath, contentType: 'image/jpeg' });

/** The editor's message when it made no picture. */
const wordsOf = (outcome: Exclude<EditOutcome, { kind: 'image' }>): string =>
  outcome.kind === 'text' ? outcome.text : outcome.message;

async function suggestionFor(photo: SheetPhoto): Promise<string> {
  return (await writer.suggest({ picture: fileOf(photo), title: photo.name }, quiet().signal)).main;
}

/** Edits a photo; returns a thumbnail of the result, or null when the editor did nothing, and its message. */
async function edited(
  photo: SheetPhoto,
  other: SheetPhoto,
  { prompt, marked = false, withOther = false }: Sheet,
): Promise<{ readonly picture: Buffer | null; readonly caption: string }> {
  const words = prompt ?? (await suggestionFor(photo));
  const { sourcePath, maskPath, width, height } = photo;
  const outcome = await editor.edit(
    {
      sourcePath,
      contentType: 'image/jpeg',
      width,
      height,
      prompt: words,
      seed: 1,
      maxSide: MAX_SIDE,
      maskPath: marked ? maskPath : null,
      reference: withOther ? fileOf(other) : null,
    },
    quiet(),
  );
  if (outcome.kind !== 'image') return { picture: null, caption: wordsOf(outcome) };
  const picture = await thumbnail(outcome.file.path);
  await outcome.file.dispose();
  return { picture, caption: prompt === null ? `“${words}”` : (outcome.textResponse ?? '') };
}

async function drawSheet(photos: readonly SheetPhoto[], sheet: Sheet): Promise<string> {
  const pieces: OverlayOptions[] = [];
  const rowHeight = cell.height + CAPTION_HEIGHT + GAP;
  for (const [index, photo] of photos.entries()) {
    const left = GAP + (index % 2) * 2 * (cell.width + GAP);
    const top = TITLE_HEIGHT + Math.floor(index / 2) * rowHeight;
    const { picture, caption } = await edited(photo, photos[(index + 1) % photos.length] ?? photo, sheet);
    pieces.push({ input: await thumbnail(photo.sourcePath), left, top });
    if (picture !== null) pieces.push({ input: picture, left: left + cell.width + GAP, top });
    const label = line(caption, 2 * cell.width, CAPTION_HEIGHT, 15);
    pieces.push({ input: label, left, top: top + cell.height });
  }
  const width = GAP + 4 * (cell.width + GAP);
  const height = TITLE_HEIGHT + Math.ceil(photos.length / 2) * rowHeight;
  const title = line(`${sheet.title} · original, then result`, width, TITLE_HEIGHT, 22);
  const file = `${FOLDER}${sheet.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.jpg`;
  await sharp({ create: { width, height, channels: 3, background: '#202020' } })
    .composite([{ input: title, left: 0, top: 0 }, ...pieces])
    .jpeg({ quality: 88 })
    .toFile(file);
  return file;
}

try {
  mkdirSync(FOLDER, { recursive: true });
  const side = Number(values.side);
  const photos =
    values.from === undefined
      ? await preparePhotos(folder, side)
      : await prepareFrom(values.from, folder, side);
  const { operations } = await editor.capabilities();
  const sheets = values.prompts?.split(',').map((prompt) => sheetOf(prompt.trim())) ?? allSheets(operations);
  for (const sheet of sheets) console.log(await drawSheet(photos, sheet));
} finally {
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
}
