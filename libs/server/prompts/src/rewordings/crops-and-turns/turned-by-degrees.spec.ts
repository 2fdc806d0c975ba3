import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["rotate it a bit to the left, like 5 degrees, it's tilted", 'rotate -5'],
  ['dreh es ein bisschen nach links, so 5 Grad, es ist schief', 'rotate -5'],
  ['gírala un poco a la izquierda, unos 5 grados', 'rotate -5'],
  ['fais la tourner un peu vers la gauche, genre 5 degrés, elle penche', 'rotate -5'],
  ['gira um pouco pra esquerda, uns 5 graus', 'rotate -5'],
  ["ruotala un po' a sinistra, tipo 5 gradi, è storta", 'rotate -5'],
  ['turn it to the right, about 3 degrees', 'rotate 3'],
  ['rotate it counterclockwise by 2 degrees', 'rotate -2'],
  ['rotate a tiny bit counterclockwise, maybe 2 degrees', 'rotate -2'],
  ['rotate slightly clockwise, about 3 degrees', 'rotate 3'],
  // How much it leans is found by straightening.
  ["Straighten the horizon, it's maybe 3 degrees off to the left", 'straighten'],
  ['Horizont begradigen, er ist 3 Grad schief', 'straighten'],
  ['endereza el horizonte, está 3 grados torcido', 'straighten'],
  ["redresse l'horizon, il penche de 3 degrés", 'straighten'],
  ['upside down, flip it the right way up', 'rotate 180'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['degrees'])).toEqual([plan, 0]);
});
