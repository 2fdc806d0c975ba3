/** Words as the patterns of this folder expect them: in lower case, with spaces instead of apostrophes and punctuation. */
export const plain = (text: string): string =>
  text
    .replace(/['’‘`?!¿¡().]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
