import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['at the bottom the text FRIDAY 10PM without covering the guitar', 'add-text FRIDAY 10PM bottom', 0],
  ['unten der Text FREITAG 22 UHR ohne die Gitarre zu verdecken', 'add-text FREITAG 22 UHR bottom', 0],
  ['y abajo el texto VIERNES 22H sin tapar la guitarra', 'add-text VIERNES 22H bottom', 0],
  ['et en bas le texte VENDREDI 22H sans couvrir la guitare', 'add-text VENDREDI 22H bottom', 0],
  ['e embaixo o texto SEXTA 22H sem cobrir a guitarra', 'add-text SEXTA 22H bottom', 0],
  ['e in basso il testo VENERDI 22 senza coprire la chitarra', 'add-text VENERDI 22 bottom', 0],
  // Near misses.
  ['write "Living without hiding" at the top', 'add-text Living without hiding top', 0],
  ['blur the background without covering the dog', 'blur-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place'])).toEqual([plan, undone]),
);
