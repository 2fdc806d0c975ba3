import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['format', 'ratio'];

it.each([
  'background removal, jpg is fine',
  'Hintergrund entfernen, jpg reicht',
  'quita el fondo, me vale jpg',
  'enlève le fond, un jpg suffit',
  'tira o fundo, pode ser jpg',
  'togli lo sfondo, jpg va bene',
  "cut me out, it's for a youtube thumbnail",
  'stell mich frei, ist für ein YouTube-Thumbnail',
  'quita el fondo, es para una historia de instagram',
  "enlève le fond, c'est pour une story instagram",
  'tira o fundo, é para story do instagram',
  'togli lo sfondo, è per una storia instagram',
])('“%s” only cuts out', (prompt) => expect(planAndUndone(prompt, KEYS)).toEqual(['remove-background', 0]));

it.each([
  'der Fremde darf bleiben, aber mach sein Gesicht unscharf',
  'el desconocido puede quedarse pero difumina su cara',
  "l'inconnu peut rester mais floute son visage",
])('“%s” hides the faces', (prompt) => expect(planAndUndone(prompt, [])).toEqual(['hide-faces', 0]));

it.each([
  ['jpg please', 'convert-format jpeg'],
  ['under 2 MB, jpg is fine', 'convert-format jpeg'],
  ['remove the background, needs to be png', 'remove-background + convert-format png'],
  ['crop it for a youtube thumbnail', 'crop 16:9'],
  ["remove the background and make it 16:9, it's for a youtube thumbnail", 'remove-background + crop 16:9'],
])('“%s” asks for a format or a shape', (prompt, plan) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]),
);
