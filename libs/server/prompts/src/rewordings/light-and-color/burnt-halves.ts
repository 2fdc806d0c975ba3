import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “La metà sinistra è bruciata dal sole”: half of the picture is overexposed, and nobody is sunburnt. Typed without accents, an
 * Italian “metà” is a goal and an “è” joins two wishes.
 */

/** Half of the picture, that it is burnt by the sun, and the plainer word for that. */
const burnt = (half: string, is: string, burntBySun: string, plainer: string): Rewording => [
  word(`(?<half>${half}) (?<is>${is}) (?<how>(?:\\p{L}+ ){0,2}?)(?:${burntBySun})`),
  `$<half> $<is> $<how>${plainer}`,
];

export const BURNT_HALVES: readonly Rewording[] = [
  [
    word(
      "(?:questa |la )met[àa](?<side> (?:sinistra|destra|superiore|inferiore|alta|bassa)| (?:di sopra|di sotto|in alto|in basso)) (?:e|e['’]|è)(?= (?:(?:troppo|molto|un po['’]?|tutta|completamente|venuta|più) )*(?:scur|bui|nera|chiar|luminos|bruciat|sovraespost|sottoespost))",
    ),
    'la metà$<side> è',
  ],
  burnt(
    '(?:left|right|top|bottom|upper|lower) (?:half|side|part)',
    'is|was|got|looks',
    '(?:burn(?:t|ed)|bleached|blown)(?: out)? (?:by|from|in) the sun',
    'overexposed',
  ),
  burnt(
    '(?:linke|rechte|obere|untere) (?:hälfte|seite)|(?:linker|rechter|oberer|unterer) teil',
    'ist|war|wurde',
    'von der sonne (?:aus|über)?(?:gebrannt|strahlt|gefressen|verbrannt|geblichen)',
    'überbelichtet',
  ),
  burnt(
    '(?:mitad|parte) (?:izquierda|derecha|superior|inferior|de arriba|de abajo)|lado (?:izquierdo|derecho)',
    'está|quedó|salió',
    'quemad[oa] (?:por|del|con) (?:el )?sol',
    'sobreexpuesta',
  ),
  burnt(
    '(?:moitié|partie) (?:gauche|droite|supérieure|inférieure|du haut|du bas)|côté (?:gauche|droit)',
    'est|a été',
    '(?:brûlée?|cramée?|grillée?) (?:par le|au|de) soleil',
    'surexposée',
  ),
  burnt(
    '(?:metade|parte) (?:esquerda|direita|superior|inferior|de cima|de baixo)|lado (?:esquerdo|direito)',
    'está|tá|ficou|saiu',
    'queimad[oa] (?:pelo|do|de|com o) sol',
    'superexposta',
  ),
  burnt(
    '(?:metà|parte) (?:sinistra|destra|superiore|inferiore|alta|bassa|in alto|in basso)|lato (?:sinistro|destro)',
    'è|risulta|è venuta',
    'bruciat[oa] (?:dal|al|col) sole',
    'sovraesposta',
  ),
];
