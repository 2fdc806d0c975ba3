import type { ImageVersion } from '@safelight/domain';
import { extensionOf } from '@safelight/rules';

const endsAs = (filename: string, { contentType }: ImageVersion): boolean => {
  const extension = extensionOf(contentType);
  return new RegExp(`\\.(?:${extension}${extension === 'jpg' ? '|jpeg' : ''})$`, 'i').test(filename);
};

/** A file's name in characters every file system takes, ending as what the version is. */
export const archiveName = (filename: string, version: ImageVersion): string => {
  const clean = filename.replace(/[<>:"/\\|?*\p{Cc}]/gu, '_').replace(/^\.+/, '_');
  return endsAs(clean, version) ? clean : `${clean}.${extensionOf(version.contentType)}`;
};

/** Numbers names that came before, whatever their case: `photo.jpg`, `photo (2).jpg`. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  of(name: string): string {
    const dotAt = name.lastIndexOf('.');
    const [stem, ending] = [name.slice(0, dotAt), name.slice(dotAt)];
    let unique = name;
    for (let number = 2; this.#taken.has(unique.toLowerCase()); number += 1) {
      unique = `${stem} (${number})${ending}`;
    }
    this.#taken.add(unique.toLowerCase());
    return unique;
  }
}
