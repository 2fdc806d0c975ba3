import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A licensed photo in the repository (photos/ATTRIBUTION.md). */
export interface Photo {
  readonly name: string;
  readonly path: string;
  readonly contentType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}

const FOLDER = join(import.meta.dirname, '..', 'photos');
const CORPUS = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'fixtures');

const photo = (name: string, width: number, height: number): Photo => ({
  name,
  path: join(FOLDER, name),
  contentType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  width,
  height,
});

/** Photos of 0.2 to 4.4 MB, up to 6028×3391. */
export const photos = (): readonly Photo[] => [
  photo('Bridge_by_Sander_Klootwijk.jpg', 4352, 2448),
  photo('Dragonfly_by_Bolly.jpg', 4224, 3168),
  photo('Kleiber_by_Lukas_Baubkus.jpg', 6028, 3391),
  photo('astronaut.png', 512, 512),
  photo('chelsea.png', 451, 300),
  photo('coffee.png', 600, 400),
  photo('friends_by_Aitzol_Berasategi.jpg', 2056, 3088),
  photo('life_by_Aitzol_Berasategi.jpg', 3088, 2056),
  photo('picosdeeuropa_by_Aitzol_Berasategi.jpg', 3264, 2448),
];

/** The photo whose name begins with this text. */
export const photoNamed = (start: string): Photo => {
  const found = photos().find(({ name }) => name.startsWith(start));
  if (found === undefined) throw new Error(`There is no photo named ${start}.`);
  return found;
};

export interface CorpusFile {
  readonly name: string;
  readonly path: string;
}

/**
 * The files in a folder of the corpus next to the repository (../shared/fixtures), ordered by name. Empty
 * when the folder is absent.
 */
export const corpus = (folder: string): readonly CorpusFile[] => {
  const root = join(CORPUS, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'LICENSE')
    .map(({ name }) => ({ name, path: join(root, name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};
