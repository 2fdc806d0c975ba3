/** Returns the initials of a name: "AL" for "Ada Lovelace", "AD" for "ada". */
export const initialsOf = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return (last === undefined ? first.slice(0, 2) : first.slice(0, 1) + last.slice(0, 1)).toUpperCase();
};
