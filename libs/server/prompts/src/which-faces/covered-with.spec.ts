import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['cover the faces with black rectangles', 'hide-faces blur', 1],
  ['put a black box over his face', 'hide-faces blur 1', 1],
  ['hide the faces behind black bars and sharpen it', 'hide-faces blur + sharpen', 1],
  ['die Gesichter mit schwarzen Balken verdecken', 'hide-faces blur', 1],
  ['leg schwarze Balken über die Gesichter', 'hide-faces blur', 1],
  ['tapa las caras con rectángulos negros', 'hide-faces blur', 1],
  ['cache les visages avec des rectangles noirs', 'hide-faces blur', 1],
  ['põe tarjas pretas nos rostos', 'hide-faces blur', 1],
  ['copri i volti con rettangoli neri', 'hide-faces blur', 1],
  ['metti delle barre nere sui volti', 'hide-faces blur', 1],
  // Bars that are only named, and a shape of the picture beside them.
  ['barras negras sobre las caras', 'hide-faces blur', 1],
  ['barre nere sui volti, quadrata', 'hide-faces blur + crop', 1],
  ['hide the faces behind black bars and crop to square', 'hide-faces blur + crop', 1],
  ['schwarze Balken über die Gesichter und quadratisch zuschneiden', 'hide-faces blur + crop', 1],
  ['tapa las caras con barras negras y recorta en cuadrado', 'hide-faces blur + crop', 1],
  ['cache les visages derrière des barres noires et recadre en carré', 'hide-faces blur + crop', 1],
  ['esconde os rostos atrás de tarjas pretas e corta em quadrado', 'hide-faces blur + crop', 1],
  ['hide the faces and make it square with black bars', 'hide-faces blur + border', 0],
  // Near misses: squares of a pixelated face, and bars that cover no face.
  ['cover the faces with pixel blocks', 'hide-faces pixelate', 0],
  ['cover the faces with a blur', 'hide-faces blur', 0],
  ['put black bars over the top and bottom', 'border', 0],
] as const)('“%s” hides faces and says what is not put over them', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['style', 'count'])).toEqual([plan, undone]),
);
