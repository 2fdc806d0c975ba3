import type { Rewording } from '../rewording.ts';

/* "Write SALE at the top, not in red": a color that a text shall not have is not the color that it gets. */

const COLORS =
  '(?:red|blue|green|yellow|white|black|orange|pink|purple|gold|gr[ae]y|brown|rot|blau|grün|gelb|weiß|schwarz|rosa|lila|grau|braun|rojo|azul|verde|amarillo|blanco|negro|naranja|morado|dorado|gris|rouge|bleu|vert|jaune|blanc|noir|violet|vermelho|amarelo|branco|preto|laranja|roxo|rosso|blu|giallo|bianco|nero|arancione|viola|oro)';
const NOT = '(?:not|no|nicht|bloß nicht|nur nicht|pas|surtout pas|não|non)';
/** Only beside a wish for a text; whether something else has a color is another question. */
const WRITING =
  /(?<!\p{L})(?:write|text|caption|title|letters|schreib\p{L}*|beschrift\p{L}*|schrift|buchstaben|escrib\p{L}*|texto|letras|rótulo|écri\p{L}*|texte|lettres|escrev\p{L}*|scriv\p{L}*|testo|scritta|lettere)(?!\p{L})/iu;

export const NOT_IN_COLOR: readonly Rewording[] = [
  [
    new RegExp(
      `[,;]? (?:(?:but|and|aber|und|pero|y|mais|et|mas|e|ma) )?${NOT} (?:in|en|em|au|de) ${COLORS}(?!\\p{L})(?! (?:but|sondern|sino|mas sim)(?!\\p{L}))`,
      'giu',
    ),
    '',
    WRITING,
  ],
];
