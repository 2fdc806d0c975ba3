import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "From the chest up, grey background": a crop without a verb, which is lost beside another wish, in words that both readers
 * know.
 */

export const FROM_CHEST_UP: readonly Rewording[] = [
  // "From the chest up in black and white": two wishes without a comma.
  [
    new RegExp(
      '(?<=^\\s*(?:from the (?:chest|waist) up|ab der (?:brust|taille)|de(?: la|l)? (?:pecho|cintura) para arriba|à partir (?:du buste|de la (?:poitrine|taille))|d[oa] (?:peito|cintura) (?:para|pra) cima|dal (?:petto|busto) in su)) (?=(?:in|en|em) (?:black and white|b&w|sepia|schwarz-?wei(?:ß|ss)|blanco y negro|noir et blanc|sépia|preto e branco|bianco e nero|seppia)(?!\\p{L}))',
      'iu',
    ),
    ', ',
  ],
  [
    clause(
      '(?:just |only |shown |seen )?from (?:the |my |her |his )?(?<part>chest|bust|collarbone|waist|hips?) up(?:wards?)?',
    ),
    'crop from the $<part> up',
  ],
  // "White background from the chest up", without a comma.
  [
    /(?<=(?<!\p{L})(?:backgrounds?|backdrop)) (?:and )?from (?:the |my |her |his )?(?<part>chest|shoulders?|waist) up(?:wards?)?(?=\s*(?:[,.;!?]|$))/giu,
    ', crop from the $<part> up',
  ],
  [
    clause(
      '(?:nur )?(?:ab|von) (?:der |den )?(?:brust|schultern?)(?: (?:an )?(?:aufwärts|nach oben))?(?: (?:zu|ab)schneiden)?',
    ),
    'auf Kopf und Schultern zuschneiden',
  ],
  [
    clause(
      '(?:nur )?(?:(?:ab|von) der (?:taille|hüfte)(?: (?:an )?(?:aufwärts|nach oben))?|bis zur (?:taille|hüfte))(?: zuschneiden)?',
    ),
    'nur bis zur Taille zuschneiden',
  ],
  [
    clause(
      '(?:recort(?:a|ada|ado|ar) |s[oó]lo )?(?:de(?:l| los)?|desde (?:el|los)) (?:pecho|hombros|busto) (?:para|hacia|pa) ?arriba',
    ),
    'recorta de pecho para arriba',
  ],
  [
    clause('(?:recort(?:a|ada|ado|ar) |s[oó]lo )?(?:de(?: la)?|desde la) cintura (?:para|hacia|pa) ?arriba'),
    'recorta de cintura para arriba',
  ],
  [
    clause(
      '(?:(?:recadr(?:e|é|ée|er|ez)|cadr(?:e|é|ée|er|ez)) |juste )?(?:à partir (?:du|de la|des) (?:buste|poitrine|épaules)|plan poitrine|(?<=cadr\\p{L}+ )poitrine)',
    ),
    'recadre sur la tête et les épaules',
  ],
  [
    clause(
      '(?:(?:recadr(?:e|é|ée|er|ez)|cadr(?:e|é|ée|er|ez)) |juste )?à partir (?:de la taille|des hanches)',
    ),
    'recadre à partir de la taille vers le haut',
  ],
  [
    clause(
      '(?:(?:re)?cort(?:a|ada|ado|ar) |só )?(?:a partir )?d[oa]s? (?:peito|ombros?|busto) (?:para|pra|p) cima',
    ),
    'corta dos ombros pra cima',
  ],
  [
    clause('(?:(?:re)?cort(?:a|ada|ado|ar) |só )?(?:a partir )?da cintura (?:para|pra|p) cima'),
    'corta da cintura pra cima',
  ],
  [
    clause('(?:ritagli(?:a|ata|ato|are) |solo )?(?:dal|dalle|dai) (?:petto|spalle|busto) in su'),
    'ritaglia su testa e spalle',
  ],
  // "Crop everybody to the waist up": beside another wish, the part of them is lost.
  [
    clause(
      '(?:please )?crop (?:us|me|him|her|them|it|everybody|everyone|the (?:photo|picture|image)) (?:to|at|from) (?:the |our |my )?(?<part>chest|waist|hips?)(?: up(?:wards?)?)?',
    ),
    'crop from the $<part> up',
  ],
  [
    clause(
      '(?:bitte )?schneide? (?:uns|mich|ihn|sie|es|alle|jeden|das (?:bild|foto)) (?:nur )?bis (?:zur|an die) (?:taille|hüfte)(?: zu| ab)?',
    ),
    'nur bis zur Taille zuschneiden',
  ],
  [
    clause('rec[oó]rta(?:nos|me|l[oa]s?)?(?: a (?:todos|tod[oa] el mundo))? (?:hasta|a|por) la cintura'),
    'recorta de cintura para arriba',
  ],
  [
    clause("recadre[rz]?(?:[- ](?:nous|moi|les|l[ae]))?(?: tout le monde| tous)? (?:jusqu['’]à|à) la taille"),
    'recadre à partir de la taille vers le haut',
  ],
  [
    clause('(?:re)?cort[ae](?: (?:a gente|todos|todo mundo|a foto))? (?:até a|na) cintura'),
    'corta da cintura pra cima',
  ],
];
