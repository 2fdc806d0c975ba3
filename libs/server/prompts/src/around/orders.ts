import { outsideQuotations } from '../words/quotations.ts';
import { mayBeText } from '../normalization/shouted.ts';

/* A request that is put as a question or as a need, in six languages, as an order. */

/** “Can you”, “I need you to”, before a verb. “Can you see the man?” asks for nothing. */
const REQUEST = [
  "(?:(?:can|could|would|will) (?:you|u)|i(?: want| need| would like|['’]d like) (?:you|u) to|i (?:was|am)(?: just)? wondering if (?:you|u) (?:could|can|would)|(?:would it be|is it) possible (?:for (?:you|u) )?to|is there (?:a|any) way (?:for (?:you|u) )?to|any (?:chance|way) (?:you|u) (?:can|could))(?: (?:please|pls|kindly|maybe|possibly|perhaps|somehow|also|just))*(?: help (?:me|us)(?: to)?)? (?!(?:see|tell|read|guess|identify|recogni[sz]e|explain|describe|count|find|know|hear|understand|imagine|believe|think|say|show|spot|notice|not|help|do|be|still|even|actually|really)(?!\\p{L}))",
  '(?:kannst|könntest|würdest) du(?: (?:mir|uns|bitte|mal|vielleicht|auch|noch|eben|kurz))* (?=[^]*en\\s*\\??\\s*$)|(?:können|könnten|würden) sie(?: (?:mir|uns|bitte|mal|vielleicht|auch))* (?=[^]*en\\s*\\??\\s*$)',
  '(?:¿ ?)?(?:puedes|podrías|podés|puede|podría)(?: por favor)? (?=\\p{L}+[aei]r(?:l[aoe]s?|me|nos)?(?!\\p{L}))',
  '(?:peux[- ]tu|pourrais[- ]tu|pouvez[- ]vous|pourriez[- ]vous|tu (?:peux|pourrais)|vous (?:pouvez|pourriez))(?: (?:me|nous|svp|stp))* (?=\\p{L}+(?:er|ir|re)(?!\\p{L}))',
  '(?:(?:você|vc|tu) )?(?:pode|podes|poderia|consegue)(?: (?:por favor|me))* (?=\\p{L}+[aei]r(?!\\p{L}))',
  '(?:puoi|potresti|può|potete|potrebbe)(?: (?:per favore|anche))* (?=\\p{L}+(?:[aei]re|rre)(?!\\p{L})|\\p{L}+[aei]r(?:mi|ci|l[aoei]|gli)(?!\\p{L}))',
].join('|');
const REQUEST_AT_START = new RegExp(`^\\s*(?:${REQUEST})(?=\\p{L})`, 'iu');

const DENIAL_AT_START = /^\s*(?:can|could|would|will) (?:you|u)(?: (?:please|pls))? not (?=\p{L})/iu;
/** A verb of an edit. */
const EDITS =
  '(?:remove|erase|delete|take|get|make|fix|crop|cut|blur|hide|add|put|change|turn|brighten|darken|sharpen|straighten|rotate|clean|clear|edit|lighten)';
/** A request behind a statement, without a comma between them: “there is a scratch on it can you remove it”. */
const RUN_ON = new RegExp(
  `(?<=[\\p{L}\\d])(?<!(?<!\\p{L})(?:and|but|or|so|if|that|what|whatever|how|where|as|when|which|all|anything|everything|things?|much|many|far|then|also|write|says?|saying|text|caption|reading))\\s+(?=(?:can|could|would|will) (?:you|u) (?:please |pls |plz )?${EDITS}(?!\\p{L}))`,
  'giu',
);

/** “Can you crop it?” as “crop it”, and “can you not crop it” as “don’t crop it”. */
export const asOrder = (prompt: string): string => {
  const begun = prompt.replace(DENIAL_AT_START, "don't ").replace(REQUEST_AT_START, '');
  const order = mayBeText(begun) ? begun : outsideQuotations(begun, (said) => said.replace(RUN_ON, ', '));
  return order === prompt ? prompt : order.replace(/\s*\?[\s?!.]*$/u, '');
};
