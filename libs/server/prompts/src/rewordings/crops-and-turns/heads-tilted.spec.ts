import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['you have to tilt your head to the left', 'rotate 90', 0],
  ['man muss den Kopf nach links drehen', 'rotate 90', 0],
  ['hay que girar la cabeza a la izquierda para verla', 'rotate 90', 0],
  ["à l'endroit s'il te plaît, là faut se tordre le cou vers la gauche", 'rotate 90', 0],
  ['tem que virar a cabeça pra direita', 'rotate -90', 0],
  ['bisogna piegare la testa a sinistra', 'rotate 90', 0],
  // Somebody in the picture.
  ['turn his head to the left', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['degrees'])).toEqual([plan, undone]),
);
