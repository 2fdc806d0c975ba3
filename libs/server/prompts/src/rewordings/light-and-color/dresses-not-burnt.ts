import type { Rewording } from '../rewording.ts';

/** A prompt that writes nothing, and takes no dress away. */
const NOT_WRITTEN =
  /^(?!.*["“”«»])(?!.*(?<!\p{L})(?:escrib\p{L}*|pon(?:le)? (?:el |un )?texto|t[ií]tulo|quit\p{L}*|elimin\p{L}*|borr\p{L}*|mancha\p{L}*|arrugas?)(?!\p{L}))/iu;

/* "Que no se queme el vestido de la novia": her dress shall not be too bright, and she may become brighter. */
export const DRESSES_NOT_BURNT: readonly Rewording[] = [
  [
    /,? (?:pero )?(?:(?:que )?no se (?:queme|reviente|sobreexponga)|sin (?:que se )?(?:quemar|queme|reventar|sobreexponer)) el (?:vestido|traje) (?:de (?:la|mi|su)|del) \p{L}+(?=\s*(?:[,.;!?]|$))/giu,
    ', pero deja el vestido como está',
  ],
  // "Menos el vestido de la novia": before “de”, the Spanish word is read as “dressed as”.
  [
    /(?<!\p{L})(?<of>d?el) (?:vestido|traje)(?= de (?:la|mi|su|nuestra) \p{L}+)/giu,
    (...found) => {
      const { of = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return /^del$/iu.test(of) ? 'de la ropa' : 'la ropa';
    },
    NOT_WRITTEN,
  ],
];
