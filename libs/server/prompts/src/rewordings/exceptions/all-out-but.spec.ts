import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'Everyone out of the picture but the bride.',
  'Everybody gone but me',
  'All the people out save the child',
  'Alle raus aus dem Bild außer der Braut',
  'Alle weg bis auf das Kind',
  'Todo el mundo fuera de la foto menos la novia.',
  'Todos fuera salvo el niño',
  'Tout le monde hors de la photo, sauf la mariée.',
  "Tout le monde dehors sauf l'enfant",
  'Todo mundo fora da foto menos a noiva.',
  'Todos fora exceto a criança',
  'Fuori tutti meno la sposa.',
  'Tutti fuori dalla foto tranne il bambino',
])('“%s” removes the others', (prompt) =>
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual(['remove-object person behind', 0]),
);

it.each(['Everyone out of the picture', 'Alle raus aus dem Bild', 'Tout le monde hors de la photo'])(
  '“%s” spares nobody, so it is not reworded',
  (prompt) => expect(planAndUndone(prompt, ['place'])[0]).not.toContain('behind'),
);
