/**
 * What somebody said, and plainer words of the same language for it. A large pattern is looked for only in a text that
 * matches `among`, because to compile it takes a while.
 */
export type Rewording = readonly [
  said: RegExp,
  plainer: string | ((...found: readonly unknown[]) => string),
  among?: RegExp,
];

const replaced = (text: string, said: RegExp, plainer: Rewording[1]): string =>
  typeof plainer === 'string' ? text.replace(said, plainer) : text.replace(said, plainer);

/** A text after all these rewordings, one after the other. */
export const inPlainerWords = (text: string, rewordings: readonly Rewording[]): string =>
  rewordings.reduce(
    (plain, [said, plainer, among]) =>
      among === undefined || among.test(plain) ? replaced(plain, said, plainer) : plain,
    text,
  );
