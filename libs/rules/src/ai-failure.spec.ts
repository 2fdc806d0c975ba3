import { ableTo, needOtherPicture, NEEDS_OTHER_PICTURE, readAiFailure } from './ai-failure.ts';
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

it('says that an edit needs another image without the words for a failure', () => {
  const details = `${NEEDS_OTHER_PICTURE} Add one and try again.`;
  expect(readAiFailure(TEXTS.ai.wrapped(TEXTS.ai.failed(details)))).toEqual({ reason: details, ideas: [] });
});

it('names one or several wishes that need another picture', () => {
  expect(needOtherPicture(['“our logo”'])).toBe('“our logo” needs another image.');
  expect(needOtherPicture(['“our logo”', '“a new sky”'])).toBe('“our logo”, “a new sky” need another image.');
});
