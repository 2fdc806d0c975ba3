import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Vendo sto giubbotto, togli le pieghe": the creases of clothes that somebody sells, and not those of a print, which are
 * mended, or of a face.
 */

const CLOTHES =
  '(?:jackets?|coats?|dress(?:es)?|shirts?|t-?shirts?|blouses?|skirts?|trousers|pants|jeans|sweaters?|hoodies?|jumpers?|suits?|jacke|mantel|kleid(?:er)?|hemd(?:en)?|bluse|rock|hose|jeans|pulli|pullover|anzug|chaqueta|cazadora|abrigo|vestidos?|camis(?:et)?as?|blusa|falda|pantal[oó]n(?:es)?|jersey|traje|ropa|veste|blouson|manteau|robes?|chemises?|jupe|pantalon|pull|costume|vêtements?|jaqueta|casaco|saia|calças?|blusas?|roupas?|terno|giubbott[oi]|giacc(?:a|he)|cappotto|vestit[oi]|abit[oi]|camici[ae]|maglia|maglietta|maglione|gonn[ae]|pantaloni|felp[ae])';
const SELLS =
  '(?:sell\\p{L}*|for sale|verkauf\\p{L}*|vend(?:o|e|er|endo|ere|iamo|emos|ons|s|re)|vinted|wallapop|depop|poshmark|ebay|kleinanzeigen|leboncoin|enjoei|olx)';
const SOLD = new RegExp(
  `(?<!\\p{L})${SELLS}(?!\\p{L})[^]*(?<!\\p{L})${CLOTHES}(?!\\p{L})|(?<!\\p{L})${CLOTHES}(?!\\p{L})[^]*(?<!\\p{L})${SELLS}(?!\\p{L})`,
  'iu',
);
const OF_CLOTH: readonly (readonly [creases: string, ofCloth: string])[] = [
  ['(?:the )?(?:creases|wrinkles|folds)', ' from the fabric'],
  ['(?:die )?(?:falten|knitterfalten)', ' im Stoff'],
  ['(?:los pliegues|las arrugas)', ' de la tela'],
  ['les plis', ' du tissu'],
  ['(?:as dobras|os vincos|os amassados|os amassadinhos)', ' do tecido'],
  ['le pieghe|le grinze', ' dal tessuto'],
];

export const CREASES_OF_CLOTHES: readonly Rewording[] = OF_CLOTH.map(([creases, ofCloth]) => [
  new RegExp(
    `(?<!\\p{L})(?:${creases})(?:${BEFORE_NEXT_WISH}|(?= (?:weg|raus|entfernen|wegmachen|retuschieren|glätten)(?!\\p{L})))`,
    'giu',
  ),
  (found) => `${String(found)}${ofCloth}`,
  SOLD,
]);
