import { planOf } from '../../wishes/plan-of.ts';

it.each([
  ['mach den Text schärfer', 'sharpen'],
  ['mach den Text bitte etwas schärfer', 'sharpen*0.5'],
])('writes no text for “%s”', (prompt, plan) => expect(planOf(prompt)).toBe(plan));

it('still writes a text that is asked for', () =>
  expect(planOf('schreib den Text Sommer oben drauf')).toBe('add-text place=top'));
