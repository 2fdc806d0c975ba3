import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["I took a photo of the certificate on the kitchen table, it's crooked and gray", 'scan-document', 0],
  ['ich habe die Bescheinigung fotografiert, sie ist schief', 'scan-document', 0],
  ['fotografié el justificante, está torcido', 'scan-document', 0],
  ["J'ai pris l'attestation en photo, c'est de traviole et tout gris", 'scan-document', 0],
  ['tirei foto do comprovante, ficou torto e cinza', 'scan-document', 0],
  ['ho fatto una foto al certificato, è storta', 'scan-document', 0],
  ['photo of a certificate, crooked and gray, crop it square', 'scan-document + crop', 0],
  // No page.
  ['the photo is crooked', 'straighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
