/*
 * People of whom only some shall go, told by what they are not: "remove everyone who isn't family", "tira todo mundo que não é
 * da família". Nothing knows who is meant, and everybody would be removed.
 */

const REMOVE =
  '(?:remove|erase|delete|get rid of|take out|cut out|lose|entfern\\p{L}*|lösch\\p{L}*|quita[rn]?|borra[rn]?|elimina[rn]?|enlève[rz]?|enlever|efface[rz]?|supprime[rz]?|tira[r]?|remova|remover|apaga[r]?|togli\\p{L}*|rimuovi|cancella)';
const PEOPLE =
  '(?:everyone|everybody|anyone|anybody|(?:all )?(?:the |those )?people|(?:alle )?(?:die )?(?:leute|personen|menschen)|(?:a )?(?:toda )?(?:la gente|las personas)|(?:tous |toutes )?(?:les gens|les personnes)|todo (?:o )?mundo|(?:todas )?as pessoas|(?:tutte )?le persone|(?:tutta )?la gente)';
const WHO_NOT =
  "(?:(?:who|that)(?: (?:is|are|was|were|does|do|did|has|have))?(?:n['’]t| not)|not(?= (?!(?:me|us|the|my|our)(?!\\p{L})))|(?:die|der) (?:\\p{L}+ ){0,4}?nicht|que n[oã]o?|qui ne?(?=[ '’])|che non)(?!\\p{L})";

const SOME = new RegExp(`(?<!\\p{L})${REMOVE}(?: me)? ${PEOPLE},? ${WHO_NOT}`, 'iu');

/** True for a wish to remove only those people who are not something, such as family. */
export const removesSomeOfThePeople = (prompt: string): boolean => SOME.test(prompt);
