/** The letters and digits of a text in lower case, without anything between them. */
export const lettersIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
