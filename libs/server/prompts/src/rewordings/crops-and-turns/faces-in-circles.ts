import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Cut my face out in a circle": a round picture of the face or head, and not of the whole picture. Plainer words crop to the face
 * first.
 */

interface Language {
  /** A face of the picture. */
  readonly face: string;
  /** The ways to say that a face is cut out, one for each order of words. `FACE` stands for the face. */
  readonly cut: readonly string[];
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    face: '(?:my|her|his|the) (?:face|head)',
    cut: [
      '(?:crop|cut|trim)(?: out)? FACE(?: out)? (?:in(?:to)?|as|to) (?:an? )?(?:round )?circle',
      '(?:crop|cut|trim)(?: out)? FACE(?: out)? (?:round|in a round shape|circular)',
      '(?:a )?(?:round|circle|circular) (?:cut-?out|crop|cut) of FACE',
    ],
    plainer: 'crop to a square on the face, as a circle',
  },
  {
    face: '(?:(?:mein|ihr|sein|das) gesicht|(?:meinen|ihren|seinen|den) kopf)',
    cut: [
      'FACE (?:bitte )?(?:rund|kreisförmig|kreisrund|als kreis|im kreis) (?:ausschneiden|zuschneiden|ausgeschnitten|zugeschnitten)',
      '(?:schneide?|stelle?|setze?) (?:bitte )?FACE (?:rund|kreisförmig|kreisrund|als kreis|im kreis) (?:aus|zu|frei)',
    ],
    plainer: 'quadratisch auf das Gesicht zuschneiden, rund',
  },
  {
    face: '(?:mi|su|la) (?:cara|cabeza)|(?:mi|su|el) rostro',
    cut: ['(?:recorta|recortar|corta) FACE (?:en (?:un )?(?:círculo|circulo|redondo)|redond[oa]|circular)'],
    plainer: 'recorta cuadrado a la cara, en círculo',
  },
  {
    face: '(?:mon|son|le) visage|(?:ma|sa|la) tête',
    cut: ['(?:découpe|découper|recadre|détoure) FACE (?:en (?:un )?(?:rond|cercle)|dans un (?:rond|cercle))'],
    plainer: 'recadre en carré sur le visage, en rond',
  },
  {
    face: '(?:o )?(?:meu|seu) rosto|o rosto(?: del[ea])?|(?:a )?minha (?:cara|cabeça)',
    cut: [
      '(?:recorta|recorte|recortar|corta) FACE (?:em (?:um )?(?:círculo|circulo)|num círculo|redond[oa])',
    ],
    plainer: 'recorta quadrado no rosto, em círculo',
  },
  {
    face: '(?:il )?(?:mio|suo) (?:viso|volto)|il (?:viso|volto)|la (?:mia |sua )?(?:faccia|testa)',
    cut: ['(?:ritaglia|ritagliare|taglia) FACE (?:in (?:un )?(?:tondo|cerchio|circolo)|(?:ro)?tond[oa])'],
    plainer: 'ritaglia quadrato sul viso, in tondo',
  },
];

export const FACES_IN_CIRCLES: readonly Rewording[] = LANGUAGES.flatMap(({ face, cut, plainer }) =>
  cut.map((said): Rewording => [word(said.replace('FACE', `(?:${face})`)), plainer]),
);
