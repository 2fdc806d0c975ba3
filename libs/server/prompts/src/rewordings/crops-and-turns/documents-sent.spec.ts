import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["devo mandare la carta d'identità, ritaglia solo il documento", 'scan-document', 0],
  ["raddrizza la mia carta d'identità", 'scan-document', 0],
  ['straighten my ID card', 'scan-document', 0],
  ['Foto vom Führerschein zuschneiden und gerade ausrichten', 'crop subject + straighten', 0],
  ['Ausweis gerade ausrichten', 'scan-document', 0],
  ['endereza mi DNI', 'scan-document', 0],
  ['foto de la cédula, recortar', 'crop subject', 0],
  ["envoyer ma carte d'identité par mail, il faut moins de 2 Mo", 'convert-format', 0],
  [
    "je dois envoyer ma carte d'identité à la banque, redresse la photo et rends-la lisible",
    'scan-document',
    0,
  ],
  ['foto da CNH, corta as bordas', 'crop', 0],
  // Near misses.
  ["foto per la carta d'identità", 'passport-photo', 0],
  ['photo for my driving licence', 'passport-photo', 0],
  ['Passbild für den Führerschein', 'passport-photo', 0],
  ['foto para el DNI', 'passport-photo', 0],
  ["photo pour ma carte d'identité", 'passport-photo', 0],
  ['foto para a carteira de identidade', 'passport-photo', 0],
  ['crop my passport photo', 'passport-photo', 0],
  ['recusaram minha foto do passaporte por causa do fundo, deixa branco', 'replace-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['around'])).toEqual([plan, undone]),
);
