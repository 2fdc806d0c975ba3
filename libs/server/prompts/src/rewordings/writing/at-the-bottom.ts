import type { Rewording } from '../rewording.ts';

/*
 * "Scrivi Saldi in fondo": a text at the bottom. Elsewhere these Italian words are what is behind.
 */
export const AT_THE_BOTTOM: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:(?:scriv|mett|aggiung|inser)\p{L}* (?:[^.;!?\n]* )?))in fondo(?: alla (?:foto|pagina)| all['’]immagine)?(?!\p{L})(?! all[ao']?)/giu,
    'in basso',
    /["«“\d]|(?<!\p{L})(?:scriv\p{L}*|testo|scritta|numero|parol[ae]|data)(?!\p{L})/iu,
  ],
  // Directly behind a quoted text.
  [/(?<=^ )in fondo(?= a (?:destra|sinistra)(?!\p{L})|\s*(?:[,.;!?]|$))/giu, 'in basso'],
  [
    /(?<=^ ?|["”»] ?),? ?(?:under|below|underneath) (?:the |this |my )(?:photo|picture|image|pic)(?!\p{L})(?! frames?(?!\p{L}))/iu,
    ' below',
  ],
];
