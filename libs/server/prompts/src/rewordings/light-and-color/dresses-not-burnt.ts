import type { Rewording } from '../rewording.ts';

/* "Que no se queme el vestido de la novia": her dress shall not be too bright, and she may become brighter. */
export const DRESSES_NOT_BURNT: readonly Rewording[] = [
  [
    /,? (?:pero )?(?:(?:que )?no se (?:queme|reviente|sobreexponga)|sin (?:que se )?(?:quemar|queme|reventar|sobreexponer)) el (?:vestido|traje) (?:de (?:la|mi|su)|del) \p{L}+(?=\s*(?:[,.;!?]|$))/giu,
    ', pero deja el vestido como está',
  ],
];
