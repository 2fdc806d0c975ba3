import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "A smaller file, not a smaller picture": fewer bytes, and as many pixels as before. */

export const ONLY_THE_FILE: readonly Rewording[] = [
  [
    word(
      '(?:make it (?:a )?|i (?:want|need) a |a )?(?:smaller|lighter) file(?: size)?,? (?:and |but )?not (?:a )?(?:smaller|lower) (?:picture|image|photo|dimensions|resolution|size|pixels)',
    ),
    'compress the file',
  ],
  [
    word('(?:eine )?kleinere datei,? (?:und |aber )?(?:nicht|kein) (?:ein )?kleineres (?:bild|foto)'),
    'Datei kleiner machen',
  ],
  [
    word('(?:un )?archivo más (?:pequeño|ligero),? (?:y |pero )?no (?:una )?(?:imagen|foto) más pequeña'),
    'reduce el peso del archivo',
  ],
  [
    word('(?:un )?fichier plus (?:petit|léger),? (?:et |mais )?pas (?:une )?(?:image|photo) plus petite'),
    'allège le fichier',
  ],
  [
    word('(?:um )?arquivo menor,? (?:e |mas )?não (?:uma )?(?:imagem|foto) menor'),
    'diminui o peso do arquivo',
  ],
  [
    word(
      "(?:un )?file più (?:piccolo|leggero),? (?:e |ma )?non (?:un[’']?a? ?)?(?:immagine|foto) più piccola",
    ),
    'alleggerisci il file',
  ],
];
