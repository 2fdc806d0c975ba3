import { readPrompt } from '../../read-prompt.ts';

const read = (wish: string): string =>
  readPrompt(wish)
    .steps.map(({ operation, options }) =>
      [operation, options['where'] ?? options['percent'] ?? options['height'] ?? options['tones'] ?? '']
        .join(' ')
        .trim(),
    )
    .join(' + ');

it.each([
  ['den Himmel schärfen', 'sharpen sky'],
  ['enfoca más el coche', 'sharpen car'],
  ['solo enfoca más la cara', 'sharpen face'],
  ['haz que el coche vuele', ''],
  ['die zwei Kinder nebeneinander aufhellen', 'brighten subject'],
  ['warum ist das Auto so dunkel?', 'brighten car'],
  ['der Hintergrund ist zu dunkel', 'brighten background'],
  ['pourquoi le ciel est si sombre ?', 'low-light sky'],
  ['perché la macchina è così scura?', 'low-light car'],
  ['Lichter absenken', 'hdr highlights'],
  ['pull down the highlights', 'hdr highlights'],
  ['take the shine off my forehead', 'smooth-skin'],
  ['quita el brillo de la frente', 'smooth-skin'],
  ['um 30% verkleinern', 'resize 70'],
  ['redúcela un 30%', 'resize 70'],
  ['riducila del 30%', 'resize 70'],
  ['800 píxeles de alto', 'resize 800'],
  ['no formato 4:5', 'crop'],
  ['la mitad de brillo', 'darken'],
  ['escreve "Olá" em cinza', 'add-text'],
])('“%s” means “%s”', (wish, plan) => {
  expect(read(wish)).toBe(plan);
});

it.each([
  ['auf 30% verkleinern', 'resize 30'],
  ['put the two photos next to each other', ''],
  ['Helligkeit um 30% reduzieren', 'darken'],
  ['foto em tons de cinza', 'black-and-white'],
])('“%s” still means “%s”', (wish, plan) => {
  expect(read(wish)).toBe(plan);
});
