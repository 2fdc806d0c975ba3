/*
 * "Label the people left to right: Edith, Walter, Nora": a text at each of several things. They would be written as
 * one text, and nothing finds where each belongs.
 */

const PEOPLE =
  '(?:people|persons|guys|kids|children|girls|boys|men|women|players|faces|persons|everyone|everybody|each (?:person|one|kid|face|player|dog|of (?:them|us))|them|us|dogs|cats|parts|buildings|mountains|peaks|things|personen|leute|menschen|kinder|spieler|gesichter|alle|jeden|jede person|personas|niños|caras|jugadores|cada (?:uno|persona|pessoa|um)|a todos|personnes|gens|enfants|visages|joueurs|chacun|chaque personne|tout le monde|pessoas|crianças|rostos|jogadores|todo mundo|persone|bambini|volti|giocatori|ognuno|ciascuno|ogni persona|tutti)';
const THE =
  '(?:(?:all )?(?:of )?(?:the|these|those|die|alle|diese|den|a las|a los|las|los|les|ces|toutes les|tous les|as|os|le|gli|i|a) )?(?:\\p{L}+ )?';
const LABEL =
  '(?:label|caption|name|tag|annotate|beschrift(?:e|en)|benenn(?:e|en)|etiquet(?:a|ar|e)|rotul(?:a|ar)|nombra|étiquet(?:te|er|ez)|légende[rz]?|nomme[rz]?|legend(?:a|ar)|nomeia|etichett(?:a|are)|nomina)';
const LISTED = '(?::|,? (?:as|als|como|comme|come) )[^]*\\p{L}[^]*,[^]*\\p{L}';

const LABELS = new RegExp(
  `(?<!\\p{L})(?:${LABEL} ${THE}${PEOPLE}(?!\\p{L})[^.;!?:"“”]{0,50}${LISTED}|(?:write|put|add|schreib\\p{L}*|escribe|pon|écris|mets|escreve|coloca|scrivi|metti) (?:(?:the|their|die|los|sus|les|leurs|os|i) )?(?:names?|namen|nombres|noms|prénoms|nomes|nomi) (?:(?:of|under|below|above|over|next to|beside|on|unter|über|neben|debajo de|encima de|bajo|sous|au-dessus de|embaixo d[eoa]s?|sobre|sotto|sopra|von|de|des|dos|das|di|delle|dei|a|ai|alle) )+${THE}${PEOPLE}(?!\\p{L})[^.;!?:"“”]{0,50}${LISTED})`,
  'iu',
);

/** True for a wish to write a text at each of several things. */
export const labelsSeveral = (prompt: string): boolean => LABELS.test(prompt);
