import { readPrompt } from '../read-prompt.ts';

const planOf = (prompt: string): string => {
  const { steps } = readPrompt(prompt);
  return steps
    .map(({ operation, strength, options }) => `${operation} ${options['where'] ?? strength}`)
    .join(' + ');
};

it.each([
  ['contrast 20%, actually 10 is enough', 'contrast 0.1'],
  ['Kontrast 20%, eigentlich reichen 10', 'contrast 0.1'],
  ['contraste +20%, mejor 10', 'contrast 0.1'],
  ['contraste 20%, en fait 10 suffit', 'contrast 0.1'],
  ['aumenta o contraste 20%, aliás, 10 já chega', 'contrast 0.1'],
  ['contrasto 20%, anzi 10', 'contrast 0.1'],
])('“%s” takes the second number: %s', (prompt, plan) => expect(planOf(prompt)).toBe(plan));

it.each([
  ['everything warmer, no wait, only the background', 'warm-tones background'],
  ['Alles wärmer, nein warte, nicht alles, nur den Hintergrund', 'warm-tones background'],
  ['aclara todo, no espera, solo la cara', 'brighten face'],
  ['blur it, no wait, only the background', 'blur background'],
  ['remove the background, no wait, only blur it', 'blur-background 1'],
  ['sharpen it, no wait, just crop it', 'crop 1'],
])('“%s” limits the wish: %s', (prompt, plan) => expect(planOf(prompt)).toBe(plan));

it.each([
  ['black and white, increase the contrast, no actually leave the contrast', 'black-and-white 1'],
  ['Schwarzweiß, mehr Kontrast, nein, lass den Kontrast wie er ist', 'black-and-white 1'],
  ['en blanco y negro, sube el contraste, no, mejor deja el contraste', 'black-and-white 1'],
  ['noir et blanc, augmente le contraste, non en fait laisse le contraste', 'black-and-white 1'],
  ['preto e branco, aumenta o contraste, não, deixa o contraste', 'black-and-white 1'],
  ['bianco e nero, più contrasto, no anzi lascia il contrasto', 'black-and-white 1'],
  ['brighten it, leave the contrast', 'brighten 1'],
])('“%s” takes back what is left: %s', (prompt, plan) => expect(planOf(prompt)).toBe(plan));
