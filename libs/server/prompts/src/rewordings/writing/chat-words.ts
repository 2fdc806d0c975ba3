import type { Rewording } from '../rewording.ts';

/* Words that are shortened in chats and that change what is meant: "q diga Feliz Navidad", "nn troppo forte". */

export const CHAT_WORDS: readonly Rewording[] = [
  [/(?<!\p{L})q (?=(?:dig|pon|sea|se|no|qued|est|par|lo|la|me)\p{L}*(?!\p{L}))/giu, 'que '],
  [
    /(?<!\p{L})nn (?=(?:troppo|tanto|molto|mi|si|è|voglio|vorrei|tagliar\p{L}*|toccar\p{L}*|toglier\p{L}*|cambiar\p{L}*)(?!\p{L}))/giu,
    'non ',
  ],
  [/(?<!\p{L})ñ (?=(?:mude|mexa|quero|tire|corte|muito|precisa)(?!\p{L}))/giu, 'não '],
];
