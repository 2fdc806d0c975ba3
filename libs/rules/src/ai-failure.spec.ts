import { ableTo, readAiFailure } from './ai-failure.ts';
import { TEXTS } from './texts.ts';

it('reads the one sentence and the ideas of an edit that cannot be done here', () => {
  const details = `The built-in editor cannot do this: unicorn. ${ableTo(['Sepia', 'Black and white'])} Other.`;
  expect(readAiFailure(TEXTS.ai.wrapped(TEXTS.ai.failed(details)))).toEqual({
    reason: 'The built-in editor cannot do this: unicorn.',
    ideas: ['Sepia', 'Black and white'],
  });
});

it('leaves any other message as it stands', () => {
  const message = TEXTS.ai.wrapped(TEXTS.ai.failed('no picture'));
  expect(readAiFailure(message)).toEqual({ reason: message, ideas: [] });
});
