import { readPrompt } from '../../read-prompt.ts';
import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['edge', 'around', 'where'];

it.each([
  ['my sleeve is at the bottom, crop it out', 'crop bottom', 0],
  ['crop away the status bar of my phone', 'crop top', 0],
  ['rechts ist ein Pfosten, schneid den weg', 'crop right', 0],
  ['a la derecha hay un poste, córtalo', 'crop right', 0],
  ['il y a une chaise à gauche, coupe', 'crop left', 0],
  ['tem uma cadeira embaixo, corta', 'crop bottom', 0],
  ["in alto c'è un ombrello, taglia via", 'crop top', 0],
  ['coupe le bas, y a ma chaussure', 'crop bottom', 0],
  ['oben abschneiden, da hängt ein Kabel', 'crop top', 0],
  ['unten abschneiden, setz einen Vogel dahin', 'crop bottom', 1],
  ['blur the background so only the cat shows', 'blur-background', 0],
  ["floute le fond, qu'on ne voie que le chat", 'blur-background', 0],
  ['rumorosa, foto scattata di notte dal balcone', 'denoise', 0],
  ["there's a finger at the bottom, crop", 'crop bottom', 0],
  ['oben rechts sieht man meinen Daumen, kannst du den abschneiden?', 'crop top', 0],
  ['se ve mi dedo arriba a la derecha, ¿lo puedes cortar?', 'crop top', 0],
  ['on voit mon doigt en haut à droite, tu peux couper ?', 'crop top', 0],
  ['si vede il mio dito in alto a destra, puoi tagliare?', 'crop top', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});

it.each([
  'my dog is on the left, crop',
  'the lighthouse is on the left, crop please',
  'mon chien est à gauche, recadre',
  'mi perro está a la izquierda, recorta',
])('“%s” does not cut off what is named', (prompt) => {
  const cut = readPrompt(prompt).steps.filter(({ options }) => 'edge' in options);
  expect(cut).toEqual([]);
});
