import { tellsPurpose } from './plans-for-it.ts';

it.each([
  'Auto soll zu mobile.de',
  'the car goes on ebay',
  'el sofá va a wallapop',
  'la robe va sur vinted',
  'o sofá vai pra olx',
  'il divano va su subito',
  'this goes on the school website',
  'it is for my cousin',
])('“%s” says what becomes of the picture', (words) => expect(tellsPurpose(words)).toBe(true));

it.each([
  'the car goes red',
  'das Auto soll in Rot',
  'this goes in black and white',
  'the car goes on the left',
  'el sofá va a la derecha',
])('“%s” may be a wish', (words) => expect(tellsPurpose(words)).toBe(false));
