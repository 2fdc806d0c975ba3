import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['neon glow effect on the guitar', '', 1],
  ['neon glow effect on the guitar and darken everything else', '', 2],
  ['oil painting effect on the statue', '', 1],
  ['film grain on the guitar, crop to a square', 'crop', 1],
  ['Neon-Leuchten auf der Gitarre', '', 1],
  ['efecto boceto en la estatua', '', 1],
  ['effet néon sur la guitare', '', 1],
  ['efeito aquarela na estátua', '', 1],
  ['effetto neon sulla chitarra', '', 1],
  // Something that is found, the image itself, and what it shall be printed on.
  ['cartoon effect on the dog', 'cartoon dog', 0],
  ['neon glow on the car', 'neon-glow car', 0],
  ['cartoon effect on my selfie', 'cartoon', 0],
  ['oil painting effect on canvas', 'oil-painting', 0],
  ['neon glow effect on the whole image', 'neon-glow', 0],
  ['Neoneffekt auf dem Bild', 'neon-glow', 0],
  ['efecto neón en la foto', 'neon-glow', 0],
  ['effet néon sur cette photo', 'neon-glow', 0],
  ['efeito neon na imagem', 'neon-glow', 0],
  ['effetto neon sulla mia foto', 'neon-glow', 0],
  ["l'effet maquette sur le port vu d'en haut", 'tilt-shift', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
