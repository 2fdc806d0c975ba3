import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'softer shadows',
  'weichere Schatten',
  'las sombras más suaves, las luces menos fuertes',
  'ombres plus douces',
  'sombras mais suaves',
  'ombre più morbide',
])('“%s” is less contrast', (prompt) => {
  expect(planAndUndone(prompt, ['direction'])).toEqual(['contrast less', 0]);
});

it.each(['soften the shadow under her nose', 'softer shadows on her face'])('“%s” is refused', (prompt) =>
  expect(planAndUndone(prompt, [])[0]).toBe(''),
);
