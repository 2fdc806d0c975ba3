import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make it grainy', 'film-grain'],
  ['can you make it look a bit grainy please', 'film-grain'],
  ['make it grainy and kinda 70s looking with darker corners', 'film-grain + vintage 1970s + vignette'],
  ['mach das Bild körnig', 'film-grain'],
  ['lass es etwas körnig aussehen', 'film-grain'],
  ['hazla granulada', 'film-grain'],
  ['haz que se vea granulada', 'film-grain'],
  ['rends la photo granuleuse', 'film-grain'],
  ['deixa a foto granulada e com cara de anos 70', 'film-grain + vintage 1970s'],
  ['rendi la foto sgranata', 'film-grain'],
])('“%s” adds grain', (prompt, plan) => expect(planAndUndone(prompt, ['decade'])).toEqual([plan, 0]));

it.each(['it is grainy', 'make it less grainy', 'why does the camera make it grainy', 'das Bild ist körnig'])(
  '“%s” takes grain away',
  (prompt) => expect(planAndUndone(prompt, [])[0]).toBe('denoise'),
);
