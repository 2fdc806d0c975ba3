import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['écris Marie & Paul 12 sept. 2026 en bas', 'Marie & Paul 12 sept. 2026 bottom'],
  ['schreib Anna & Ben 12. Sept. 2026 unten drauf', 'Anna & Ben 12. Sept. 2026 bottom'],
  ['scrivi Anna e Luca 12 sett. 2026 in basso', 'Anna e Luca 12 sett. 2026 bottom'],
  ['Foto di Marco Belli angolo in basso a destra', 'Foto di Marco Belli bottom-right'],
  ['ajoute Studio Lumière 2024 coin en bas à droite', 'Studio Lumière 2024 bottom-right'],
  ['pon Estudio Luz 2024 esquina inferior derecha', 'Estudio Luz 2024 bottom-right'],
  ['put Studio Rossi 2024 in the bottom right corner', 'Studio Rossi 2024 bottom-right'],
  ['add Shop Local at the bottom', 'Shop Local bottom'],
  ['schreib darunter Sommer 2024', 'Sommer 2024 bottom'],
  ['écris en dessous Bonnes vacances', 'Bonnes vacances bottom'],
  ['escribe debajo Verano 2024', 'Verano 2024 bottom'],
  ['escreve abaixo Verão 2024', 'Verão 2024 bottom'],
] as const)('the text of “%s” is whole, and nothing more', (prompt, text) =>
  expect(planAndUndone(prompt, ['text', 'place'])).toEqual([`add-text ${text}`, 0]),
);

it.each([
  ['write Party 12 Sept. Make it brighter', 'brighten + add-text'],
  ['Studio light please', 'dramatic-lighting'],
  ['make it a Studio Portrait', 'replace-background'],
] as const)('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, [])).toEqual([plan, 0]));
