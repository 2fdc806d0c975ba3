import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Fürs Web optimieren": a lighter file. */

export const FOR_THE_WEB: readonly Rewording[] = [
  [
    word(
      '(?:das (?:bild|foto) )?(?:fürs|für das) (?:web|internet) optimier(?:en|t)|optimier(?:e)? (?:es |das (?:bild|foto) )?(?:fürs|für das) (?:web|internet)',
    ),
    'Datei kleiner machen',
  ],
  [
    word('optimiza(?:r|la)? (?:la (?:foto|imagen) )?para (?:la )?(?:web|internet)'),
    'reduce el peso del archivo',
  ],
  [
    word("optimise[rz]?(?:[- ]la)? (?:la photo |l[’']image )?pour (?:le )?(?:web|internet)"),
    'allège le fichier',
  ],
  [
    word('otimiza(?:r)? (?:a (?:foto|imagem) )?(?:para|pra) (?:a )?(?:web|internet)'),
    'diminui o peso do arquivo',
  ],
  [
    word("ottimizza(?:re|la)? (?:la foto |l[’']immagine )?per (?:il )?(?:web|internet)"),
    'alleggerisci il file',
  ],
];
