import { TEXTS } from './texts.ts';

const ABLE = 'It can, for example: ';
const PREFIX = TEXTS.ai.wrapped(TEXTS.ai.failed(''));

/** Returns the sentence with what the local editor cannot do, given quotations of the prompt and titles of operations. */
export const unableTo = (notDone: readonly string[]): string =>
  notDone.length === 0
    ? 'No edit was found in these words.'
    : `The built-in editor cannot do this: ${notDone.join(', ')}.`;

/** What the local editor says of an edit that it only makes with another picture. */
export const NEEDS_OTHER_PICTURE = 'This edit needs another image.';

/** Returns the sentence with what the local editor would only do with another picture, given quotations of the prompt. */
export const needOtherPicture = (wishes: readonly string[]): string =>
  `${wishes.join(', ')} ${wishes.length === 1 ? 'needs' : 'need'} another image.`;

/** Returns the end of a failure's message, which lists edits that the local editor could make instead. */
export const ableTo = (edits: readonly string[]): string => `${ABLE}${edits.join(', ')}.`;

/** The reason why an edit failed and edits that would work, for the panel that shows the failure. */
interface AiFailure {
  readonly reason: string;
  /** The prompts of edits that would work. */
  readonly ideas: readonly string[];
}

/**
 * Splits the message of a failed edit into its reason and the edits that would work, which `ableTo` listed. A
 * message without such a list is the whole reason (spec: images §8), except that of an edit that needs another
 * picture, which says so without what stands before it.
 */
export const readAiFailure = (message: string): AiFailure => {
  const at = message.indexOf(` ${ABLE}`);
  if (at === -1) {
    const isNeed = message.startsWith(`${PREFIX}${NEEDS_OTHER_PICTURE}`);
    return { reason: isNeed ? message.slice(PREFIX.length) : message, ideas: [] };
  }
  const [named = ''] = message.slice(at + ABLE.length + 1).split('.');
  const reason = message.slice(message.startsWith(PREFIX) ? PREFIX.length : 0, at);
  return { reason, ideas: named.split(', ') };
};
