import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['make the bottom third darker so white text is readable', 'darken bottom third', 0],
  ['die untere Hälfte abdunkeln damit man die Schrift lesen kann', 'darken bottom half', 0],
  ['make it a watercolor, as a gift for my wife', 'watercolor', 0],
  ['en aquarelle, cadeau pour ma mère', 'watercolor', 0],
  ['acquerello, come regalo per mia moglie', 'watercolor', 0],
  ['perfect, now also put a thin gold frame on it', 'border #d9a928', 0],
  ['parfait, maintenant ajoute un cadre blanc', 'border #ffffff', 0],
  ['ficou exagerado, diminui um pouco a nitidez', 'blur', 0],
  ['upside down, the scanner flipped it', 'rotate', 0],
  ["un peu moins de contraste que tout à l'heure", 'contrast', 0],
  ['add a vignette to make the colors pop', 'vignette', 0],
  ['füge eine Vignette hinzu, um die Farben hervorzuheben', 'vignette', 0],
  ['añade un viñeteado para resaltar los colores', 'vignette', 0],
  ['ajoute une vignette pour que les couleurs ressortent', 'vignette', 0],
  ['adiciona uma vinheta para realçar as cores', 'vignette', 0],
  ['add a vignette to make her stand out', 'vignette', 0],
  ['aggiungi una vignettatura per far risaltare i colori', 'vignette', 0],
  // Near misses: a wish for the colors, and another change that is for them.
  ['add a vignette and make the colors pop', 'enhance-colors + vignette', 0],
  ['increase the contrast to make the colors pop', 'enhance-colors + contrast', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'color'])).toEqual([plan, undone]),
);
