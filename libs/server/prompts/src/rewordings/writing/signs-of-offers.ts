import type { Rewording } from '../rewording.ts';

/*
 * What stands on the picture of an offer, without "write": "oben Zu vermieten, unten 3 Zimmer 890 € kalt". Neither "cold rent"
 * nor anything else of it is a wish.
 */

const SIGN =
  '(?:for (?:sale|rent)|to let|sold|zu (?:vermieten|verkaufen)|verkauft|vermietet|se (?:vende|alquila|renta)|en venta|vendid[oa]|[àa] (?:vendre|louer)|vendue?|vende-se|aluga-se|vendesi|affittasi|in vendita)';
const TOP = '(?:(?:at the )?top|oben|arriba|en haut|em cima|in alto|sopra)';
const BOTTOM = '(?:(?:at the )?bottom|below|unten|abajo|en bas|embaixo|em baixo|in basso|sotto)';
/** Rooms, a price or a telephone number, and no part of the picture: "unten 10 % abschneiden". */
const PRICE = '(?=[^,;"“”]*\\d)(?![^,;"“”]*(?:%|\\d ?(?:px|pixel|cm)))';

export const SIGNS_OF_OFFERS: readonly Rewording[] = [
  [
    new RegExp(
      `^\\s*${TOP}:? (?<sign>${SIGN}),? (?:(?:and|und|y|et|e) )?(?<bottom>${BOTTOM}):? (?<more>${PRICE}[^,;"“”]{2,50}?(?:, \\d[^,;"“”]{1,20}?(?=\\s*(?:[,;.!]|$)))?)(?=\\s*(?:[,;.!]|$))`,
      'iu',
    ),
    'add the text "$<sign>" at the top and "$<more>" at the bottom',
  ],
  [
    new RegExp(`^\\s*(?<place>${TOP}|${BOTTOM}):? (?<sign>${SIGN})(?=\\s*(?:[,;.!]|$))`, 'iu'),
    '$<place> "$<sign>"',
  ],
  // “65€ taille 43”: no size of the picture.
  [
    new RegExp(
      `^\\s*(?<offer>(?:\\d{1,4}(?:[.,]\\d\\d)? ?[€$£]|[€$£] ?\\d{1,4}(?:[.,]\\d\\d)?),? (?:taille|pointure|size|talla|tamanho|taglia|größe|gr\\.) (?:\\d{1,2}(?:[.,]5)?|X{0,3}[SML]))(?<place>,? ${TOP}|,? ${BOTTOM})?(?=\\s*(?:[,;.!]|$))`,
      'iu',
    ),
    'add the text "$<offer>"$<place>',
  ],
  // “Escribe se vende y el número 612 345 678”: both are one text.
  [
    new RegExp(
      `(?<=[\\s:])(?<sign>${SIGN}),? (?:(?:and|und|y|et|e) )?(?:(?:the|my|die|meine|el|mi|mon|le|o|meu|il|mio) )?(?:(?:phone |tele)?(?:number|nummer|n[uú]mero|numéro)|tel(?:éfono|efone|efono|éphone)?\\.?|phone)(?: (?:de teléfono|de téléphone|de telefone|di telefono))?:? (?<digits>\\+?\\d[\\d ./-]{4,18}\\d)(?!\\d)`,
      'giu',
    ),
    '"$<sign> $<digits>"',
  ],
  // "#partiupraia e a data 02/01/2025": both are one text.
  [
    /(?<=^|[\s"])(?<tag>#\p{L}[\p{L}\d_]+) (?:and|und|y|et|e) (?:(?:the|das|la|a|il) )?(?:date|datum|fecha|data) (?<date>\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?![\d"])/giu,
    '"$<tag> $<date>"',
  ],
];
