/*
 * Prepositions of place at the beginning of a text, in six languages, for places that limit a wish: "under", "next to".
 */

const starts = (...words: readonly string[]): RegExp => new RegExp(`^(?:${words.join('|')}) `, 'iu');

/** Those before an article. */
export const PLACES = starts(
  'on top of|on|in front of|inside|within|in|at|around|underneath|under|beneath|below|above|over|across|along|between|behind|besides?|by|near|next to|against|to the (?:left|right) of',
  'auf|in|an|rund um|um|unterhalb|unter|über|oberhalb|neben|zwischen|hinter|vor|bei|entlang|innerhalb',
  'sur|dans|sous|entre|derrière|devant|contre|à|en dessous',
  'en|sobre|bajo|entre|tras',
  'su|in|sotto|sopra|tra|fra|lungo|dietro|dentro',
  'sob|em|entre',
);
/** Those that contain their article. */
export const PLACES_WITH_ARTICLE = starts(
  'am|im|beim|ans|ins|aufs|unterm|überm|hinterm|vorm|ums',
  'au|aux',
  'al',
  'sul|sull|sullo|sulla|sulle|sui|sugli|nel|nell|nello|nella|nelle|nei|negli',
  'no|na|nos|nas|ao|à',
);
const FR_DE = '(?:du|des|de (?:la|l|mon|ma|mes|notre|son|sa|leur)|d)';
const ES_DE = '(?:del|de (?:la|los|las|mi|mis|su|nuestr[oa]))';
const IT_A = '(?:al|allo|alla|all|ai|agli|alle|a|il|lo|la|l)';
const PT_DE = '(?:do|da|dos|das|de)';
/** Those with a word for "of" or "to" and an article. */
export const PLACES_OF_THE = starts(
  `(?:autour|à côté|près|au dessus|au dessous|en dessous|le long|au bord|au bas|en haut|en bas|au pied|en face|à l intérieur) ${FR_DE}`,
  `(?:alrededor|al lado|debajo|encima|cerca|a lo largo|detr[áa]s|delante|dentro|por encima|por debajo|en el borde|enfrente) ${ES_DE}`,
  `junto (?:al|a (?:la|los|las|mi|mis|su))`,
  `(?:intorno|attorno|vicino|accanto|davanti|dietro|in cima|di fianco|sotto|sopra|dentro|di fronte) ${IT_A}`,
  `(?:em volta|ao redor|em torno|perto|ao lado|do lado|debaixo|embaixo|em cima|por cima|acima|abaixo|ao longo|atr[áa]s|na frente|à frente|dentro|em frente) ${PT_DE}`,
  'unterhalb (?:der|des|vom|von)',
  'oberhalb (?:der|des|vom|von)',
);
/** Those for what belongs to something, which limit a wish if the words say which of several is meant: "vom linken Haus". */
export const OF_ONE = starts('of|vom|von|d[eu]|des|del|do|da|dos|das|della?|dello|dei|degli|delle|dell');
