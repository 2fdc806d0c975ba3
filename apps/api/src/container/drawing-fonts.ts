import { unpackedFont } from '@safelight/operations';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The bundled font families, which the layered editor offers too. The last one has letters that the others
 * lack.
 */
const PACKAGES = ['arimo', 'tinos', 'gelasio', 'dejavu-sans'];
const FACE = /-[47]00-(?:normal|italic)\.woff$/;
/** System fonts are used, where there are any, for languages whose letters the bundled fonts lack. */
const SYSTEM_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];
/**
 * Font families that SVGs request, each with the bundled family that replaces it because its letters have the
 * same widths or a similar style.
 */
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

/** The folder for fontconfig's cache. */
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

/**
 * Writes to a temporary file and renames it, because another server on this machine may be reading the old
 * file.
 */
const put = (path: string, content: Buffer | string): void => {
  const aside = `${path}.${randomUUID()}`;
  writeFileSync(aside, content, { mode: 0o600 });
  renameSync(aside, path);
};

/**
 * Unpacks the bundled fonts into a folder below `scratchDir`, once for each release of the fonts, and returns
 * the path of fontconfig's settings. With them an SVG's letters look the same on every server, and a
 * container without fonts does not draw empty boxes.
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
  // Written last, so that all other files exist when this one does.
  put(settings, settingsFor(folder));
  return settings;
};
