import { planAndUndone } from '../testing/plan-and-undone.ts';

describe('A text that shall be read is not hidden with all the others: the wish is refused', () => {
  it.each([
    'hide the address and phone number on this invoice but keep the total visible',
    'hide the address but the name must be readable',
    'blur all the numbers, the name should stay legible',
    'hide the address but the name can still be read',
    'blur the names except the date',
    'schwärze die Adresse, nur nicht die Summe',
    'tapa la dirección pero deja visible el total',
    'oculta la dirección y el teléfono, el total tiene que verse',
    "cache l'adresse mais garde le total lisible",
    'esconde o endereço mas deixa o total visível',
    "nascondi l'indirizzo ma il totale deve restare leggibile",
  ])('“%s”', (prompt) => expect(planAndUndone(prompt, [])).toEqual(['', 1]));
});

it.each([
  ['hide the address and phone number on this invoice', 'blur text', 1],
  ['blur the text but keep my face visible', 'blur text', 0],
  ['blur the license plate but keep the car visible', 'blur license plate', 0],
  ['the name can still be read, blur it', 'blur text', 1],
  ['blur the text, nobody should be able to read the name', 'blur text', 1],
  ['blur the text, the name should never be readable', 'blur text', 1],
  ['blur the address, the name must not be readable', 'blur text', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
