import { namedAs, type ImageVersion } from '@safelight/domain';

/** Matches the names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i;

/**
 * Returns a name with only those characters that every file system accepts. The result is no hidden file and no
 * device name of Windows.
 */
const cleanName = (name: string): string =>
  name
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .replace(DEVICE, '_$&');

/**
 * The maximum length of a folder's name. A path with a folder and a file stays within the limits of file
 * systems.
 */
const FOLDER_NAME_LENGTH = 60;

/**
 * Returns a folder's name with characters that every file system accepts. Spaces and dots at its end are
 * removed, because some file systems drop them.
 */
export const folderName = (name: string): string =>
  [...cleanName(name)]
    .slice(0, FOLDER_NAME_LENGTH)
    .join('')
    .replace(/[\s.]+$/, '') || '_';

/**
 * Returns a filename with characters that every file system accepts, and with an extension of its type.
 */
export const archiveName = (filename: string, { contentType }: ImageVersion): string =>
  namedAs(cleanName(filename), contentType);

/** Adds numbers to filenames that occur several times, ignoring case: `photo.jpg`, `photo (2).jpg`. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  of(name: string): string {
    const dotAt = name.lastIndexOf('.');
    return this.#numbered(name, name.slice(0, dotAt), name.slice(dotAt));
  }

  /**
   * Adds numbers to folder names that occur several times: `Summer v1.2 (2)`. Folder names have no extension.
   */
  ofFolder(name: string): string {
    return this.#numbered(name, name, '');
  }

  #numbered(name: string, stem: string, ending: string): string {
    let unique = name;
    for (let number = 2; this.#taken.has(unique.toLowerCase()); number += 1) {
      unique = `${stem} (${number})${ending}`;
    }
    this.#taken.add(unique.toLowerCase());
    return unique;
  }
}
