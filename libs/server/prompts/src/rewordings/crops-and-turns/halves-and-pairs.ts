import type { Rewording } from '../rewording.ts';

/* Parts of the picture and pairs of things, in words of one language each that both readers take for something else. */

export const HALVES_AND_PAIRS: readonly Rewording[] = [
  // In Portuguese, "dos" means "of the": "quita a las dos personas".
  [/(?<!\p{L})los dos (?=(?!lados)\p{L}+s(?!\p{L}))/giu, 'ambos '],
  [/(?<!\p{L})las dos (?=(?!fotos|imágenes|fotografías|veces|manos)\p{L}+s(?!\p{L}))/giu, 'ambas '],
  [/(?<!\p{L})(?<part>la mitad|el tercio|la parte) de abajo(?!\p{L})/giu, '$<part> inferior'],
  [/(?<!\p{L})(?<part>la mitad|el tercio|la parte) de arriba(?!\p{L})/giu, '$<part> superior'],
  [/(?<!\p{L})la moitié du bas(?!\p{L})/giu, 'la moitié inférieure'],
  [/(?<!\p{L})la moitié du haut(?!\p{L})/giu, 'la moitié supérieure'],
  // "Corta a metade esquerda" is cut off, and not cut in two.
  [
    /(?<!\p{L})cort(?:a|e|ar) (?:fora )?a metade (?:d[aeo] )?(?<side>esquerda|direita|cima|baixo)(?!\p{L})/giu,
    'corta 50% da $<side>',
  ],
  [/(?<=corta 50% )da (?=cima|baixo)/giu, 'de '],
  // Everybody behind somebody.
  [
    /(?<!\p{L})(?:a )?todos los que (?:están|salen|hay|aparecen) (?=(?:detrás|atrás|al fondo)(?!\p{L}))/giu,
    'a toda la gente ',
  ],
  [
    /(?<!\p{L})todo (?:o )?mundo (?:que (?:está|aparece) )?(?=(?:lá )?(?:atrás|no fundo)(?!\p{L}))/giu,
    'todas as pessoas ',
  ],
  // `"Hi" am linken Rand`: the place of a text, and no edge of the picture to be cut.
  [/^\s*am linken rand(?!\p{L})/iu, ' links'],
  [/^\s*am rechten rand(?!\p{L})/iu, ' rechts'],
  [/^\s*am oberen rand(?!\p{L})/iu, ' oben'],
  [/^\s*am unteren rand(?!\p{L})/iu, ' unten'],
  [/^\s*(?:en|sobre) el borde izquierdo(?!\p{L})/iu, ' a la izquierda'],
  [/^\s*(?:en|sobre) el borde derecho(?!\p{L})/iu, ' a la derecha'],
  [/^\s*(?:sur|au) (?:le )?bord gauche(?!\p{L})/iu, ' à gauche'],
  [/^\s*(?:sur|au) (?:le )?bord droit(?!\p{L})/iu, ' à droite'],
  [/^\s*na borda esquerda(?!\p{L})/iu, ' à esquerda'],
  [/^\s*na borda direita(?!\p{L})/iu, ' à direita'],
  [/^\s*(?:sul|al) bordo sinistro(?!\p{L})/iu, ' a sinistra'],
  [/^\s*(?:sul|al) bordo destro(?!\p{L})/iu, ' a destra'],
  // `"Olá" em cinza`: the color of the letters, and no picture in gray.
  [/^(?<where>(?: \p{L}+){0,4}) em cinza(?!\p{L})/iu, '$<where> em cinzento'],
];

/** Two parts of a picture, and no half of its size: "half and half" is "two parts". */
export const HALF_AND_HALF: readonly Rewording[] = [
  [/(?<!\p{L})half(?: and |-and-|\/)half(?!\p{L})/giu, 'two parts'],
];
