import type { Rewording } from '../rewording.ts';

/* "Last time it flipped and the text was backwards": what went wrong before, and no wish to mirror the picture. */

const TURNED =
  "(?:flip|mirror|revers|backward|gespiegelt|spiegelverkehrt|umgedreht|volte|espej|invert|invers|al revés|à l[’']envers|miroir|retourn|espelh|ao contrário|specchi|capovol|al contrario)";
const LAST_TIME =
  "(?:(?:the )?last time|letztes mal|beim letzten mal|la última vez|la ultima vez|la dernière fois|(?:da|na) última vez|l['’]ultima volta)";

/** What went wrong last time, up to the end of the clause, with what it led to. */
const TOLD = `${LAST_TIME},? (?=[^.,;!?]*${TURNED})[^.,;!?]+`;

export const TOLD_TURNS: readonly Rewording[] = [
  [new RegExp(`(?<=\\p{L}[^]*[.,;!?] *)${TOLD}[.,;!?]* *(?=\\p{L})`, 'giu'), ''],
  [new RegExp(`^${TOLD}[.,;!?]+ *(?=\\p{L})`, 'giu'), ''],
  [new RegExp(`(?<=\\p{L}[^]*)[.,;!?]+ *${TOLD}[.,;!?\\s]*$`, 'giu'), ''],
];
