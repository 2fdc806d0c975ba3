import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['take the sky down a little', 'darken sky'],
  ['take the background down a bit', 'darken background'],
  ['bring the background down', 'darken background'],
  ['tone the sky down and brighten the faces', 'darken sky + brighten face'],
  ['bring the faces up a bit', 'brighten face'],
  ['lift the faces', 'brighten face'],
  ['zieh den Himmel etwas runter', 'darken sky'],
  ['nimm den Hintergrund runter', 'darken background'],
  ['baja el fondo un poco', 'darken background'],
  ['sube un poco las caras', 'brighten face'],
  ['baisse un peu le ciel', 'darken sky'],
  ['remonte un peu les visages', 'brighten face'],
  ['baixa um pouco o céu', 'darken sky'],
  ["abbassa un po' lo sfondo", 'darken background'],
  ["alza un po' i visi", 'brighten face'],
])('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]));

it.each([
  ['take the background out', 'remove-background'],
  ['take the sky down to the left', ''],
  ['turn the face up', ''],
])('“%s” is about no light', (prompt, plan) => expect(planAndUndone(prompt, ['where'])[0]).toBe(plan));
