import { outsideQuotations } from '../words/quotations.ts';
import { mayBeText } from './shouted.ts';

/*
 * Marks that somebody spoke while dictating: "aclárala coma recórtala punto". They are read as the marks that they name, unless the
 * prompt has such marks itself, or speaks of a mark: “remove the comma”.
 */

const COMMA = 'comma|komma|coma|virgule|vírgula|virgola';
const POINT = 'full stop|period|punkt|punto|point|ponto';
/** What stands before a mark of which somebody speaks, and before a part of a number. */
const SPEAKS =
  '(?:the|a|an|one|this|that|every|der|das|die|ein|eine|einen|dem|den|el|la|los|un|una|le|les|une|au|du|des|o|um|uma|ao|no|il|lo|al|del|di|de|da|do|l|d|to|in|on|at|auf|zum|mit|con|com|avec|with|que|que mi|mise|mettre|\\d+)';
const SPOKEN_COMMA = new RegExp(`(?<=\\p{L}) (?:${COMMA})(?= \\p{L})`, 'giu');
const LEADING = new RegExp(
  `^\\s*(?:${COMMA}) (?:(?:euh+|ehm?|ähm?|uhm?|um) )*(?:(?:no|non|nein|não|wait|attends|espera|warte|aspetta) )*(?=\\p{L})`,
  'iu',
);
const SPOKEN_POINT = new RegExp(`(?<=\\p{L}) (?:${POINT})(?=\\s*$| (?:and|und|y|et|e) \\p{L})`, 'giu');
/** “… wie früher Punkt”, at the end. */
const LAST_POINT =
  /(?<=\p{L}{3})(?<!(?<!\p{L})(?:der|den|dem|einen?|kein|keinen|jeder|the|a)) (?:Punkt|full stop)(?=[\s.]*$)/u;
const IS_SPOKEN_OF = new RegExp(`(?<!\\p{L})${SPEAKS}['’ ]+(?:${COMMA}|${POINT})(?!\\p{L})`, 'iu');
const HAS_MARKS = /[,;]|[.!?]\s*\p{L}/u;

/** The prompt with the marks that it names. */
export const withDictatedMarks = (prompt: string): string => {
  if (IS_SPOKEN_OF.test(prompt) || mayBeText(prompt)) return prompt;
  const begun = prompt.replace(LEADING, '').replace(LAST_POINT, '');
  if (HAS_MARKS.test(begun)) return begun;
  const marked = outsideQuotations(begun, (part) => part.replace(SPOKEN_COMMA, ','));
  return marked === begun ? begun : outsideQuotations(marked, (part) => part.replace(SPOKEN_POINT, '.'));
};
