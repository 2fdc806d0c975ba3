import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'put the date 14.08.2023 in orange at the bottom left like the old cameras',
    'add-text 14.08.2023 bottom-left #f28c28',
    0,
  ],
  [
    'Datum unten links 14.08.2023 in so orange wie früher bei den Kameras',
    'add-text 14.08.2023 bottom-left #f28c28',
    0,
  ],
  [
    'pon la fecha 14/08/2023 naranja abajo a la izquierda como las cámaras de antes',
    'add-text 14/08/2023 bottom-left #f28c28',
    0,
  ],
  [
    'mets la date 14/08/2023 en orange en bas à gauche comme les vieux appareils',
    'add-text 14/08/2023 bottom-left #f28c28',
    0,
  ],
  [
    'coloca a data 14/08/2023 laranja embaixo à esquerda como nas câmeras antigas',
    'add-text 14/08/2023 bottom-left #f28c28',
    0,
  ],
  [
    'metti la data 25/04/1998 arancione in basso a sinistra come le macchinette di una volta',
    'add-text 25/04/1998 bottom-left #f28c28',
    0,
  ],
  ['add an orange date in the corner 28.06.25', 'add-text 28.06.25 bottom-right #f28c28', 0],
  ['orangenes Datum unten rechts 28.06.25', 'add-text 28.06.25 bottom-right #f28c28', 0],
  ['pon la fecha naranja 28.06.25 en la esquina', 'add-text 28.06.25 bottom-right #f28c28', 0],
  ['mets la date orange en bas à droite 28.06.25', 'add-text 28.06.25 bottom-right #f28c28', 0],
  ['coloca a data laranja no canto 28.06.25', 'add-text 28.06.25 bottom-right #f28c28', 0],
  ['metti la data arancione in basso a destra 28.06.25', 'add-text 28.06.25 bottom-right #f28c28', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['text', 'place', 'color'])).toEqual([plan, undone]);
});
