import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['my boss wants it black and white', 'black-and-white', 0],
  ['my wife wants it brighter and square', 'brighten + crop 1:1', 0],
  ['my boss asked me to make it black and white', 'black-and-white', 0],
  ['meine frau will es heller', 'brighten', 0],
  ['mi mujer la quiere más clara', 'brighten', 0],
  ['ma femme la veut en noir et blanc', 'black-and-white', 0],
  ['minha mãe quer em preto e branco', 'black-and-white', 0],
  ['mia moglie la vuole in bianco e nero', 'black-and-white', 0],
  // The person who wishes something is not what should be removed or changed.
  ['my wife wants the dog gone', 'remove-object dog', 0],
  ['meine frau will den hund weg haben', 'remove-object dog', 0],
  ['mia moglie vuole il cane via', 'remove-object dog', 0],
  ['my boss wants the background white', 'replace-background', 0],
  ['my wife wants the kids blurred', 'blur subject', 0],
  ['my kids want the dog gone', 'remove-object dog', 0],
  ['meine Kinder wollen den Hund weg', 'remove-object dog', 0],
  ['mis hijos quieren el perro fuera', 'remove-object dog', 0],
  ['meus filhos querem o cachorro fora', 'remove-object dog', 0],
  ['i miei figli vogliono il cane via', 'remove-object dog', 0],
  ['mes parents veulent la photo en noir et blanc', 'black-and-white', 0],
  ['My students need this diagram larger', 'upscale', 0],
  // The one who writes decides.
  ['My sister says make it darker. I disagree. Just crop it square', 'crop 1:1', 0],
  ['my wife wants it in sepia but i want it in black and white', 'black-and-white', 0],
  ['meine frau will es in sepia, ich nicht. bitte nur schärfen', 'sharpen', 0],
  ['mi mujer la quiere en sepia pero yo la quiero en blanco y negro', 'black-and-white', 0],
  ['ma femme la veut en sépia, moi non. juste plus net', 'sharpen', 0],
  ['minha mãe quer em sépia, eu não. só deixa mais nítida', 'sharpen', 0],
  ['mia moglie la vuole in seppia, io no. solo più nitida', 'sharpen', 0],
  ['my boss wants it black and white, my wife wants it in sepia, the boss wins', 'black-and-white', 0],
  ['my boss wants it black and white, my wife sepia. my wife wins', 'sepia', 0],
  ['mi jefe lo quiere en blanco y negro y mi mujer en sepia, gana el jefe', 'black-and-white', 0],
  // These are about the person.
  ['make my boss black and white', 'black-and-white subject', 0],
  ['the guy who wants the dog, remove him', 'remove-object person', 0],
  ['my daughter wants the moon behind her', '', 1],
  ['my wife wants this photo above the bed', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'names', 'ratio'])).toEqual([plan, undone]),
);
