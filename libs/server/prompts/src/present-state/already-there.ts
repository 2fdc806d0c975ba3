import { says, type Clause } from '../clauses/clauses.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { STATES, WISHES } from '../remarks/complaints.ts';

export const CUT_HINT = 'An image cannot show more than was photographed; a border can be put around it.';
const CORNERS_HINT =
  'Dark corners can be added here, but not taken away; paint over them and ask for more light.';

const CORNERS =
  /(?<!\p{L})(?:corners?|edges|vignett\p{L}*|vinhet\p{L}*|viñet\p{L}*|ecken?|ränder|rändern|coins?|bords|esquinas?|bordes|cantos?|bordas|angoli|angolo|bordi)(?!\p{L})/iu;
const DARKER =
  /(?<!\p{L})(?:dark(?:er)?|dunk(?:el|ler)\p{L}*|düster\p{L}*|sombres?|foncée?s?|oscur[oa]s?|escur[oa]s?|scur[oaie]|negr[oa]s?|schwarz)(?!\p{L})/iu;
/** "Darker than the middle". */
const THAN = /(?<!\p{L})(?:than|als|que|do que|del|della|di|rispetto)(?!\p{L})/iu;
const UGLY =
  /(?<!\p{L})(?:ugly|hate|annoying|bad|hässlich|stört|stören|nervt|moche|feo|feas?|horrible|feio|feia|brutt[oaie])(?!\p{L})/iu;

/** True for a clause that complains of dark corners, which nobody wants to get darker still. */
const complainsOfCorners = ({ text, words }: Clause): boolean => {
  if (!CORNERS.test(text) || words.some((word) => says(word, 'make', 'add'))) return false;
  if (DARKER.test(text) && THAN.test(text)) return true;
  const isFault =
    UGLY.test(text) ||
    (DARKER.test(text) && words.some((word) => says(word, 'excess') || STATES.test(word.text)));
  return isFault && !words.some((word) => WISHES.test(word.text));
};
const removes = ({ words }: Clause): boolean => words.some((word) => says(word, 'remove', 'fix', 'less'));

/** Says that something was cut off when the picture was taken, and does not ask for it, in six languages. */
const WAS_CUT =
  /(?<!\p{L})(?:(?:who|why|someone|somebody|they|he|she|camera|photographer|accidentally)(?: \p{L}+){0,4} (?:cut|chopped|cropped) (?:off|out)?|(?:is|are|s|got|was|were|been|gets|get) (?:\p{L}+ ){0,2}(?:cut|cropped|chopped) off|(?:wer|warum|wieso|jemand|man) .*abgeschnitten|(?:ist|sind|wurde|wurden|war|waren) (?:\p{L}+ ){0,4}abgeschnitten|(?:m |t |a |ont |est |sont |as )(?:\p{L}+ )?coup(?:é|ée|és|ées)|(?:me|nos|le|les|se) (?:cort[oó]|cortaron)|(?:est[aá]n?|sali[oó]|salieron|qued[oó]|sale|salen|ficou|ficaram|saiu|sa[ií]ram|tá|est[aã]o) (?:\p{L}+ )?cortad[oa]s?|cort(?:ou|aram) (?:a|o|as|os|minha|meu|meus|minhas|nossas?|nossos?)|(?:mi|ci|gli|le) ?(?:ha|hanno) tagliat[oaie]|(?:è|sono|viene|esce|escono) (?:\p{L}+ )?tagliat[oaie])(?!\p{L})/iu;
const NOT_CUT = /(?<!\p{L})(?:not|nicht|nichts|pas|no|não|non|so that|damit|if|wenn|unless)(?!\p{L})/iu;
const isCut = ({ operation, options }: PlannedStep): boolean =>
  operation === 'crop' && ('edge' in options || 'around' in options);

/** "Its giving passport photo", "sieht aus wie ein Passbild": what the picture is likened to. */
const LIKENED =
  /(?<!\p{L})(?:giving|looks?(?: \p{L}+)? (?:like|as)|reminds?|feels? like|aus wie|wirkt wie|erinnert|on dirait|dirait|ressemble|fait (?:très |un peu )?(?:photo|passeport)|parece|sembra|pare)(?!\p{L})/iu;
const isOfPassport = ({ words }: Clause): boolean => words.some((word) => says(word, 'op:passport-photo'));
const isLikened = (clause: Clause): boolean =>
  LIKENED.test(clause.text) && !clause.words.some((word) => says(word, 'make') || WISHES.test(word.text));

interface Present {
  /** The steps that only make more of what is complained of. */
  readonly isOfState: (step: PlannedStep) => boolean;
  readonly told: Clause;
  readonly hint: string | null;
}

/** What the clauses say of the present state that could be mistaken for a wish. */
const presentIn = (clauses: readonly Clause[]): readonly Present[] => {
  const corners = clauses.find(
    (clause, at) =>
      complainsOfCorners(clause) ||
      (CORNERS.test(clause.text) &&
        DARKER.test(clause.text) &&
        [clause, ...clauses.slice(at + 1, at + 2)].some(removes)),
  );
  const cut = clauses.find(({ text }) => WAS_CUT.test(text) && !NOT_CUT.test(text));
  const crops = clauses.some(
    (clause) => clause !== cut && clause.words.some((word) => says(word, 'crop', 'cut')),
  );
  const likened = clauses.find((clause) => isOfPassport(clause) && isLikened(clause));
  const isMeant = clauses.some((clause) => clause !== likened && isOfPassport(clause));
  return [
    ...(corners === undefined
      ? []
      : [
          {
            isOfState: ({ operation }: PlannedStep) => operation === 'vignette',
            told: corners,
            hint: CORNERS_HINT,
          },
        ]),
    ...(cut === undefined || crops ? [] : [{ isOfState: isCut, told: cut, hint: CUT_HINT }]),
    ...(likened === undefined || isMeant
      ? []
      : [
          {
            isOfState: ({ operation }: PlannedStep) => operation === 'passport-photo',
            told: likened,
            hint: null,
          },
        ]),
  ];
};

/** The plan without steps that would only make more of what the prompt complains of. */
export const withoutPresentState = (reading: PromptReading, clauses: readonly Clause[]): PromptReading =>
  presentIn(clauses).reduce((left, { isOfState, told, hint }) => {
    if (!left.steps.some(isOfState)) return left;
    const steps = left.steps.filter((step) => !isOfState(step));
    const isTold = hint !== null || steps.length === 0;
    return {
      ...left,
      steps,
      notPossible: isTold ? [...new Set([quote(told.text), ...left.notPossible])] : left.notPossible,
      hints: hint === null ? left.hints : [...new Set([hint, ...left.hints])],
    };
  }, reading);
