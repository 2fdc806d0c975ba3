import type { Word } from '../words/words.ts';

/** "Softer contrast", "Kontrast weicher": less of it. */
const SOFTER =
  /^(?:softer|gentler|weicher\p{L}*|sanfter\p{L}*|(?:más |mas |mais )?suaves?|(?:plus )?dou(?:x|ce)|(?:più )?morbid[oa])$/iu;
export const isSofter = ({ text }: Word): boolean => SOFTER.test(text);

const HARSH = /^(?:harsh|hard) (?:shadows|light)|^harsh$/i;
/** True for light and shadows that are too hard. */
export const isHarsh = ({ text }: Word): boolean => HARSH.test(text);

const DETAIL = /(?:detail|zeichnung|textur|détail|detall|detalhe|dettagli)/iu;
/** True for detail: who asks for more of it in the shadows wants to see what is there. */
export const isOfDetail = ({ text }: Word): boolean => DETAIL.test(text);
