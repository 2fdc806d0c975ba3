import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['everything is grey', 'enhance-colors'],
  ['alles eine graue Suppe', 'contrast'],
  ['ist alles so grau', 'contrast'],
  ['todo gris y apagado', 'enhance-colors'],
  ['tout est gris', 'enhance-colors'],
  ['tudo cinza e apagado', 'enhance-colors'],
  ['è tutto grigio', 'enhance-colors'],
  ['the fog made everything grey', 'dehaze'],
  ['der Nebel macht alles grau', 'dehaze'],
  ['la niebla lo dejó todo gris', 'dehaze'],
  ['la pluie a rendu tout brumeux', 'dehaze'],
  ['a chuva deixou tudo embaçado', 'dehaze'],
  ['la nebbia ha reso tutto grigio', 'dehaze'],
  // Near misses.
  ['make everything grey', 'black-and-white'],
  ['everything else grey', 'black-and-white'],
  ['all grey', 'black-and-white'],
  ['mach alles grau', 'black-and-white'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
