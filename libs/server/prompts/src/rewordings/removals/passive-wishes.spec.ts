import { reworded } from '../reworded.ts';

it.each([
  ['I would like the man on the left taken out', 'remove the man on the left'],
  ['take my uncle out of this picture', 'remove my uncle'],
  ['take my uncle out of focus', 'take my uncle out of focus'],
  ['it was taken out in the garden', 'it was taken out in the garden'],
  ['i want the kids blurred', 'blur the kids'],
  ['i want it pixelated', 'pixelate it'],
  ['i want the picture less blurred', 'i want the picture less blurred'],
  ['i want the photo that is blurred', 'i want the photo that is blurred'],
  ['den Mann links bitte weggemacht', 'den Mann links bitte entfernt'],
  ['ich habe den Mann schon weggemacht', 'ich habe den Mann schon weggemacht'],
  ['vorrei la bici tolta', 'togli la bici'],
  ['la bici è stata tolta', 'la bici è stata tolta'],
  ['gostaria do fundo tirado', 'remover o fundo'],
  ['troppo pesante per la mail', 'comprimi il file'],
  ['la camisa de blanco a negro', 'la camisa blanca a negra'],
])('“%s” becomes “%s”', (prompt, plainer) => expect(reworded(prompt)).toBe(plainer));
