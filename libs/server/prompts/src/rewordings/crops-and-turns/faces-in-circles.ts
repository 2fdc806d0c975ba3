import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Cut my face out in a circle": a round picture of the face, and not of the whole picture. Plainer words crop to the face
 * first.
 */

interface Language {
  /** A face of the picture. */
  readonly face: string;
  /** The ways to say that a face is cut out, one for each order of words. `FACE` stands for the face. */
  readonly cut: readonly string[];
  /** The plainer words, with `FACE` in place of the face. */
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    face: '(?:my|her|his|the) face',
    cut: [
      '(?:crop|cut|trim)(?: out)? FACE(?: out)? (?:in(?:to)?|as|to) (?:an? )?(?:round )?circle',
      '(?:crop|cut|trim)(?: out)? FACE(?: out)? (?:round|in a round shape|circular)',
    ],
    plainer: 'crop to a square on FACE, as a circle',
  },
  {
    face: '(?:mein|ihr|sein|das) gesicht',
    cut: [
      'FACE (?:bitte )?(?:rund|kreisförmig|kreisrund|als kreis|im kreis) (?:ausschneiden|zuschneiden|ausgeschnitten|zugeschnitten)',
      'schneide? (?:bitte )?FACE (?:rund|kreisförmig|kreisrund|als kreis|im kreis) (?:aus|zu)',
    ],
    plainer: 'quadratisch auf FACE zuschneiden, rund',
  },
  {
    face: '(?:mi|su|la) cara|(?:mi|su|el) rostro',
    cut: ['(?:recorta|recortar|corta) FACE (?:en (?:un )?(?:círculo|circulo|redondo)|redond[oa]|circular)'],
    plainer: 'recorta cuadrado a FACE, en círculo',
  },
  {
    face: '(?:mon|son|le) visage|(?:ma|sa|la) tête',
    cut: ['(?:découpe|découper|recadre|détoure) FACE (?:en (?:un )?(?:rond|cercle)|dans un (?:rond|cercle))'],
    plainer: 'recadre en carré sur FACE, en rond',
  },
  {
    face: '(?:o )?(?:meu|seu) rosto|o rosto(?: del[ea])?|(?:a )?minha cara',
    cut: [
      '(?:recorta|recorte|recortar|corta) FACE (?:em (?:um )?(?:círculo|circulo)|num círculo|redond[oa])',
    ],
    plainer: 'recorta quadrado em FACE, em círculo',
  },
  {
    face: '(?:il )?(?:mio|suo) (?:viso|volto)|il (?:viso|volto)|la (?:mia |sua )?faccia',
    cut: ['(?:ritaglia|ritagliare|taglia) FACE (?:in (?:un )?(?:tondo|cerchio|circolo)|(?:ro)?tond[oa])'],
    plainer: 'ritaglia quadrato su FACE, in tondo',
  },
];

export const FACES_IN_CIRCLES: readonly Rewording[] = LANGUAGES.flatMap(({ face, cut, plainer }) =>
  cut.map((said): Rewording => [
    word(said.replace('FACE', `(?<face>${face})`)),
    plainer.replace('FACE', '$<face>'),
  ]),
);
