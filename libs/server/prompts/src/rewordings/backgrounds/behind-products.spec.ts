import { readPrompt } from '../../read-prompt.ts';

it.each([
  'put a pink gradient behind the lipstick',
  'leg einen rosa Verlauf hinter den Lippenstift',
  'pon un degradado rosa detrás del labial',
  'mets un dégradé rose derrière le rouge à lèvres',
  'coloca um degradê rosa atrás do batom',
  'metti una sfumatura rosa dietro al rossetto',
])('“%s” changes the background, and no make-up is asked for', (prompt) => {
  expect(readPrompt(prompt).steps).toEqual([
    expect.objectContaining({
      operation: 'replace-background',
      options: expect.objectContaining({ name: 'a gradient of pink' }) as unknown,
    }),
  ]);
});
