import { outsideQuotations } from './quotations.ts';

/** A size on paper: "8x10 inches", "10 x 15 cm", "A4". */
const SHEET =
  /(\d+(?:[.,]\d+)? ?(?:cm|mm|in(?:ch(?:es)?)?|zoll)? ?(?:[x×*]|by|mal|por|par|per) ?\d+(?:[.,]\d+)? ?(?:cm|mm|in(?:ch(?:es)?)?|zoll|pouces?|pulgadas?|polegadas?|pollici)|\b(?:DIN ?)?A[0-6]\b)/
    .source;
const DENSITY = /(?:(?:at|with|in|mit|bei|a|con|em|com|à|en|avec) )?(\d{2,4} ?(?:dpi|ppi|ppp))\b/.source;
const APART = new RegExp(`${SHEET}([^.!?\\n]*?)[,;] *${DENSITY}`, 'i');

/** "300 dpi A4", "300 dpi, format A4": the density before the sheet. */
const BEFORE = new RegExp(`${DENSITY}(?:,| ?-)?((?: [^\\s\\d.!?,]+){0,3}) ${SHEET}`, 'i');

/** Puts a density after the size on paper to which it belongs: "8x10 inches for printing, 300 dpi", "300 dpi A4". */
export const withDensityBeside = (prompt: string): string =>
  outsideQuotations(prompt, (asked) => {
    const beside = asked.replace(APART, '$1 $3$2');
    return beside === asked ? asked.replace(BEFORE, '$3 $1$2') : beside;
  });
