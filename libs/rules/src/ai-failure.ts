import { TEXTS } from './texts.ts';

const ABLE = 'It can, for example: ';
const PREFIX = TEXTS.ai.wrapped(TEXTS.ai.failed(''));

/** What the built-in editor could do instead, as the end of why it did not do something. */
export const ableTo = (edits: readonly string[]): string => `${ABLE}${edits.join(', ')}.`;

/** Why an edit failed, for its panel. */
export interface AiFailure {
  readonly reason: string;
  /** Edits that would work, to offer as prompts. */
  readonly ideas: readonly string[];
}

/**
 * Reads the message of a failed edit: where it names edits that work (`ableTo`), they are ideas and the reason is
 * the one sentence before them. Any other message is the reason as it stands (spec: images §8).
 */
export const readAiFailure = (message: string): AiFailure => {
  const at = message.indexOf(` ${ABLE}`);
  if (at === -1) return { reason: message, ideas: [] };
  const [named = ''] = message.slice(at + ABLE.length + 1).split('.');
  const reason = message.slice(message.startsWith(PREFIX) ? PREFIX.length : 0, at);
  return { reason, ideas: named.split(', ') };
};
