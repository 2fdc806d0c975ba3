import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["it's too heavy for email", 'convert-format', 0],
  // Only the reason for a size.
  ["make it 1200 px wide, it's too heavy for email", 'resize 1200', 0],
  ['auf 1200 px verkleinern, ist zu schwer für die Mail', 'resize 1200', 0],
  ['reduce a 1200 px, pesa demasiado para el correo', 'resize 1200', 0],
  ["réduis à 1200 px de large, c'est trop lourd pour le mail", 'resize 1200', 0],
  ['reduz para 1200 px, está muito pesada pro email', 'resize 1200', 0],
  ['riducila a 1200 px di larghezza, che via mail pesa troppo', 'resize 1200', 0],
  ['1200 px wide and compress it to 500 kb, too heavy for email', 'resize 1200 + convert-format', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['width'])).toEqual([plan, undone]),
);
