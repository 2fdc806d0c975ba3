import type { Rewording } from '../rewording.ts';

/* “Solo tengo esta de lado”: the animal is seen from the side, and the picture is not lying on it. */
export const ONLY_FROM_THE_SIDE: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:i|we) only have (?:this|that|the)(?: one| photo| picture)?) from the side(?!\p{L})/giu,
    '',
  ],
  [
    /(?<=(?<!\p{L})(?:hab|habe|haben)(?: ich| wir)? nur (?:das|dieses?|eins?|ein(?:e|s)?)(?: foto| bild)?) von der seite(?!\p{L})/giu,
    '',
  ],
  [
    /(?<=(?<!\p{L})(?:solo|sólo) (?:tengo|tenemos) (?:esta|una)(?: foto)?) de (?:lado|perfil)(?!\p{L})/giu,
    '',
  ],
  [
    /(?<=(?<!\p{L})(?:n['’]ai|n['’]avons) que (?:celle-ci|celle-là|celle|cette photo|ça)) de (?:côté|profil)(?!\p{L})/giu,
    '',
  ],
  [/(?<=(?<!\p{L})só (?:tenho|temos) (?:essa|esta|uma)(?: foto)?) (?:de lado|de perfil)(?!\p{L})/giu, ''],
  [/(?<=(?<!\p{L})(?:ho|abbiamo) solo (?:questa|una)(?: foto)?) di (?:lato|profilo|fianco)(?!\p{L})/giu, ''],
];
