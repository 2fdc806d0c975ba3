import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['put a 2 in the corner', 'add-text 2 bottom-right'],
  ['un 2 en la esquina', 'add-text 2 bottom-right'],
  ['pon el número 2 en la esquina', 'add-text 2 bottom-right'],
  ['setz eine 2 in die Ecke', 'add-text 2 bottom-right'],
  ['un 2 dans le coin', 'add-text 2 bottom-right'],
  ['coloca um 3 no canto superior', 'add-text 3 top-right'],
  ["metti un 2 nell'angolo in basso", 'add-text 2 bottom-right'],
  [
    'sepia and the year 1931 in small brown type in the bottom right corner',
    'sepia + add-text 1931 bottom-right',
  ],
  ['schwarzweiß und das Jahr 1931 unten rechts in der Ecke', 'black-and-white + add-text 1931 bottom-right'],
  ['sepia, la fecha 5.5.1960 en la esquina inferior derecha', 'sepia + add-text 5.5.1960 bottom-right'],
  // Near misses.
  ['this is from the year 1931 in the corner shop', 'repair-scratches'],
  ['remove the 2 in the corner', ''],
  ['put 2 dogs in the corner', ''],
  ['remove the people, 2 in the corner', 'remove-object'],
  ['put a 2 px border in the corner', 'border'],
])('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['text', 'place'])[0].trim()).toBe(plan),
);
