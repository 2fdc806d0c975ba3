import type { Rewording } from '../rewording.ts';

/*
 * “Badge 30% OFF yellow circle red text”: what lies behind the letters stands before their color. No circle is drawn, and its color
 * is not theirs.
 */

const LANGUAGES: readonly (readonly [behind: string, letters: string, plainer: string])[] = [
  [
    '(?<ground>\\p{L}+) (?<shape>circle|box|banner|badge|sticker|label|strip|oval)',
    '(?<color>\\p{L}+) (?:text|letters|lettering|writing|font)',
    ', $<color> letters on a $<ground> $<shape>',
  ],
  [
    '(?<ground>\\p{L}+e[rns]?) (?<shape>kreis|kasten|streifen|plakette|aufkleber|balken)',
    '(?<color>\\p{L}+)e[rns]? (?:schrift|text|buchstaben)',
    ', Schrift in $<color> auf $<ground> $<shape>',
  ],
  [
    '(?<shape>círculo|recuadro|franja|sello|etiqueta) (?<ground>\\p{L}+)',
    '(?:texto|letras?) (?<color>\\p{L}+)',
    ', texto $<color> sobre $<shape> $<ground>',
  ],
  [
    '(?<shape>cercle|rond|bandeau|bande|étiquette|pastille) (?<ground>\\p{L}+)',
    '(?:texte|lettres?|écriture) (?<color>\\p{L}+)',
    ', texte $<color> sur $<shape> $<ground>',
  ],
  [
    '(?<shape>círculo|faixa|tarja|selo|etiqueta|caixa) (?<ground>\\p{L}+)',
    '(?:texto|letras?) (?<color>\\p{L}+)',
    ', texto $<color> em $<shape> $<ground>',
  ],
  [
    '(?<shape>cerchio|riquadro|striscia|bollino|etichetta|fascia) (?<ground>\\p{L}+)',
    '(?:testo|scritta|lettere) (?<color>\\p{L}+)',
    ', testo $<color> su $<shape> $<ground>',
  ],
];

/** What an offer says in capitals, with its number. */
const OFFER =
  /(?<!["“„«\p{L}\d])(?<offer>[-–]?\d{1,2} ?% (?:OFF|SALE|RABATT|REDUZIERT|DESCUENTO|DTO|DCTO|SOLDES|REMISE|DE REMISE|DESCONTO|SCONTO|DE DESCUENTO|DE DESCONTO|DI SCONTO))(?![\p{L}\d"”])/gu;
/** A text is asked for, and nothing is cut by that much. */
const ADDS =
  /(?<!\p{L})(?:add|put|write|badge|sticker|banner|text|plakette|aufkleber|schreib\p{L}*|pon|añade|insignia|escribe|ajoute|mets|écris|coloca|põe|bota|escreve|selo|metti|aggiungi|scrivi|bollino)(?!\p{L})/iu;

export const BADGES: readonly Rewording[] = [
  ...LANGUAGES.map(([behind, letters, plainer]): Rewording => [
    new RegExp(
      `,? (?:an? |ein(?:en)? |una? |une? |uma? )?${behind},? (?:and |und |y |et |e )?${letters}(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    plainer,
  ]),
  [OFFER, '"$<offer>"', ADDS],
];
