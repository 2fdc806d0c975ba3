import { firstCharacters } from '@safelight/rules';

/** Returns the initials of a name: "AL" for "Ada Lovelace", "AD" for "ada". */
export const initialsOf = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  const initials =
    last === undefined ? firstCharacters(first, 2) : firstCharacters(first, 1) + firstCharacters(last, 1);
  return initials.toUpperCase();
};
