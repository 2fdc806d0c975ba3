import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the plate of the motorbike too must be blurred', 'blur license plate'],
  ['the face of the boy must be blurred', 'hide-faces'],
  ['the left half must be blurred', 'blur left half'],
  ['auch das Kennzeichen muss unscharf sein', 'blur license plate'],
  ['también la matrícula debe ir pixelada', 'pixelate license plate'],
  ['la plaque doit aussi être floutée', 'blur license plate'],
  ['il faut flouter aussi la plaque', 'blur license plate'],
  ['a placa também tem que ficar borrada', 'blur license plate'],
  ['anche la targa va oscurata', 'blur license plate'],
  ['la targa deve essere sfocata', 'blur license plate'],
  ['la macchina deve essere rimossa', 'remove-object'],
  ['el gato tiene que irse', 'remove-object'],
  ['le chat doit partir', 'remove-object'],
  ['o gato tem que sair, mas deixa a manta como está', 'remove-object'],
  ['il gatto deve andarsene', 'remove-object'],
])('“%s” says what must be', (prompt, plan) => expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]));

it.each([
  ['the background should not be blurred', 'sharpen background', 0],
  ['the face should be blurred less', 'sharpen face', 0],
  ['das Gesicht darf nicht verpixelt werden', '', 0],
  ['lo sfondo non deve essere sfocato', 'sharpen background', 0],
  ['el texto tiene que salir arriba', '', 1],
])('“%s” must not', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
