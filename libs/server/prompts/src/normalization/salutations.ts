import type { Rewording } from '../rewordings/rewording.ts';

/* How letters begin and end in six languages: "Dear editor," and "Thank you, Margaret". */

/** No text is asked for, which could end in such words itself: "write Happy birthday! Love, Anna". */
const WITHOUT_TEXT =
  /^(?![^]*(?<!\p{L})(?:writ|text|caption|title|says?|watermark|print|put|add|schreib|schrift|escrib|escríb|texto|pon|écri|texte|ajout|escrev|coloc|scriv|scritt|testo|aggiung))/iu;

export const SALUTATIONS: readonly Rewording[] = [
  [/^dear (?:editor|sir(?: or madam)?|madam|team|friends?|all|safelight|assistant|ai)[,.!:]* /iu, ''],
  [
    /(?<=[.!?] ?)(?:Thank you(?: (?:so|very) much)?|Many thanks|Thanks|Kind regards|Best regards|Best|Regards|Sincerely|Cheers|Yours|Love|Viele Grüße|Liebe Grüße|Mit freundlichen Grüßen|LG|Danke|Saludos|Un saludo|Gracias|Cordialement|Bien à vous|Merci|Abraços|Atenciosamente|Obrigad[oa]|Cordiali saluti|Saluti|Grazie)[,.!]*(?:\s+\p{Lu}\p{Ll}+){0,2}[.!]?\s*$/u,
    '',
    WITHOUT_TEXT,
  ],
];
