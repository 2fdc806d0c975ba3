import { readPrompt } from '../../read-prompt.ts';

const read = (prompt: string): readonly [plan: string, notPossible: number] => {
  const { steps, notPossible } = readPrompt(prompt);
  return [steps.map(({ operation, strength }) => `${operation} ${strength}`).join(' + '), notPossible.length];
};

it.each([
  ['diminui as manchas da testa mas sem parecer boneca', 'smooth-skin 0.5', 0],
  ['riduci le macchie sul volto', 'smooth-skin 1', 0],
  ['smooth my skin without looking like plastic', 'smooth-skin 0.5', 0],
  ["crow's feet around my eyes, soften them by 20%", 'smooth-skin 0.2', 0],
  ["remove noise but don't make it plasticky", 'denoise 0.5', 0],
  ['smooth the skin but please do not make me look plastic', 'smooth-skin 0.5', 0],
  // What is of plastic.
  ['remove the noise and make the plastic toy brighter', 'denoise 1', 1],
  // What is said not to be done as a whole is not done in part either.
  ['my nose is shiny', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(read(prompt)).toEqual([plan, undone]);
});
