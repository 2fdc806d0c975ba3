import { asksToPaint } from './paint-hint.ts';
import { TEXTS } from './texts.ts';

it.each([
  'It is not clear which of them should go. Paint over it, and it is filled in.',
  'Paint over what should go, and it is filled in.',
  'Faces and text are found by themselves; for anything else, paint over what should be hidden.',
  TEXTS.ai.noSubject,
  TEXTS.ai.noSubjectFinder,
])('asks to paint: %s', (text) => {
  expect(asksToPaint(text)).toBe(true);
});

it.each(['Paint the wall red.', 'Nothing new can be painted over a picture.', 'Name the color.'])(
  'does not ask to paint: %s',
  (text) => {
    expect(asksToPaint(text)).toBe(false);
  },
);
