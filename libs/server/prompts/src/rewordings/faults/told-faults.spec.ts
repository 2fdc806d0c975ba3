import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['my hands shook, can it be saved', 'sharpen'],
  ['me temblaron las manos, arréglala', 'sharpen'],
  ['ma main a tremblé', 'sharpen'],
  ['tremi na hora da foto', 'sharpen'],
  ['ho mosso la macchina', 'sharpen'],
  ['ISO 6400 mess', 'denoise'],
  ['mit ISO 12800 fotografiert', 'denoise'],
  ['subí el iso a 6400 y mira', 'denoise'],
  ["j'ai monté les iso à 6400", 'denoise'],
  ['focus was on the wall and not on her', 'sharpen'],
  ['der Fokus liegt auf der Wand statt auf ihr', 'sharpen'],
  ['el foco quedó en la pared y no en ella', 'sharpen'],
  ["l'appareil a fait le point sur le fond", 'sharpen'],
  ['focou no fundo em vez da gente', 'sharpen'],
  ['il fuoco è sul muro e non su di lei', 'sharpen'],
  ['Beim Konzert war so viel Nebel', 'dehaze'],
  ['Beim Konzert war so viel Nebel, man erkennt die Sängerin kaum', 'dehaze'],
  ['había tanta niebla en el concierto, no se ve nada', 'dehaze'],
  ['il y avait tellement de brouillard au concert', 'dehaze'],
  ['tinha muita fumaça no show', 'dehaze'],
  ["c'era troppo fumo al concerto", 'dehaze'],
  // Near misses.
  ['beim Konzert war viel Nebel und das soll so bleiben, nur heller', 'brighten'],
  ['add iso 800 film grain', 'film-grain'],
  ['write ISO 6400 at the bottom', 'add-text'],
  ['shot at iso 200, brighten it', 'brighten'],
  ['focus on the wall, not on her', 'blur-background'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
