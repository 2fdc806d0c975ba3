/** A size on paper: "8x10 inches", "10 x 15 cm", "A4". */
const SHEET =
  /(\d+(?:[.,]\d+)? ?(?:cm|mm|in)? ?(?:[x×*]|by|mal|por|par|per) ?\d+(?:[.,]\d+)? ?(?:cm|mm|in(?:ch(?:es)?)?|zoll|pouces?|pulgadas?|polegadas?|pollici)|\b(?:DIN ?)?A[0-6]\b)/
    .source;
const DENSITY = /(?:(?:at|with|in|mit|bei|a|con|em|com|à|en|avec) )?(\d{2,4} ?(?:dpi|ppi|ppp))\b/.source;
const APART = new RegExp(`${SHEET}([^.!?\\n]*?)[,;] *${DENSITY}`, 'i');

/** Puts a density beside the size on paper to which it belongs: "8x10 inches for printing, 300 dpi". */
export const withDensityBeside = (prompt: string): string => prompt.replace(APART, '$1 $3$2');
