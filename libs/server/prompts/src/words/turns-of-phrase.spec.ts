import { planAndUndone } from '../testing/plan-and-undone.ts';

const KEYS = ['degrees', 'axis', 'color', 'names', 'ratio', 'around'];

it.each([
  ['es liegt auf der Seite, bitte hochkant', 'rotate 90', 0],
  ['elle est sur le côté, à mettre en portrait', 'rotate 90', 0],
  ['la scansione è venuta coi piedi in alto', 'rotate 180', 0],
  ["rivolta l'immagine", 'flip horizontal', 0],
  ['solo quiero girarla a la derecha, nada más', 'rotate 90', 0],
  ['só quero girar pra direita, nada mais', 'rotate 90', 0],
  ['tout est oblique', 'straighten', 0],
  ['è tutto obliquo', 'straighten', 0],
  ["specchia l'imagine", 'flip horizontal', 0],
  ['schreib "Oma wird 80" unten rein, goldene Schrift', 'add-text #d9a928', 0],
  ['goldene Stunde', 'sunset', 0],
  ['nada más brillante', 'brighten', 0],
  ['le chien est couché, mets-la en portrait', 'crop 4:5 subject', 1],
  ["remets-la à l'endroit", 'rotate 90', 0],
  ['falla quadrata senza tagliare nessuno', 'crop 1:1', 0],
  ['deixa mais espaço em cima da cabeça', '', 1],
  ['das Papier ist grau, mach es weiß', 'scan-document', 0],
  ['es ist quer rausgekommen', 'rotate 90', 0],
  ['la scritta è al contrario perché è un selfie', 'flip horizontal', 0],
  ['My fiance is half cut out of the frame, can you show the rest of him?', '', 1],
  ['image double', '', 1],
  ['demasiado espacio vacío alrededor', 'crop subject', 0],
  ['cut the dog out of the frame', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});

it.each([
  ['brighten just the left half', 'brighten left half', 0],
  ['nur die linke Hälfte aufhellen', 'brighten left half', 0],
  ['focus on the cake, not on the people behind it', 'blur-background', 0],
  ['blure the background', 'blur-background', 0],
  ['desdibuja el fondo', 'blur-background', 0],
  ['silueteado', 'remove-background', 0],
  ['blacken out the address on this invoice', 'blur text', 1],
  ['make the background blue', 'replace-background', 0],
  ['crop just the left half', 'crop', 0],
])('“%s” is understood', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
