import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'leave it in five colors',
  'four color poster print',
  'in fünf Farben',
  'déjala en cinco colores y ya',
  'en quatre couleurs',
  'deixa em cinco cores',
  'lasciala in cinque colori',
])('“%s” reduces the colors', (prompt) => {
  expect(planAndUndone(prompt, [])).toEqual(['posterize', 0]);
});

it.each(['make the text in three colors', 'background in four colors', '4k colors'])(
  '“%s” does not',
  (prompt) => expect(planAndUndone(prompt, [])[0]).not.toContain('posterize'),
);
