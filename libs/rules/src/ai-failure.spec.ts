import { ableTo, readAiFailure } from './ai-failure.ts';
import { TEXTS } from './texts.ts';

it('splits the message of a failed AI edit into its reason and the edits that would work', () => {
  const details = `The built-in editor cannot do this: unicorn. ${ableTo(['Sepia', 'Black and white'])} Other.`;
  expect(readAiFailure(TEXTS.ai.wrapped(TEXTS.ai.failed(details)))).toEqual({
    reason: 'The built-in editor cannot do this: unicorn.',
    ideas: ['Sepia', 'Black and white'],
  });
});

it('leaves a message that lists no edits unchanged', () => {
  const message = TEXTS.ai.wrapped(TEXTS.ai.failed('no picture'));
  expect(readAiFailure(message)).toEqual({ reason: message, ideas: [] });
});
