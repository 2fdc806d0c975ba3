import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cold blue cast, get rid', 'color-correction'],
  ['fix the bluish tint', 'color-correction'],
  ['enlève la teinte bleutée', 'color-correction'],
  ['Blaustich, weg damit', 'color-correction'],
  ['dominante azul, fuera', 'color-correction'],
  ['dominante bleue, à enlever', 'color-correction'],
  ['dominante blu, da togliere', 'color-correction'],
  ['bluastro, non era così', 'color-correction'],
  ['das Essen sieht durch das Neonlicht so bläulich aus, ekelhaft', 'color-correction'],
  ['no more green tint', 'color-correction'],
  ['kein Gelbstich mehr', 'color-correction'],
  ['nada de tono verde', 'color-correction'],
  ['plus de teinte jaune', 'color-correction'],
  ['chega de tom amarelo', 'color-correction'],
  ['basta dominante verde', 'color-correction'],
  ['the colours should be true to life', 'color-correction'],
  ['die Farben sollen stimmen', 'color-correction'],
  ['los colores deben ser fieles', 'color-correction'],
  ['les couleurs doivent être fidèles', 'color-correction'],
  ['as cores devem ser fiéis', 'color-correction'],
  ['i colori devono essere fedeli', 'color-correction'],
  ['white walls without a yellow tint', 'color-correction'],
  ['weiße Wände ohne Gelbstich', 'color-correction'],
  ['paredes blancas sin tono amarillo', 'color-correction'],
  ['murs blancs sans teinte jaune', 'color-correction'],
  ['paredes brancas sem tom amarelo', 'color-correction'],
  ['pareti bianche senza tinta gialla', 'color-correction'],
  // Near misses.
  ['Neonlicht bitte', 'neon-glow'],
  ['add a yellow tint', 'warm-tones'],
  ['blue tint please', 'cool-tones'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});

it.each([
  ['kitchen brighter, with neutral colors', 'brighten'],
  ['Küche heller, mit neutralen Farben', 'brighten'],
  ['más luminosa, con el blanco de las paredes neutro', 'brighten'],
  ['la cuisine plus lumineuse, avec des couleurs neutres', 'brighten'],
  ['a cozinha mais clara, com cores neutras', 'brighten'],
  ['la cucina più luminosa, con colori neutri', 'brighten'],
] as const)('“%s” asks for neutral colors besides', (prompt, plan) =>
  expect(planAndUndone(prompt, [])).toEqual([`${plan} + color-correction`, 0]),
);
