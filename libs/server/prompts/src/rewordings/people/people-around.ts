import type { Rewording } from '../rewording.ts';

/*
 * People around a thing, who are those near it: "erase the tourists around the fountain" is "erase the tourists near
 * the fountain". Beside a removal, "around" is no edge and no size.
 */

export const PEOPLE_AROUND: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:people|persons?|tourists?|visitors?|strangers?|crowds?|bystanders?|passers-?by|guys?|men|women|kids|cars?|bikes?|bicycles?|birds?|dogs?)(?: \p{L}+)?) (?:all )?around (?=(?:the|that|this|our|my) \p{L}+)/giu,
    ' near ',
  ],
  [
    /(?<=(?<!\p{L})(?:leute|personen|menschen|touristen|besucher|fremden|passanten|autos|räder|vögel|tauben|hunde)(?: \p{L}+)?) (?:rund um|rings um|um) (?<det>den|die|das|unseren?|unsere?s?|meinen?|meine?s?) (?=\p{Lu}\p{L}+(?: herum)?)/gu,
    ' bei $<det> ',
  ],
];
