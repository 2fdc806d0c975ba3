import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['quiero que el atardecer se vea mas dorado coma pero que no nos ponga la piel naranja punto', 'sunset', 0],
  ['éclaircis virgule recadre en carré point', 'brighten + crop', 0],
  ['schiarisci virgola ritaglia quadrato punto', 'brighten + crop', 0],
  ['virgule euh non attends efface la cafetière point et agrandis le tout fois deux', 'upscale', 1],
  ['mach es heller komma dann schärfer punkt', 'brighten + sharpen', 0],
  ['brighten it comma but not too much period', 'brighten', 0],
  ['hazla más clara coma pero no mucho punto gracias', 'brighten', 0],
  ['clareia a foto vírgula mas não muito ponto', 'brighten', 0],
  ['etwas heller, so wie früher Punkt', 'brighten', 0],
  // A mark of which somebody speaks.
  ['remove the comma', '', 1],
  ['entferne den Punkt', '', 1],
  ['schreib Komm heim komma bald', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
