import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['difumina la matricula del coche q lo voy a poner en wallapop', 'blur', 0],
  ['difumina la matrícula del coche, que lo voy a vender', 'blur', 0],
  ['fondo fuera, png transparente, es el logo de la peluquería', 'remove-background', 0],
  ['need it under 2mb as a jpg, the visa site keeps rejecting it', 'convert-format', 0],
  ['es una foto de mi abuelo, muy rota, a ver qué se puede hacer', 'repair-scratches', 0],
  ['tira o fundo, vou anunciar na olx', 'remove-background', 0],
  ['Turn the sofa bottle green so I can see if it goes with the curtains', 'recolor', 0],
  ['färbe das Sofa dunkelgrün, damit ich sehe, ob es zu den Vorhängen passt', 'recolor', 0],
  ['pinta el sofá de verde para ver si combina con las cortinas', 'recolor', 0],
  ['mets le canapé en vert pour voir si ça va avec les rideaux', 'recolor', 0],
  ['pinta o sofá de verde pra ver se combina com as cortinas', 'recolor', 0],
  ['rendi il divano verde per vedere se sta bene con le tende', 'recolor', 0],
  ['meno satura, sembrava finta', 'saturation', 0],
  ['weniger Sättigung, sah unecht aus', 'saturation', 0],
  // A text that says the same.
  ['escribe "es el logo de la casa" abajo', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
