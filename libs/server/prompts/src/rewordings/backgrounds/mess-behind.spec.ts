import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'the mess behind, put white there',
  'ich will das Chaos dahinter nicht, mach da weiß hin',
  'no quiero el desorden de atrás, ponle blanco',
  'je veux pas le bazar derrière, mets du blanc',
  'não quero a bagunça atrás, põe branco',
  'non voglio il disordine dietro, mettici bianco',
])('in “%s”, a color takes the place of the background', (prompt) =>
  expect(planAndUndone(prompt, ['name'])).toEqual(['replace-background white', 0]),
);

it.each([
  'hinter uns liegt überall spielzeug, verwisch das etwas',
  'detrás de nosotros hay juguetes por todos lados, difumina eso un poco',
  'derrière nous il y a plein de jouets, floute un peu ça',
  'atrás da gente tem brinquedo espalhado, desfoca um pouco isso',
  "dietro di noi ci sono giocattoli ovunque, sfoca un po'",
])('in “%s”, what is behind somebody gets blurred', (prompt) =>
  expect(planAndUndone(prompt, [])).toEqual(['blur-background', 0]),
);

it.each([
  ['in the background there is a car, remove it', 'remove-object', 0],
  ['the dog is white', '', 1],
])('“%s” is about no mess', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
