import { says, type Clause } from '../clauses/clauses.ts';
import { inOrder, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { LEANS } from './leaning.ts';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** How a picture lies that stands on its head, in six languages, */
const ON_ITS_HEAD = word(
  'upside ?-?down|on its head|auf(?: dem|m)? kopf|kopfüber|tête en bas|sens dessus dessous|boca ?abajo|cabeza abajo|de cabeza|patas arriba|de cabeça (?:para|pra|p) baixo|de ponta ?-?cabeça|capovolt[oa]|(?:a )?testa in giù|sottosopra',
);
/** and words for that which also say that letters run backwards. */
const WRONG_WAY = word(
  'verkehrt ?herum|falsch ?herum|à l envers|al revés|ao contrário|al contrario|rovesciat[oa]',
);
const BACKWARDS = word(
  `backwards?|reversed|wrong way (?:a?round)|back to front|spiegelverkehrt|seitenverkehrt|rückwärts|inversée?s?|invertid[oa]s?|espelhad[oa]s?|specchiat[oaie]|${WRONG_WAY.source}`,
);
const LETTERING = word(
  'text|letters?|lettering|writing|sign|logo|schrift|aufschrift|beschriftung|buchstaben|texte|écritures?|lettres|inscription|texto|letras?|letrero|cartel|escritas?|letreiro|testo|scritt[ae]|lettere|insegna',
);
const MIRROR = word(
  '\\p{L}*mirror\\p{L}*|\\p{L}*spiegel\\p{L}*|\\p{L}*espej\\p{L}*|miroir|espelh\\p{L}*|\\p{L}*specchi\\p{L}*',
);

const isTurn = ({ operation }: PlannedStep): boolean => operation === 'rotate' || operation === 'flip';
/** "It lies upside down, put it straight": nothing leans. */
const isRighting = ({ operation }: PlannedStep): boolean => operation === 'straighten';
/** True if the words say in which direction, or by how much, the picture is turned. */
const saysHow = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ words }) =>
    words.some(
      (one) =>
        one.measure?.kind === 'degrees' ||
        says(
          one,
          'clockwise',
          'counterclockwise',
          'place:left',
          'place:right',
          'quarter',
          'direction:horizontal',
          'direction:vertical',
        ),
    ),
  );
const isBareTurn = ({ words }: Clause): boolean =>
  words.some((one) => says(one, 'rotate', 'flip', 'upside-down', 'fix')) &&
  words.every((one) =>
    says(one, 'rotate', 'flip', 'upside-down', 'fix', 'filler', 'article', 'picture', 'make'),
  );

/**
 * The plan in which a picture that stands on its head is rotated by half a turn, and one whose letters run backwards is mirrored.
 * "Turn it" and "flip it" beside that only ask for it to be righted.
 */
export const withLieRighted = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const text = clauses.map((clause) => clause.text).join(', ');
  if (MIRROR.test(text) || saysHow(clauses)) return reading;
  // "Flip upside down" is a command, and says nothing of how the picture lies.
  const isOnHead = clauses.some(
    (clause) => ON_ITS_HEAD.test(clause.text) && !clause.words.some((one) => says(one, 'flip')),
  );
  const isBackwards = !isOnHead && LETTERING.test(text) && BACKWARDS.test(text);
  if (!isOnHead && !isBackwards && !WRONG_WAY.test(text)) return reading;
  const told = clauses.filter((clause) => BACKWARDS.test(clause.text) || isBareTurn(clause));
  const isAll = told.length === clauses.length && told.some(isBareTurn);
  if (!reading.steps.some(isTurn) && !(isAll && reading.steps.length === 0)) return reading;
  const righted: PlannedStep = isBackwards
    ? { operation: 'flip', strength: 1, options: { axis: 'horizontal' } }
    : { operation: 'rotate', strength: 1, options: { degrees: 180 } };
  const others = reading.steps.filter((step) => !isTurn(step) && !(isRighting(step) && !LEANS.test(text)));
  const notPossible = reading.notPossible.filter(
    (quoted) => !told.some((clause) => clause.text.trim() === unquoted(quoted).trim().toLowerCase()),
  );
  return {
    ...reading,
    steps: inOrder([righted, ...others]),
    notPossible: isAll ? [] : notPossible,
    hints: isAll ? [] : reading.hints,
  };
};
