import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ["only blur the kids' faces", '', 1],
  ["blur only the children's faces", '', 1],
  ['blur faces of adults only', '', 1],
  ['nur die Gesichter der Kinder verpixeln', '', 1],
  ['difumina solo las caras de los niños', '', 1],
  ['floute seulement le visage des enfants', '', 1],
  ['borra só o rosto das crianças', '', 1],
  ['sfoca solo i volti dei bambini', '', 1],
  ['Gesichter der Kinder unkenntlich machen, die Erzieherin darf man sehen', '', 1],
  ['blur the faces of the kids, the teacher can be seen', '', 1],
  ["visages des élèves floutés svp, la maîtresse non elle est d'accord", '', 1],
  ['caras de los niños borrosas, la maestra no que está de acuerdo', '', 1],
  ["cover the kids' faces with squares, not my daughter's in front", '', 1],
  ['verdecke die Gesichter der Kinder, das meiner Tochter vorne nicht', '', 1],
  ['tape las caras de los niños, la de mi hija delante no', '', 1],
  ['cache les visages des enfants, celui de ma fille devant non', '', 1],
  ['tapa as caras dos miúdos, a da minha filha à frente não', '', 1],
  ['copri le facce dei bimbi coi quadratini, quella di mia figlia davanti no', '', 1],
  ["blur the kids' faces", 'hide-faces', 0],
  ['die Gesichter der Kinder im Hintergrund verpixeln, das von meiner Tochter vorne nicht', 'hide-faces', 0],
  ['hide the faces, not the dog', 'hide-faces', 0],
  ['only blur the faces', 'hide-faces', 0],
  ["only brighten the kids' faces", 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
