import { planAndUndone } from '../testing/plan-and-undone.ts';
import { withoutToldSentences } from './told-parts.ts';

it.each([
  ['We drove all night to get there. Crop it square', 'crop'],
  ['crop it square before my tea gets cold', 'crop'],
  ['My uncle drives a taxi in Glasgow, make it brighter', 'brighten'],
  ['remove the dog, my landlord is waiting for it', 'remove-object dog'],
  ['Mein Onkel fährt seit zehn Jahren Taxi. Mach es heller', 'brighten'],
  ['Mi prima trabaja en una panadería de Sevilla. Ponla en blanco y negro', 'black-and-white'],
  ['Il pleuvait des cordes ce jour-là. Recadre en carré', 'crop'],
  ['A minha tia faz anos na quinta-feira. Tira o cachorro', 'remove-object dog'],
  ['Mio nonno aveva un negozio di biciclette. Schiariscila', 'brighten'],
] as const)('“%s” only asks for “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, 0]),
);

it.each([
  // Who is meant, what is excepted, taken back or complained of.
  ['blur the faces, my own is fine', 'blur the faces, my own is fine'],
  ['remove the dog, no wait, the cat', 'remove the dog, no wait, the cat'],
  ['I shot it at an angle. Straighten it', 'I shot it at an angle. Straighten it'],
  ['my wife has a red coat, make it blue', 'my wife has a red coat, make it blue'],
  ['cover the faces. The teacher is ok', 'cover the faces. The teacher is ok'],
  ['Blur the faces. My son may be shown', 'Blur the faces. My son may be shown'],
  // What a pronoun stands for.
  ['Our cat jumped on the table. Remove it', 'Our cat jumped on the table. Remove it'],
  ['Un señor pasó justo entonces. Quítalo', 'Un señor pasó justo entonces. Quítalo'],
  ['I bought this car last year, make it blue', 'I bought this car last year, make it blue'],
  // A text to write may say anything.
  ['write We are closed because my aunt got married', 'write We are closed because my aunt got married'],
  ['write "My uncle drives a taxi." below', 'write "My uncle drives a taxi." below'],
  ['Rest in peace Buddy, write this below', 'Rest in peace Buddy, write this below'],
  ['Sign it. I am Lena Berg', 'Sign it. I am Lena Berg'],
  // Nothing else is left.
  ['My uncle drives a taxi in Glasgow', 'My uncle drives a taxi in Glasgow'],
] as const)('of “%s” stays “%s”', (prompt, rest) => expect(withoutToldSentences(prompt)).toBe(rest));
