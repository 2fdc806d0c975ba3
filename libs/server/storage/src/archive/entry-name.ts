/** Characters that a file system or a terminal may not accept in a name. */
const UNSAFE = /[\p{Cc}\u2028\u2029<>:"|?*\\]/gu;
const DOTS_ONLY = /^\.+$/;

/**
 * A path in an archive that stays inside the folder it is unpacked to, on every system: no `..`, no drive, no
 * backslash, no control characters; never empty.
 */
export const entryName = (name: string): string => {
  const parts = name
    .split('/')
    .map((part) => part.replace(UNSAFE, '_').replace(DOTS_ONLY, '_').trim())
    .filter((part) => part !== '');
  return parts.length === 0 ? '_' : parts.join('/');
};
