import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['text'];

it.each([
  ['photo of the blackboard from class', 'scan-document', 0],
  ['Foto von der Tafel', 'scan-document', 0],
  ['foto de la pizarra', 'scan-document', 0],
  ['photo du tableau de la classe', 'scan-document', 0],
  ['foto da lousa da aula', 'scan-document', 0],
  ['correggi la prospettiva della lavagna', 'scan-document', 0],
  ['la receta de mi abuela escrita a mano, se lee mal', 'scan-document', 0],
  ['la ricetta scritta a mano di mia nonna, si legge male', 'scan-document', 0],
  ['o recibo está ilegível', 'scan-document', 0],
  ['straighten the photo of the whiteboard', 'scan-document', 0],
  ['Tafelbild gerade ziehen', 'scan-document', 0],
  ['endereza el pizarrón', 'scan-document', 0],
  ['redresse le tableau de la leçon', 'scan-document', 0],
  ['endireita o quadro da aula', 'scan-document', 0],
  ['raddrizza la lavagna della lezione', 'scan-document', 0],
  ['endireita o quadro na parede', '', 1],
  ['photo of the board members', '', 1],
  ['handwritten font', '', 1],
  ['mach den Brief lesbar', 'scan-document', 0],
  ['rends la lettre lisible', 'scan-document', 0],
  ['enlève les ombres du papier', 'scan-document', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
