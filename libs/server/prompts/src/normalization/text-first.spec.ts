import { withVerbBeforeText } from './text-first.ts';

it.each([
  ['"Ciao" in alto a sinistra', 'scrivi "Ciao" in alto a sinistra'],
  ['"Salut" à gauche', 'écris "Salut" à gauche'],
  ['"Hi" unten rechts', 'schreib "Hi" unten rechts'],
])('%s lacks only its verb', (prompt, whole) => {
  expect(withVerbBeforeText(prompt)).toBe(whole);
});

it.each(['"Hi"', '"Hi" is wrong, remove it on the left', 'the sign "Hi" on the left', '"A" left, "B" right'])(
  '%s stays as it is',
  (prompt) => {
    expect(withVerbBeforeText(prompt)).toBe(prompt);
  },
);
