import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['keep the shirt red and make it brighter', 'brighten not clothes', 0],
  ['keep the shirt red, blur the background', 'blur-background', 0],
  ['make it brighter and keep the shirt red', 'brighten not clothes', 0],
  ['leave the car red and remove the noise', 'denoise not car', 0],
  ['lass das Auto rot und mach es heller', 'brighten not car', 0],
  ['das Auto soll rot bleiben, Hintergrund unscharf', 'blur-background', 0],
  ['mantén la camisa roja y aclara la foto', 'brighten not clothes', 0],
  ['laisse la voiture rouge et enlève le bruit', 'denoise not car', 0],
  ['mantém o carro vermelho e tira o ruído', 'denoise not car', 0],
  ['lascia la macchina rossa e togli il rumore', 'denoise not car', 0],
  ['keep the walls white and make the sofa blue', 'recolor', 0],
  ['lass die Wand weiß und mach den Stuhl rot', 'recolor', 0],
  ['make it warmer but leave the snow white', 'warm-tones', 1],
  ['lift the shadows a bit, water should stay turquoise but not neon.', 'low-light', 1],
  [
    'lower the highlights, lift the shadows, the water must stay turquoise but not neon. Crop it square.',
    'low-light + hdr + crop',
    1,
  ],
  ['Schatten heller, das Wasser soll türkis bleiben aber nicht neon, quadratisch', 'low-light + crop', 1],
  ["éclaircis les ombres, l'eau doit rester turquoise, recadre en carré", 'low-light + crop', 1],
  // Only the thing has colors.
  ['keep the car red', 'black-and-white not car', 0],
  ['keep the car red and everything else black and white', 'black-and-white not car', 0],
  ['keep the picture black and white, remove scratches', 'repair-scratches + black-and-white', 0],
  ['black and white but keep the car red', 'black-and-white not car', 0],
  // The color of letters is a wish.
  ['write Hello and keep the letters white', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
