import { readPrompt } from '../read-prompt.ts';

const undone = (prompt: string): readonly string[] => readPrompt(prompt).notPossible;

it.each([
  ['speckles everywhere, shot in a dark cellar'],
  ['foto del barrio en los años 50, quisiera ampliarla'],
  ['a foto é dos anos 60 e ficou esverdeada, queria as cores como eram'],
  ['make the hedge greener, ours died last winter'],
  ['raddrizza l’orizzonte e togli un po’ di foschia sui monti'],
  ['cut out the sneakers and save it as a transparent png'],
  ['Effetto acquerello, da stampare e incorniciare per mia nonna'],
])('says of “%s” nothing that was done, told or meant for something else', (prompt) =>
  expect([prompt, undone(prompt)]).toEqual([prompt, []]),
);

it('says what is not done in the words of the person', () => {
  expect(undone('cooler tones, moody, kind of like those iceland pics everyone has')).toEqual(['“moody”']);
});

it('lists each wish that is not done only once', () => {
  const said = undone('turn the blue hour thing down, snow should be pink not blue');
  expect(said).toEqual(['“snow should be pink not blue”']);
});
