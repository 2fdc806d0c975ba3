import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Kubrick', 'cinematic'],
  ['stile Fellini', 'cinematic'],
  ['boring snapshot, make it filmlike', 'cinematic'],
  ['look like it came from a real camera', 'improve-quality'],
  ['wie mit einer richtigen Kamera', 'improve-quality'],
  ['comme prise avec un vrai appareil', 'improve-quality'],
  ['come fatta con una vera macchina fotografica', 'improve-quality'],
  ['textura de pincel', 'oil-painting'],
  ['colouring-in sheet for the kids', 'pencil-sketch'],
  ['luce radente', 'dramatic-lighting'],
  ['efecto película antigua con grano', 'film-grain + vintage'],
  ['efeito filme antigo com granulado', 'vintage + film-grain'],
  ['dark mode', 'invert'],
  ['modalità scura', 'invert'],
  ['più triste', 'saturation less'],
  ['deixa mais marcante', 'contrast more'],
  ['Studio Ghibli style', 'artist-style anime'],
  // Near misses.
  ['write Kubrick at the bottom', 'add-text'],
  ['dark mode on her face', 'low-light'],
  ['she looks sad, brighten', 'brighten'],
  ['Studio Anna', 'watermark'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['direction', 'style'])).toEqual([plan, 0]);
});
