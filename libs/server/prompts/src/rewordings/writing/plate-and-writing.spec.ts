import { readPrompt } from '../../read-prompt.ts';

it.each([
  'blur the plate and the street name',
  'blur the license plate and the house number',
  'verpixle das Kennzeichen und die Hausnummer',
  'difumina la matrícula y el nombre de la calle',
  'floute la plaque et le nom de la rue',
  'desfoca a placa e o nome da rua',
  'desfoca a placa do carro e o número da casa',
  'sfoca la targa e il nome della via',
])('“%s” hides the plate and all text', (prompt) => {
  const { steps } = readPrompt(prompt);
  expect(steps.map(({ options }) => options['where'])).toEqual(['license plate', 'text']);
});
