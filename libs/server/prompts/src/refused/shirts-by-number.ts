/*
 * “Number 7's shirt should be green”: the clothes of one player, whom nothing tells from the others. The readers would
 * write the words, or color the clothes of everybody.
 */

const CLOTHES =
  '(?:shirt|jersey|kit|top|shorts|socks|vest|bib|trikot|hemd|hose|camiseta|playera|remera|maillot|short|camisa|maglia|maglietta)';
/** The end of a number that counts nothing and is no amount. */
const NO_UNIT = '(?! ?(?:[%€$]|(?:px|cm|mm|grad|percent|prozent|por ciento|años|anos|anni|ans)(?!\\p{L})))';
const ONE = [
  `numbers? \\d{1,3}['’]?s ${CLOTHES}`,
  `${CLOTHES} of (?:the )?(?:player |number )+\\d{1,3}`,
  `${CLOTHES} (?:von(?: der)?|der) nummer \\d{1,3}`,
  `${CLOTHES} (?:del|du|do) (?:(?:número|numero|numéro|dorsal|jugador|joueur|jogador|giocatore) )?\\d{1,2}`,
].join('|');
const OF_NUMBER = new RegExp(`(?<!\\p{L})(?:${ONE})(?!\\d)${NO_UNIT}`, 'iu');

/** True for a prompt about the clothes of a player who is only told by a number. */
export const namesPlayerByNumber = (prompt: string): boolean => OF_NUMBER.test(prompt);
