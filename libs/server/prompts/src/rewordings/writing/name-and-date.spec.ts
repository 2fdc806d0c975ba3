import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'need my name and date at the bottom, PRIYA KULKARNI 14-03-2025, black on white strip',
    'add-text PRIYA KULKARNI 14-03-2025 bottom',
    1,
  ],
  ['I want my name and the date on it, ANNA BERG 12.3.2024', 'add-text ANNA BERG 12.3.2024 ', 0],
  [
    'ich brauche meinen Namen und das Datum unten, ANNA BERG 12.03.2024',
    'add-text ANNA BERG 12.03.2024 bottom',
    0,
  ],
  ['necesito mi nombre y la fecha abajo, ANA RUIZ 12-03-2024', 'add-text ANA RUIZ 12-03-2024 bottom', 0],
  ['il me faut mon nom et la date en bas, ANNE PETIT 12-03-2024', 'add-text ANNE PETIT 12-03-2024 bottom', 0],
  [
    'mi serve il mio nome e la data in basso, ANNA ROSSI 12-03-2024',
    'add-text ANNA ROSSI 12-03-2024 bottom',
    0,
  ],
  [
    'white background, also name and date at the bottom: RAHUL VERMA 14/02/2025',
    'replace-background + add-text RAHUL VERMA 14/02/2025 bottom',
    0,
  ],
  ['auch Name und Datum unten: ANNA BERG 12.03.2024', 'add-text ANNA BERG 12.03.2024 bottom', 0],
  // Nothing says which.
  ['I need the date at the bottom', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place'])).toEqual([plan, undone]),
);
