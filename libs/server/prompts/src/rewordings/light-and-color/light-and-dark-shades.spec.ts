import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['mach das Auto hellgrün', 'recolor car light green'],
  ['Farbe des Sofas in hellgrau ändern', 'recolor couch light gray'],
  ['pinta el coche de verde claro', 'recolor car light green'],
  ['cambia el color del sofá a gris claro', 'recolor couch light gray'],
  ['peins la voiture en vert clair', 'recolor car light green'],
  ['muda a cor do sofá para cinza claro', 'recolor couch light gray'],
  ['pinta o carro de verde claro', 'recolor car light green'],
  ['dipingi la macchina di verde chiaro', 'recolor car light green'],
  ['pon el sofá rosa claro', 'recolor couch light pink'],
  // Near misses.
  ['das hellgrüne Auto soll rot werden', 'recolor car red'],
  ['quita el coche verde claro', 'remove-object car'],
  ['pon el fondo gris claro', 'replace-background light gray'],
  ['mach einen hellgrauen Rand', 'border light gray'],
  ['mach das Auto hellblau', 'recolor car sky blue'],
  ['schreib "Hallo" in hellgelb', 'add-text'],
  ['write "Hi" in light yellow', 'add-text'],
  ['write "Hi" in light letters', 'add-text 0.5'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['names', 'name', 'opacity'])).toEqual([plan, 0]),
);
