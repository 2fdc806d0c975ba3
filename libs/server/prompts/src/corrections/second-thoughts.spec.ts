import { planAndUndone } from '../testing/plan-and-undone.ts';

const KEYS = ['direction', 'ratio', 'names', 'where', 'name'];

it.each([
  ['darken the corners, or better not, leave them and add contrast', 'contrast more', 0],
  ['oscurece las esquinas, o mejor no, dejalas y dale mas contraste', 'contrast more', 0],
  ['moins de contraste, enfin non, laisse, mets plutôt plus de lumière', 'brighten', 0],
  ['weniger Kontrast, ach nein, lass es, lieber mehr Licht', 'brighten', 0],
  ['menos contraste, aliás não, deixa, melhor mais luz', 'brighten', 0],
  ['meno contrasto, anzi no, lascia, piuttosto più luce', 'brighten', 0],
  ['remove the dog, or maybe not, just blur the background', 'blur-background', 0],
  ['remove the dog and the cat, or better not, just brighten', 'brighten', 0],
  ['quita al señor, no, déjalo, quita el coche', 'remove-object car', 0],
  ['entferne den Mann, nein lass ihn, entferne das Auto', 'remove-object car', 0],
  ['enlève l’homme, non laisse-le, enlève la voiture', 'remove-object car', 0],
  ['tira o homem, não, deixa ele, tira o carro', 'remove-object car', 0],
  ['togli l’uomo, no lascialo, togli la macchina', 'remove-object car', 0],
  ['make the car blue, no, remove it', 'remove-object car', 0],
  ['make it warmer actually no scratch that make it cooler', 'cool-tones', 0],
  ['make it warmer actually make it cooler', 'cool-tones', 0],
  ['can you actually make it brighter', 'brighten', 0],
  ['pon borde blanco, o mejor negro', 'border black', 0],
] as const)('what is taken back in “%s” is not done, but “%s”', (wish, plan, undone) =>
  expect(planAndUndone(wish, KEYS)).toEqual([plan, undone]),
);

it.each([
  ['Raise the contrast… no, better lower it', 'contrast less'],
  ['Sube el contraste…, no, mejor bájalo', 'contrast less'],
  ['Kontrast hoch, nein, besser runter', 'contrast less'],
  ['Monte le contraste, non, baisse-le plutôt', 'contrast less'],
  ['Aumenta o contraste, não, melhor diminui', 'contrast less'],
  ['Alza il contrasto, no, meglio abbassarlo', 'contrast less'],
  ['more contrast, no, less', 'contrast less'],
  ['plus de contraste, non, moins', 'contrast less'],
  ['brighten it, no, darken it', 'darken'],
  ['mach das Auto dunkler, nein, heller', 'brighten car'],
  ['aclara el cielo, no, oscurécelo', 'darken sky'],
])('“%s” turns the wish round: “%s”', (wish, plan) => expect(planAndUndone(wish, KEYS)).toEqual([plan, 0]));

it.each([
  'make it black and white, or better not',
  'mach schwarzweiß, lieber doch nicht',
  'add a border, hmm no, don’t',
  'quita el perro, o mejor no lo toques',
  'crop it square and brighten it, or better not',
  'the text bigger, no, smaller',
])('“%s” leaves nothing that is surely wished', (wish) => expect(planAndUndone(wish, KEYS)[0]).toBe(''));

it.each([
  ['brighten the picture but better not crop it', 'brighten'],
  ['aclara la foto, mejor no la recortes', 'brighten'],
  ['brighten it, no, thanks', 'brighten'],
  ['Is it too dark? No, make it brighter', 'brighten'],
  ['more contrast, no, but crop it square', 'contrast more + crop 1:1'],
  ['déjala más clara', 'brighten'],
])('“%s” takes nothing back', (wish, plan) => expect(planAndUndone(wish, KEYS)).toEqual([plan, 0]));

it.each([
  ['a bit warmer, nah, rather cooler', 'cool-tones', 0],
  ['bissl wärmer, na, doch lieber kühler', 'cool-tones', 0],
  ['un poco más cálida, bah, mejor más fría', 'cool-tones', 0],
  ['un peu plus chaude, bof, plutôt plus froide', 'cool-tones', 0],
  ['um pouco mais quente, ah, melhor mais fria', 'cool-tones', 0],
  ["un po' più calda, mah, meglio più fredda", 'cool-tones', 0],
  ['etwas wärmer, doch lieber kühler', 'cool-tones', 0],
  ['mach es heller, doch lieber nicht zu hell', 'brighten', 0],
  ['brighten it, better contrast', 'brighten + contrast more', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['direction', 'names'])).toEqual([plan, undone]);
});
