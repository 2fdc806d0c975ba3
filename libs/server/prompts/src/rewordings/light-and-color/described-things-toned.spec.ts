import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the red car brighter', 'brighten car'],
  ['make the dark green car a bit darker', 'darken car'],
  ['the red car should be a bit brighter', 'brighten car'],
  ['make the blue sky darker', 'darken sky'],
  ['darken the blue sky', 'darken sky'],
  ['make the white shirt brighter', 'brighten clothes'],
  ['make the green grass less saturated', 'saturation plants'],
  ['make the white background brighter', 'brighten background'],
  ['mach das rote Auto heller', 'brighten car'],
  ['mach den blauen Himmel etwas dunkler', 'darken sky'],
  ['haz el coche rojo más claro', 'brighten car'],
  ['oscurece el cielo azul', 'darken sky'],
  ['haz los árboles verdes más vivos', 'saturation plants'],
  ['rends la voiture rouge plus lumineuse', 'brighten car'],
  ['assombris le ciel bleu', 'darken sky'],
  ['clareia o carro vermelho', 'brighten car'],
  ['deixa o carro vermelho um pouco mais claro', 'brighten car'],
  ['escurece o céu azul', 'darken sky'],
  ['rendi la macchina rossa più chiara', 'brighten car'],
  ['scurisci il cielo blu', 'darken sky'],
  ['darken the bright sky', 'darken sky'],
  ['make the dark background lighter', 'brighten background'],
  ['sharpen the big dog', 'sharpen dog'],
  ['make the small dog brighter', 'brighten dog'],
  ['mach den hellen Himmel dunkler', 'darken sky'],
  ['haz el fondo oscuro más claro', 'brighten background'],
  ['oscurece el cielo claro', 'darken sky'],
  ['assombris le ciel clair', 'darken sky'],
  ['clareia o fundo escuro', 'brighten background'],
  ['escurece o céu claro', 'darken sky'],
  ['scurisci il cielo chiaro', 'darken sky'],
] as const)('an adjective that only says which thing is meant is no wish: “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);

it.each([
  // Nothing finds flowers, and their color tells where they are.
  ['make the yellow flowers more saturated', 'saturation color #ffd93b yellow'],
  ['make the red car blue', 'recolor'],
  ['haz el coche rojo', 'recolor'],
  ['haz el fondo oscuro', 'darken background'],
  ['mach das Auto rot', 'recolor'],
] as const)('any other adjective stays: “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]),
);
