import { quote, quotedIn, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { lettersIn } from '../words/letters-in.ts';
import { QUOTATION } from '../words/quotations.ts';

const HINT = 'Say which text, between quotation marks: add the watermark "My name".';
/** Words for a text that the prompt does not quote: "put my name as a watermark". */
const HAS_NAME =
  /(?<!\p{L})(?:(?:my|our|his|her|the|a|mein\p{L}*|unser\p{L}*|mi|nuestr\p{L}+|mon|ma|notre|o? ?meu|minha|noss\p{L}+|il mio|la mia|nostr\p{L}+) )?(?:\p{L}*name[n]?|surname|nombre|apellido|nom|prénom|nome|sobrenome|cognome|logo\p{L}*|brand|marke|initials?|initialen|iniciales|initiales|iniciais|iniziali|signature|unterschrift|signatur|firma|assinatura|handle|nickname|website|webseite|company|studio|shop|copyright)(?!\p{L})/iu;

/** The reading without a watermark whose text is not said. A prompt that only asks for a watermark gets the default text. */
export const withoutUnsaidTexts = (reading: PromptReading, prompt: string): PromptReading => {
  const isUnsaid = ({ operation, options }: PlannedStep): boolean =>
    operation === 'watermark' && (options['text'] ?? '') === '' && HAS_NAME.test(prompt);
  if (!reading.steps.some(isUnsaid)) return reading;
  const steps = reading.steps.filter((step) => !isUnsaid(step));
  const notPossible =
    steps.length > 0
      ? [...reading.notPossible.filter((said) => said !== 'watermark'), 'watermark']
      : [quote(prompt)];
  return { ...reading, steps, notPossible, hints: [HINT] };
};

/** "A white border with my name": a text that nobody said. */
const WITH_NAME =
  /(?<!\p{L})(?:with|mit|con|avec|com) (?:my|our|mein\p{L}*|unser\p{L}*|mi|nuestr\p{L}+|mon|nos|mes|notre|(?:os? |as? )?(?:meus?|minhas?)|noss\p{L}+|(?:il |le )?mi[oe]) (?:name[ns]?|nombre|nom|prénom|nome|initials?|initialen|iniciales|initiales|iniciais|iniziali)(?!\p{L})/iu;

/** The reading that says of a border with a name that the name is not written. */
export const withNameUndone = (reading: PromptReading, prompt: string): PromptReading => {
  const name = WITH_NAME.exec(prompt)?.[0];
  const isFramed = reading.steps.some(({ operation }) => operation === 'border');
  const isWritten = reading.steps.some(({ operation }) => ['add-text', 'watermark'].includes(operation));
  if (name === undefined || !isFramed || isWritten || reading.notPossible.length > 0) return reading;
  return { ...reading, notPossible: [quote(name)], hints: [HINT] };
};

/**
 * The reading that lists the texts which the rules do not write, because another one stands at the same place, among what is
 * not done. `told` is what the rules list.
 */
export const withTextsUndone = (
  reading: PromptReading,
  told: readonly string[],
  prompt: string,
): PromptReading => {
  const written = reading.steps.flatMap(({ operation, options }) =>
    operation === 'add-text' ? [lettersIn(String(options['text'] ?? ''))] : [],
  );
  if (written.length === 0) return reading;
  const quotations = (prompt.match(QUOTATION) ?? []).map(lettersIn);
  const isTold = (text: string): boolean => reading.notPossible.some((one) => lettersIn(one).includes(text));
  const undone = told.filter((one) => {
    const text = lettersIn(quotedIn(one) ?? '');
    return text !== '' && quotations.includes(text) && !written.includes(text) && !isTold(text);
  });
  return undone.length === 0 ? reading : { ...reading, notPossible: [...reading.notPossible, ...undone] };
};
