import type { Rewording } from '../rewording.ts';

/* Where a picture was taken, and not where its fault is: "motion blur from the train" is "it is blurry". */

const FAULT =
  '(?:blur\\p{L}*|shak\\p{L}*|haz[ey]|reflections?|glare|grainy|noisy|dirty|unscharf\\p{L}*|verwackelt|verwisch\\p{L}*|bewegungsunschärfe|spiegelung(?:en)?|flou\\p{L}*|bougée?|reflets?|borros[oa]|movid[oa]|reflejos?|tremid[oa]|borrad[oa]|desfocad[oa]|reflexos?|mossa|sfocat[oa]|rifless[io])';
const FROM =
  "(?:(?:shot|taken|because it was (?:shot|taken)) )?(?:from|out of|through|aus|vom|durch|desde|depuis|dal|dallo|dalla|do|da|du|de la|del)(?: (?:inside|dem|der|einem|einer|le|la|l'|un|une|el|una|um|uma|o|a|il|lo|the|my|our|moving|fahrenden|finestrino del))*";
const VEHICLE =
  '(?:train|car|bus|coach|plane|boat|ferry|tram|taxi|cab|bike|zug|auto|bahn|boot|flugzeug|tren|coche|autobús|avión|barco|voiture|train|avion|bateau|trem|carro|ônibus|avião|barco|treno|macchina|pullman|aereo|traghetto|fenster|window|ventana|fenêtre|janela|finestrino)';

/** "Motion blur from the train": where the picture was taken, and not where it is blurred. */
export const TAKEN_FROM: readonly Rewording[] = [
  [
    new RegExp(`(?<!\\p{L})motion blur ${FROM} ?${VEHICLE}(?: window)?(?=\\s*(?:[,.;!?]|$))`, 'giu'),
    'it is blurry',
  ],
  [
    new RegExp(`(?<!\\p{L})bewegungsunschärfe ${FROM} ?${VEHICLE}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
    'das Bild ist unscharf',
  ],
  [new RegExp(`(?<=(?<!\\p{L})${FAULT}) ${FROM} ?${VEHICLE}(?: window)?(?=\\s*(?:[,.;!?]|$))`, 'giu'), ''],
];
