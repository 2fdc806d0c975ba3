import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Brighten it without losing the night mood": nobody wishes for a night. That a mood shall be kept ("keep the evening mood")
 * is still said not to be done, because nothing keeps it.
 */

/** For each language that the mood of the night shall not be lost. */
const LANGUAGES: readonly string[] = [
  '(?:but )?without (?:losing|killing|ruining) (?:the|that|its) (?:night|nighttime|night-time) (?:mood|feel|feeling|vibe|atmosphere)',
  '(?:aber )?ohne die nacht(?:stimmung|atmosphäre) zu (?:verlieren|zerstören)',
  '(?:pero )?sin (?:perder|matar|arruinar) (?:el|la|ese|esa) (?:ambiente|atmósfera|aire|toque|sensación) (?:de (?:la )?noche|nocturn[oa])',
  "(?:mais )?sans (?:perdre|casser|tuer) (?:l['’]ambiance|l['’]atmosphère|le côté|cette ambiance) (?:de (?:la )?nuit|nocturne)",
  '(?:mas )?sem (?:perder|estragar|matar) (?:o|a|esse|essa) (?:clima|atmosfera|ar|ambiente|vibe) (?:d[ae] noite|noturn[oa])',
  "(?:ma )?senza (?:perdere|rovinare) (?:l['’]atmosfera|l['’]aria|quell['’]atmosfera) (?:di notte|della notte|notturna)",
];

export const NIGHT_NOT_LOST: readonly Rewording[] = LANGUAGES.map((kept) => [
  new RegExp(`(?<=\\p{L}),? ${kept}${END}`, 'giu'),
  '',
]);
