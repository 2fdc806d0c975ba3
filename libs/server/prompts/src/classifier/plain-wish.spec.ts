import { plainWish } from './plain-wish.ts';

it.each([
  ['recolor', 'pink couch → green couch', 'paint the couch green'],
  ['recolor', 'ponme el coche en negro mate', 'paint the car black'],
  ['remove-object', 'die taube da oben aufm dach, weg', 'remove the bird'],
  ['remove-object', 'get rid of that dog on the left, please', 'remove the dog on the left'],
  ['remove-object', 'a visitor left her handbag on the bench', 'remove the handbag'],
  ['remove-object', 'sul tavolo è rimasta una bottiglia', 'remove the bottle'],
  ['remove-object', 'guy in the back is making faces', 'remove the person in the background'],
  ['recolor', 'the vase on the table purple instead of brown', 'paint the vase purple'],
  ['recolor', 'quiero ver el sofá en verde botella', 'paint the couch forest green'],
  [
    'replace-background',
    'the background could be a soft grey gradient',
    'make the background a gray gradient',
  ],
  ['border', 'las dos en una sola con borde blanco', 'white border'],
  ['add-text', 'Schreib unten rechts klein "Ostsee 2023" rein', 'write "Ostsee 2023" bottom right'],
  ['saturation', 'baja la saturación, me duelen los ojos', 'less saturation'],
  ['artist-style', 'turn it into a Warhol print', 'in the style of Warhol'],
  ['resize', 'reduce to 25 % for the mail', 'resize to 25 %'],
  ['watermark', 'coloca meu nome "Ana Lima" como marca', 'watermark "Ana Lima"'],
] as const)('says plainly for %s what is meant by: %s', (operation, prompt, plain) =>
  expect(plainWish(operation, prompt)?.trim()).toBe(plain),
);

it.each([
  ['recolor', 'the collar of the dog in red'],
  ['recolor', 'the car like the chair, but red'],
  ['remove-object', 'remove everybody but not my dog'],
  ['remove-object', 'remove the logo on the car'],
  ['remove-object', 'bike racks everywhere'],
  ['remove-object', 'the man next to my wife'],
  ['remove-object', 'the cup and the bottle can go'],
  ['remove-object', 'remove the woman behind the other woman'],
  ['add-text', 'write "one" above and "two" below'],
  ['border', 'white all around'],
  ['crop', 'crop out the mess'],
] as const)('does not guess for %s: %s', (operation, prompt) =>
  expect(plainWish(operation, prompt)).toBeNull(),
);
