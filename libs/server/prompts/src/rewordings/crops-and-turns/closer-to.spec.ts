import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['around'];

it.each([
  ['ease in on the couple kissing', 'crop subject', 0],
  ['mais perto de nós dois', 'crop subject', 0],
  ['plus près', 'crop subject', 0],
  ['Nahaufnahme vom Hund', 'crop subject', 0],
  ['bin auf dem bild viel zu klein, bitte näher ran', 'crop subject', 0],
  ["I'm too small in it, go closer", 'crop subject', 0],
  ['salgo muy pequeño, acerca', 'crop subject', 0],
  ['estou muito pequeno, aproxima', 'crop subject', 0],
  ['sono troppo piccola, avvicina', 'crop subject', 0],
  ['mon chat est tout petit au milieu, rapproche un peu', 'crop subject', 0],
  ['mi perro sale chiquito, acércalo', 'crop subject', 0],
  ['si può ingrandire il viso?', 'crop face', 0],
  ["make the tiny soldier's face bigger in the frame", 'crop face', 0],
  ['vergrößere das Gesicht', 'crop face', 0],
  // Parts that shall be larger or stand elsewhere.
  ['make his nose bigger in the frame', '', 1],
  ['make her eyes bigger', '', 1],
  ['move the couple closer together', '', 1],
  ['get closer to the original colors', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});

it.each([
  ['he is too small in the picture', 'crop subject', 0],
  ['er ist zu klein im Bild', 'crop subject', 0],
  ['sale muy pequeño en la foto', 'crop subject', 0],
  ['il est trop petit sur la photo', 'crop subject', 0],
  ['ele ficou muito pequeno na foto', 'crop subject', 0],
  ['lui è troppo piccolo nella foto', 'crop subject', 0],
  ['the picture is too small', 'upscale', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['around'])).toEqual([plan, undone]),
);
