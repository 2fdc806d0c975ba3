import { planAndUndone } from './testing/plan-and-undone.ts';

it.each([
  // Nothing finds what belongs to something, and the thing itself is not what is meant.
  ['brighten the basket of the dog', '', 1],
  ['das Kissen am Auto heller', '', 1],
  ["paint the laptop's basket blue", '', 1],
  ['pinta la suciedad del portátil de rojo', '', 1],
  ['färbe das Kissen am Sofa rot', '', 1],
  ['éclaircis la rouille de la voiture', '', 1],
  ['clareia a sujeira do notebook', '', 1],
  ['sfoca la ruggine del divano', '', 1],
  ["black and white except the bride's bouquet", '', 1],
  ['alles schwarzweiß außer dem Strauß der Braut', '', 1],
  ['todo en blanco y negro menos el ramo de la novia', '', 1],
  ['crop to the logo on the car', '', 1],
  ['cut out the handle of the laptop', '', 1],
  ['quítale al sofá la mancha', '', 1],
  ['remove the scratch on the sofa', '', 1],
  ['keep the car but remove the logo', '', 1],
  ['difumina la pegatina', '', 1],
  ['stickers off the laptop', '', 1],
  // What is known of it, or all of it.
  ['brighten the face of my daughter', 'brighten face', 0],
  ['brighten the fluffy dog', 'brighten dog', 0],
  ['brighten the group of people', 'brighten subject', 0],
  ['mach den Hund der Oma heller', 'brighten dog', 0],
  ['black and white except the dog', 'black-and-white not dog', 0],
  ['make the picture of my dog brighter', 'brighten', 0],
  ['blur the sticker and brighten the image', 'brighten', 1],
  ['sticker of my dog', 'remove-background', 0],
  ['make a sticker of the dog', 'remove-background', 0],
  ['cut out the dog, it sits on the sofa', 'remove-background', 0],
  ['crop it so it fits on a mug', 'crop', 0],
  ['quítale al señor el cigarro de la mano y aclara la foto', 'brighten', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
