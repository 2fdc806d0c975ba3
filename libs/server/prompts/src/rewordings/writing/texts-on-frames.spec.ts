import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['shape', 'text', 'place'];

it.each([
  ['white border that says hello world', 'border border + add-text hello world '],
  ['polaroid frame with the caption best day ever', 'border polaroid + add-text best day ever '],
  ['make it a polaroid saying summer 98 at the bottom', 'border polaroid + add-text summer 98 bottom'],
  ['white border saying hello and make it brighter', 'brighten + border border + add-text hello '],
  ['weißer Rahmen mit der Aufschrift unser schönster tag', 'border border + add-text unser schönster tag '],
  ['marco blanco que diga feliz cumpleaños', 'border border + add-text feliz cumpleaños '],
  ['cadre blanc avec écrit bon anniversaire', 'border border + add-text bon anniversaire '],
  ['moldura com a frase feliz natal em baixo', 'border border + add-text feliz natal bottom'],
  ['cornice bianca con scritto buon compleanno', 'border border + add-text buon compleanno '],
])('of “%s”, frame and text are done: “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]),
);

it.each([
  'white border with the caption in red',
  'white border that says my name',
  'frame with the text below',
])('nothing is written for “%s”, which says no text', (prompt) =>
  expect(planAndUndone(prompt, KEYS)[0]).not.toContain('add-text'),
);
