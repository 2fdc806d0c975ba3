import type { Rewording } from '../rewording.ts';

/* What is said of the result of the edit before, in the words for it that the reader knows: it reads each prompt by itself. */

/** Too much was done, and half of it is wished: "you overdid the blue, halve it". */
const OVERDONE: readonly string[] = [
  '(?:you |it )?(?:overdid|went overboard (?:with|on)|(?:was|is|were) too much) (?:the )?\\p{L}+[,;.]? (?:halve (?:it|that)|(?:do|make it|take|use) half(?: (?:of )?(?:it|that|as much))?|half (?:of )?(?:it|that))',
  '(?:(?:der|die|das) \\p{L}+ (?:war|ist) zu viel|(?:du hast )?(?:es )?(?:mit (?:dem|der) \\p{L}+ )?übertrieben)[,;.]? (?:nimm|mach) (?:nur )?die hälfte(?: davon)?',
  '(?:te (?:has )?(?:pasado|pasaste) con (?:el|la|los|las) \\p{L}+)[,;.]? (?:bájal[oa]s?|redúcel[oa]s?|déjal[oa]s?) (?:a )?la mitad',
  "(?:tu y es allée? trop fort (?:sur|avec) (?:le|la|les) \\p{L}+|(?:le|la|les) \\p{L}+ c[’']était trop)[,;.]? (?:mets?|fais|réduis|baisse)(?:[- ]\\p{L}+)? (?:de |à )?(?:la )?moitié",
  '(?:(?:você )?(?:exagerou|exagerasses?) n[oa]s? \\p{L}+)[,;.]? (?:diminui|reduz|deixa|põe) (?:pela |a |na )?metade',
  "(?:hai esagerato con (?:il |la |i |le |l[’'])\\p{L}+)[,;.]? (?:dimezzal[oa]|riducil[oa] (?:della|alla) metà|metti(?:ne)? (?:la )?metà)",
];

/** Some of it shall be taken back: "the light was better before, keep only the crop". */
const BETTER_BEFORE: readonly string[] = [
  '(?:the )?\\p{L}+ (?:was|were|looked) (?:much |way )?better before[,;.]? (?:just |only )?keep (?:just |only )?the \\p{L}+',
  '(?:das|der|die) \\p{L}+ (?:war|waren) (?:vorher|davor) besser[,;.]? (?:behalte?|lass) nur (?:den|die|das) \\p{L}+',
  '(?:antes )?(?:la|el) \\p{L}+ (?:estaba|era|quedaba) mejor(?: antes)?[,;.]? (?:deja|quédate con) sol[oa] (?:el|la) \\p{L}+',
  "(?:la |le |l[’'])\\p{L}+ était mieux avant[,;.]? garde (?:juste|seulement) (?:le |la |l[’'])\\p{L}+",
  '(?:antes )?(?:a|o) \\p{L}+ (?:estava|era) melhor(?: antes)?[,;.]? (?:mantém|deixa) só (?:o|a) \\p{L}+',
  "(?:prima )?era meglio (?:la |il |l[’'])\\p{L}+(?: prima)?[,;.]? (?:tieni|mantieni|lascia) solo (?:il |la |l[’'])\\p{L}+",
];

/** What was done before and shall not be done again: "last time you turned it sepia, don't". */
const NOT_AGAIN: readonly string[] = [
  "(?:(?:the )?last time,? (?:you|it|they) [^,.;!?]+|(?:you|it) [^,.;!?]+ last time)[,.;!?]+ (?:so |and |but )?(?:please )?(?:(?:don['’]?t|do not)(?: do (?:that|it|so))?|not)(?: again| this time)*(?: please)?",
  '(?:das )?letzte[sn]? mal (?:hast du|wurde|war|ist) [^,.;!?]+[,.;!?]+ (?:bitte )?(?:(?:mach )?das )?(?:bitte )?nicht(?: (?:noch mal|wieder|mehr|diesmal))?',
  '(?:la )?última vez,? [^,.;!?]+[,.;!?]+ (?:por favor )?no (?:lo hagas|hagas eso)(?: (?:otra vez|de nuevo|más))?',
  "la dernière fois,? [^,.;!?]+[,.;!?]+ (?:s['’]il te plaît )?(?:ne (?:le )?fais (?:pas|plus)(?: ça)?|pas (?:ça|cette fois))",
  '(?:da |a )?última vez,? [^,.;!?]+[,.;!?]+ (?:por favor )?não (?:faça|faz) (?:isso|mais isso)(?: de novo)?',
  "l['’]ultima volta,? [^,.;!?]+[,.;!?]+ (?:per favore )?non (?:farlo|rifarlo|fare così)(?: (?:più|di nuovo))?",
];

const whole = (said: string): RegExp => new RegExp(`^\\s*(?:${said})\\s*[.!?]*\\s*$`, 'iu');

export const OF_LATEST_RESULT: readonly Rewording[] = [
  ...OVERDONE.map((said): Rewording => [whole(said), 'half of that']),
  ...[...BETTER_BEFORE, ...NOT_AGAIN].map((said): Rewording => [whole(said), 'undo that']),
  ...NOT_AGAIN.map((said): Rewording => [new RegExp(`^\\s*(?:${said})[,.;!?]+ `, 'iu'), '']),
];
