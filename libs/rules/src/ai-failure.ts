import { TEXTS } from './texts.ts';

const ABLE = 'It can, for example: ';
const PREFIX = TEXTS.ai.wrapped(TEXTS.ai.failed(''));

/** The end of a failure's message: the edits that the local editor could make instead. */
export const ableTo = (edits: readonly string[]): string => `${ABLE}${edits.join(', ')}.`;

/** Why an edit failed, for the panel that shows it. */
interface AiFailure {
  readonly reason: string;
  /** Edits that would work, to be offered as prompts. */
  readonly ideas: readonly string[];
}

/**
 * Reads the message of a failed edit. Where it lists edits that work (`ableTo`), these are the ideas and the
 * sentence before them is the reason. Any other message is the reason unchanged (spec: images §8).
 */
export const readAiFailure = (message: string): AiFailure => {
  const at = message.indexOf(` ${ABLE}`);
  if (at === -1) return { reason: message, ideas: [] };
  const [named = ''] = message.slice(at + ABLE.length + 1).split('.');
  const reason = message.slice(message.startsWith(PREFIX) ? PREFIX.length : 0, at);
  return { reason, ideas: named.split(', ') };
};
