import { readPrompt } from '../../read-prompt.ts';

const planOf = (prompt: string): string =>
  readPrompt(prompt)
    .steps.map(({ operation, options: { where } }) => [operation, where].filter(Boolean).join(' '))
    .join(' + ');

it.each([
  ['the background should not be blurry', 'sharpen background'],
  ['I don’t like the blur in the background', 'sharpen background'],
  ['der Hintergrund soll nicht unscharf sein', 'sharpen background'],
  ['der Hintergrund soll unscharf sein', 'blur-background'],
  ['que el fondo no salga borroso', 'sharpen background'],
  ['les visages sont trop flous', 'sharpen face'],
  ['le fond doit être flou', 'blur-background'],
  ['o rosto ficou muito desfocado', 'sharpen face'],
  ['lo sfondo non deve essere sfocato', 'sharpen background'],
  ['less blur in the background, i used portrait mode and its too much', 'sharpen background'],
  ['moins de flou sur l’arrière-plan', 'sharpen background'],
  ['the plate should not be readable', 'blur license plate'],
  ['das Kennzeichen soll man nicht lesen können', 'blur license plate'],
  ['le texte ne doit pas être lisible', 'blur text'],
  ['que não dê para ler a placa', 'blur license plate'],
  ['the snow should not look so blue', 'color-correction'],
  ['can it not be so dark', 'low-light'],
])('“%s” asks for the contrary of the state that it names: %s', (prompt, plan) =>
  expect(planOf(prompt)).toBe(plan),
);

it.each([
  ['landscape not portrait', '16:9'],
  ['hochkant und nicht quer', '4:5'],
  ['horizontal, no vertical', '16:9'],
  ['paysage, pas portrait', '16:9'],
  ['landscape orientation', '16:9'],
  ['turn this to portrait please', '4:5'],
])('“%s” crops to the shape that is wished, %s', (prompt, ratio) => {
  const { steps, notPossible } = readPrompt(prompt);
  expect(steps).toMatchObject([{ operation: 'crop', options: { ratio } }]);
  expect(notPossible).toEqual([]);
});
