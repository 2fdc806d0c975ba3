import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['con colori piu accesi', 'enhance-colors'],
  ['bianco e nero, alto contrasto', 'contrast more + black-and-white'],
  ['contrasto molto alto', 'contrast more'],
  ['Fototessera su fondo chiaro, spalle comprese, luce uniforme', 'passport-photo'],
  ['Himmel dramatischer, Wolken rausarbeiten', 'contrast more + dramatic-lighting'],
  ['a grama mais verdinha', 'recolor the plants'],
  ['deixa o céu mais azulzinho', 'recolor the sky'],
  ['brighten my eyes and get rid of the bags underneath', 'smooth-skin + brighten'],
  ['brighten the left', 'brighten'],
  ['Rauschen rein', 'film-grain'],
  ['piu nitida meno rumorosa e un 20% piu luminosa', 'denoise + brighten + sharpen'],
  [
    'Questa cartolina del 1938 è piena di graffi e macchie, la sistemi ma senza colorarla',
    'repair-scratches',
  ],
  ['Dale calor, contraste y nitidez, todo poquito', 'contrast more + sharpen + warm-tones'],
  ['camera da letto più luminosa', 'brighten'],
  ['make the football shirts red', 'recolor the shirts'],
  ['make the football red', 'recolor the football'],
  ['foto 3x4 fundo branco, ta com sombra atras da cabeça', 'passport-photo'],
  ['vira isso numa aquarela', 'watercolor'],
  ['vire a foto em uma pintura', 'oil-painting'],
  ['vira a foto 90 graus', 'rotate'],
  ['delete the man what is behind of my wife', 'remove-object man'],
  ['cut out the vase and stick it on this hex #F4EDE4', 'replace-background vertical'],
  ['colori troppo accesi', 'saturation less'],
  ['raddrizza il quadro, è storto', 'straighten'],
  ['mach mal dass es aussieht wie aus nem film', 'cinematic'],
  ['améliorer la netteté de cette image', 'sharpen'],
  ['filtro tipo vecchio film, un po sgranato', 'film-grain + vintage'],
  ['old movie look', 'vintage'],
  ['mets la robe en bleu', 'recolor the clothes'],
  ['vintage 70s look w film grain', 'vintage + film-grain'],
  ['deixa reta por favor, o mar ta torto', 'straighten'],
  ['quiero la matrícula borrosa', 'blur'],
  ['difumina lo demas', 'blur-background'],
  ['auf einen grauen Verlauf setzen', 'replace-background vertical'],
  ['wie von nem Profi', 'improve-quality'],
  ['raddrizza la foto del documento e fai leggere bene le scritte', 'scan-document'],
  ['sácale el brillo a la frente', 'smooth-skin'],
  ['rounded corners with transparent background, 40px', 'round-corners 40'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['direction', 'said', 'pixels'])).toEqual([plan, 0]);
});

it.each(['auf der Brille spiegelt es total', 'meine Brille spiegelt', 'das Fenster spiegelt sich'])(
  '“%s” tells of a reflection and mirrors nothing',
  (prompt) => {
    expect(planAndUndone(prompt, [])).toEqual(['', 1]);
  },
);

it('mirrors what shall be mirrored', () => {
  expect(planAndUndone('spiegele das Bild', [])).toEqual(['flip', 0]);
});

it.each([
  [
    'deve essere larga 1000 pixel e sotto i 200 kb se no il portale non la carica',
    'resize 1000 + convert-format 200000',
    0,
  ],
  ['tavola calda, neon', 'neon-glow', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['width', 'maxBytes'])).toEqual([plan, undone]);
});
