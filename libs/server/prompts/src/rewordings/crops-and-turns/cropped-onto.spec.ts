import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['edge', 'around', 'ratio', 'names', 'where', 'name'];

it.each([
  ['crop to the puppy on the left', 'crop subject', 0],
  ['auf den Welpen links zuschneiden', 'crop subject', 0],
  ['recorta solo el cachorro de la izquierda', 'crop subject', 0],
  ['recadre sur le chiot à gauche', 'crop subject', 0],
  ['corta só o cachorrinho da esquerda', 'crop subject', 0],
  ['ritaglia solo il cucciolo a sinistra', 'crop subject', 0],
  ['crop to 4:5, centered on the couple', 'crop subject 4:5', 0],
  ['auf 4:5 zuschneiden, zentriert auf das Paar', 'crop subject 4:5', 0],
  ['recortar a 4:5, centrado en la pareja', 'crop subject 4:5', 0],
  ['recadrer en 4:5, centré sur le couple', 'crop subject 4:5', 0],
  ['white background, shoes centered', 'replace-background white + crop subject', 0],
  ['sfondo bianco, scarpe centrate', 'replace-background white + crop subject', 0],
  ['me sobra medio metro de pared a la izquierda', 'crop left', 0],
  ['sobra parede na esquerda', 'crop left', 0],
  ['troppo muro a sinistra', 'crop left', 0],
  // A side that is cut off, one that is taken out, and light or people of which there is too much.
  ['recorta el lado izquierdo', 'crop left', 0],
  ['crop out the dog on the left', 'remove-object dog', 0],
  ['demasiada luz a la izquierda', 'darken left half', 0],
  ['hay demasiada gente a la derecha', 'remove-object person', 0],
  ['troppo rosso a sinistra', '', 1],
  ['text centered, white', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
