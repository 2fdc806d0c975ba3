import { type Given, type OperationId } from '@safelight/operations';
import { piecesOf } from '../pieces.ts';
import { type PromptReading, withUndone } from '../prompt-reading.ts';
import { isPolicy } from '../rules/beyond.ts';
import { isTold } from '../remarks/remarks.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { normalized } from '../words/normalized.ts';
import { framedOther, LAID_AS_IT_IS } from './framed-other.ts';
import { takesFromOther } from './takes-from-other.ts';
import { otherPictureWishIn, withOtherPicture, withSourceSaid } from './other-picture-wish.ts';

type Read = (prompt: string, given: Given) => PromptReading;

const ABOUT_BACKGROUND: readonly OperationId[] = [
  'blur-background',
  'remove-background',
  'replace-background',
];
/** Words that may mean another picture. */
const OF_ANOTHER =
  /(?<!\p{L})(?:other|second|2nd|uploaded|this|that|these|both|ander\p{L}*|zweit\p{L}*|dies\p{L}*|otra?|segunda?|est[ae]|autre|deuxième|seconde|cette|ce|outr[ao]|ess[ae]|altr[ao]|second[ao]|quest[ao]|photo|picture|image|bild|foto|imagen|imagem|immagine)(?!\p{L})/iu;

/** The reading of a prompt; one that does nothing with the other picture is read as if there were none. */
const readWithOther = (prompt: string, given: Given, read: Read): PromptReading => {
  const reading = read(prompt, given);
  if (!given.reference || reading.steps.length === 0) return reading;
  const isOfOther = reading.steps.some(takesFromOther);
  if (isOfOther && OF_ANOTHER.test(prompt)) return reading;
  const alone = read(prompt, { ...given, reference: false });
  // "A softer background" means no other one, although one is there.
  const isAlone = !isOfOther || alone.steps.some(({ operation }) => ABOUT_BACKGROUND.includes(operation));
  return isAlone ? alone : reading;
};

const NOTHING_ELSE: PromptReading = { steps: [], notPossible: [], hints: [] };

/** Reads a prompt. What it wants from another picture is read apart, and everything else by `read`. */
export const readBesideOther = (prompt: string, given: Given, read: Read): PromptReading => {
  const framed = given.mask ? null : framedOther(prompt);
  if (framed !== null)
    return withUndone(readBesideOther(framed.rest, given, read), [framed.details], LAID_AS_IT_IS);
  const other = given.mask ? null : otherPictureWishIn(withQuotedText(normalized(prompt)));
  if (other === null) return readWithOther(prompt, given, read);
  if (!other.isNamed && !given.reference) return withSourceSaid(readWithOther(prompt, given, read), other);
  const isAlone = piecesOf(other.rest).every(isTold);
  const rest = isAlone ? NOTHING_ELSE : readBesideOther(other.rest, given, read);
  return isPolicy(rest) ? rest : withOtherPicture(rest, other, given);
};
