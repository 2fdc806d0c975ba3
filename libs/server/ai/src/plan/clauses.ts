import { COLOR } from '../colors/named-colors.ts';
import { BACKGROUND } from '../operations/background-words.ts';

/** One part of a prompt, lower case. */
export interface Clause {
  readonly text: string;
  /**
   * Length of the part before "not", "without" and the like. What begins after it is not wanted; what begins
   * right at it may be a wish of its own ("no background"). All of `text` when nothing is negated.
   */
  readonly affirmedLength: number;
}

/** Spellings brought to one form before anything is split, so that their "and" and "no" survive. */
const SAME_MEANING: readonly (readonly [RegExp, string])[] = [
  [/[‘’`´]/g, "'"],
  [/[“”]/g, '"'],
  [/\b(?:why not|(?:can|could|would|will)(?: no|n')t you|can't you)\b/g, ''],
  [/\b(do|does|should|wo|ca|is|are|must)n'?t\b/g, '$1 not'],
  [/\bnot only\b/g, ''],
  [/\b(?:not|nothing|never) too (?:much|strong|heavy|intense|extreme)\b|\bnot too\b/g, 'slightly'],
  [/\bblack\s*(?:and|&|'?n'?|\+|\/|-)\s*white\b|\bb\s*(?:and|&|n|\+|\/)\s*w\b|\bbw\b/g, 'monochrome'],
  [/\bschwarz-?wei(?:ß|ss)|\bnoir et blanc\b|\bblanco y negro\b|\bbianco e nero\b/g, 'monochrome'],
  [/\bteal\s*(?:and|&|\+|\/)\s*orange\b|\borange\s*(?:and|&|\+|\/)\s*teal\b/g, 'teal orange'],
  [
    /\b(?:without|no|remove|drop|take out|strip)(?: (?:all|any|the|every|of))* colou?rs?\b(?! (?:cast|tint|noise|shift))/g,
    'monochrome',
  ],
  [/\b(?:teal (?:and|&|\+|n|to) orange|orange (?:and|&|\+|n) teal)\b/g, 'teal orange'],
  [new RegExp(String.raw`(\b${BACKGROUND})(?: colou?r)?\s*[:=]\s*`, 'g'), '$1 in '],
  [new RegExp(String.raw`(${COLOR}) and (${COLOR})(?=.*\bgradient\b)`, 'g'), '$1 to $2'],
  [new RegExp(String.raw`(\bgradient\b.*?${COLOR}) and (${COLOR})`, 'g'), '$1 to $2'],
  // "Remove the background and make it white" asks for a white one.
  [
    new RegExp(
      String.raw`\b(?:remove|delete|erase|cut out|drop|get rid of) (?:the )?${BACKGROUND}[,;]?(?: and| then)* (?:make it|replace (?:it )?with|put in|put|add|use|fill (?:it )?with|turn it) (?=(?:an? |the )?(?:plain |solid )?(?:${COLOR}|(?:[\w-]+ )?gradient))`,
      'g',
    ),
    'replace the background with ',
  ],
];

const SEPARATOR =
  /\s*([,;:!?\n]|\.(?=\s|$)|&|\+|\b(?:and then|and|then|but|also|plus|afterwards|after that)\b)\s*/;
const NEGATION =
  /\b(?:not|no|never|without|avoid|except|instead of|rather than|neither|nor|skip|leave out)\b/;
/** A clause that begins with one of these asks for something itself. */
const BEGINS_ANEW =
  /^(?:please |just |only |instead )*(?:make|turn|convert|add|apply|give|remove|delete|erase|cut|enhance|improve|boost|fix|change|use|do|put|set|let|i want|i'd like)\b/;

const normalise = (prompt: string): string =>
  SAME_MEANING.reduce(
    (text, [spelling, meaning]) => text.replace(spelling, meaning),
    prompt.normalize('NFKC').toLowerCase(),
  )
    .replace(/[ \t]+/g, ' ')
    .trim();

/** The clauses of a prompt, lower case. "Not A or B" and "not A and B" negate both, "not A, B" only A. */
export const clausesOf = (prompt: string): readonly Clause[] => {
  const parts = normalise(prompt).split(SEPARATOR);
  const clauses: Clause[] = [];
  let negated = false;
  for (let i = 0; i < parts.length; i += 2) {
    const text = parts[i] ?? '';
    const continues: boolean = parts[i - 1] === 'and' && negated && !BEGINS_ANEW.test(text);
    const found = text.search(NEGATION);
    negated = continues || found >= 0;
    if (text !== '') clauses.push({ text, affirmedLength: continues ? -1 : found < 0 ? text.length : found });
  }
  return clauses;
};
