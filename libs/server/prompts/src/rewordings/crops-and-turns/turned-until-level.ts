import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "Rotate it until the horizon is level": it is set straight, and not turned on its side. */

const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    "(?:rotate|turn|tilt)(?: (?:it|this|the (?:photo|picture|image)))?(?: (?:a (?:bit|little)|slightly|just))? (?:(?:so(?: that)?|until|till|such that) (?:(?:the )?(?:horizon(?: line)?|photo|picture|image)|it|everything)(?:['’]s| is| looks| becomes) (?:straight|level|horizontal|even)|(?:to|and) (?:level|straighten)(?: out)? (?:(?:the )?horizon|it))",
    'straighten the horizon',
  ],
  [
    'dreh(?:e|t)?(?: (?:bitte|es|das (?:bild|foto)))*(?: (?:ein bisschen|ein wenig|etwas|leicht))?(?: so)?,? (?:dass|damit|bis|sodass) (?:der horizont|es|das (?:bild|foto)|alles) (?:wieder )?(?:gerade|waagerecht|waagrecht) (?:ist|wird|steht)',
    'begradige den Horizont',
  ],
  [
    '(?:gira|rota)(?:r|l[ao])?(?: la (?:foto|imagen))?(?: un poco)? (?:para que|hasta que) (?:el horizonte |la (?:foto|imagen) )?(?:esté|quede|sea) (?:rect[oa]|derech[oa]|nivelad[oa]|horizontal)',
    'endereza el horizonte',
  ],
  [
    "(?:(?:tourne|pivote)[rz]?|fais pivoter)(?:[- ]la)?(?: la photo| l['’]image)?(?: un peu)? (?:pour que|jusqu['’]à ce que|afin que) (?:l['’](?:horizon|image)|elle|la photo) soit (?:droite?|horizontale?|à niveau|de niveau)",
    "redresse l'horizon",
  ],
  [
    '(?:gir|rotacion|vir)(?:a|e|ar)(?: a (?:foto|imagem))?(?: um pouco)? (?:para|pra|até) (?:que )?(?:o horizonte|ela|a (?:foto|imagem)) (?:ficar|fique|esteja|estar) (?:ret[oa]|nivelad[oa]|horizontal|alinhad[oa])',
    'endireita o horizonte',
  ],
  [
    "(?:ruota|gira)(?:re|la)?(?: la foto| l['’]immagine)?(?: un po[’'])? (?:in modo che|affinché|finché|così che|perché) (?:l['’]orizzonte|la foto|l['’]immagine) (?:sia|è|non sia) (?:dritt[oa]|orizzontale|in piano|livellat[oa])",
    "raddrizza l'orizzonte",
  ],
];

export const TURNED_UNTIL_LEVEL: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [
  new RegExp(`(?<!\\p{L})${said}${BEFORE_NEXT_WISH}`, 'giu'),
  plainer,
]);
