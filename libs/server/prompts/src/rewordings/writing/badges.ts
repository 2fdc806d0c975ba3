import type { Rewording } from '../rewording.ts';

/*
 * “Badge 30% OFF yellow circle red text”: what lies behind the letters stands before their color. No circle is drawn, and
 * its color is not theirs.
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

/** “Red with white letters”: the color of a banner, and that of what stands on it. */
const WITH_LETTERS: readonly (readonly [color: string, letters: string, plainer: string])[] = [
  [
    '(?<ground>GROUND) with (?<color>\\p{L}+) (?:letters|lettering|text|writing|font)',
    'red|blue|green|yellow|orange|pink|purple|black|white|gold|gr[ae]y|brown|navy|teal|maroon',
    ', $<color> letters on a $<ground> banner',
  ],
  [
    '(?<ground>GROUND) mit (?<color>\\p{L}+e[rn] (?:buchstaben|schrift|lettern))',
    'rot|blau|grün|gelb|orange|rosa|lila|schwarz|weiß|gold|grau|braun',
    ', $<color> auf $<ground>em Banner',
  ],
  [
    '(?<ground>GROUND) con (?:las )?(?<color>(?:letras?|texto) \\p{L}+)',
    'roj[oa]|azul|verde|amarill[oa]|naranja|rosa|negr[oa]|blanc[oa]|dorad[oa]|gris',
    ', $<color> sobre franja $<ground>',
  ],
  [
    '(?<ground>GROUND) avec (?:des |les |un )?(?<color>(?:lettres?|texte) \\p{L}+)',
    'rouge|bleue?|verte?|jaune|orange|rose|noire?|blanche?|dorée?|grise?',
    ', $<color> sur bandeau $<ground>',
  ],
  [
    '(?<ground>GROUND) com (?:as )?(?<color>(?:letras?|texto) \\p{L}+)',
    'vermelh[oa]|azul|verde|amarel[oa]|laranja|rosa|pret[oa]|branc[oa]|dourad[oa]|cinza',
    ', $<color> em faixa $<ground>',
  ],
  [
    '(?<ground>GROUND) con (?:le )?(?<color>(?:lettere|scritta|testo) \\p{L}+)',
    'ross[oa]|blu|verde|giall[oa]|arancione|rosa|ner[oa]|bianc[oa]|dorat[oa]|grigi[oa]',
    ', $<color> su striscia $<ground>',
  ],
];
const BANNER =
  /(?<!\p{L})(?:banner|badge|sticker|label|sign|ribbon|plakette|aufkleber|schild|cartel|franja|insignia|sello|bandeau|bannière|étiquette|pastille|faixa|selo|etiqueta|placa|striscia|bollino|etichetta|fascia)(?!\p{L})/iu;

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
  ...WITH_LETTERS.map(([said, colors, plainer]): Rewording => [
    new RegExp(`,? (?:in )?${said.replace('GROUND', colors)}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
    plainer,
    BANNER,
  ]),
  // “Striscia VENDUTO”: the banner is no part of what it says.
  [/^\s*(?:una |un )?(?:striscia|fascia|etichetta|bollino) (?=\p{Lu}{3,})/u, 'testo '],
  [OFFER, '"$<offer>"', ADDS],
];
