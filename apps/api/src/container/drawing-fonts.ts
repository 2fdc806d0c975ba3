import { unpackedFont } from '@safelight/ai';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The families that the layered editor offers too; the last one has the letters that the others lack. */
const PACKAGES = ['arimo', 'tinos', 'gelasio', 'dejavu-sans'];
const FACE = /-[47]00-(?:normal|italic)\.woff$/;
/** Letters of languages that our fonts lack, where the system has fonts. */
const SYSTEM_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];
/** What drawings ask for, and which of our families has letters of the same widths or of the same kind. */
const STANDS_FOR: readonly (readonly [asked: string, ours: string])[] = [
  ['Arial', 'Arimo'],
  ['Helvetica', 'Arimo'],
  ['Helvetica Neue', 'Arimo'],
  ['Liberation Sans', 'Arimo'],
  ['sans-serif', 'Arimo'],
  ['Verdana', 'DejaVu Sans'],
  ['system-ui', 'DejaVu Sans'],
  ['monospace', 'DejaVu Sans'],
  ['Times', 'Tinos'],
  ['Times New Roman', 'Tinos'],
  ['Liberation Serif', 'Tinos'],
  ['serif', 'Tinos'],
  ['Georgia', 'Gelasio'],
];

/** Where fontconfig keeps what it read in the fonts. */
const CACHE = 'cache';

const { resolve } = createRequire(import.meta.url);

const woffFiles = (): readonly string[] =>
  PACKAGES.flatMap((name) => {
    const folder = join(dirname(resolve(`@fontsource/${name}/package.json`)), 'files');
    return readdirSync(folder)
      .filter((file) => FACE.test(file))
      .map((file) => join(folder, file));
  });

const settingsFor = (folder: string): string => {
  const folders = [folder, ...SYSTEM_FOLDERS].map((path) => `<dir>${path}</dir>`);
  const names = STANDS_FOR.map(
    ([asked, ours]) =>
      `<alias binding="same"><family>${asked}</family><prefer><family>${ours}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<fontconfig>',
    ...folders,
    `<cachedir>${join(folder, CACHE)}</cachedir>`,
    ...names,
    '</fontconfig>',
    '',
  ].join('\n');
};

/** Written aside and moved, because another server of this machine may be reading it. */
const put = (path: string, content: Buffer | string): void => {
  const aside = `${path}.${randomUUID()}`;
  writeFileSync(aside, content, { mode: 0o600 });
  renameSync(aside, path);
};

/**
 * Unpacks the fonts that come with the product into a folder below `scratchDir`, once for each edition of them, and
 * answers the path of the settings (of fontconfig) by which drawings use them: so letters look the same on every server,
 * and a container without fonts draws no empty boxes.
 */
export const drawingFonts = (scratchDir: string): string => {
  const fonts = woffFiles().map((path) => ({ path, bytes: readFileSync(path) }));
  const edition = createHash('sha256');
  for (const { bytes } of fonts) edition.update(bytes);
  const folder = join(scratchDir, `fonts-${edition.digest('hex').slice(0, 16)}`);
  const settings = join(folder, 'fonts.conf');
  if (existsSync(settings)) return settings;
  mkdirSync(join(folder, CACHE), { recursive: true, mode: 0o700 });
  fonts.forEach(({ bytes }, index) => put(join(folder, `${index}.ttf`), unpackedFont(bytes)));
  // The last file: where it exists, all others do.
  put(settings, settingsFor(folder));
  return settings;
};
