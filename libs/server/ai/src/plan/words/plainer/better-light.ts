import type { Rewording } from './rewording.ts';

/* "Better light", "improve the lighting": more light, and no improvement of everything or of the colors. */

/** A clause that says only this, perhaps with a courtesy. */
const clause = (said: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[.,;!?]\\s*|(?<!\\p{L})(?:and|und|y|et|e|ed) )(?:(?:please|bitte|por favor|per favore|can you|could you|kannst du|puedes|tu peux|você pode|puoi) )*)(?:${said})(?=\\s*(?:(?:please|pls|bitte|por favor|s['’]il te plaît|stp|svp|per favore|pfv)\\s*)?(?:[,.;!?]|$| (?:and|und|y|et|e|ed) (?:more|less|mehr|weniger|más|menos|plus|moins|mais|più|meno)(?!\\p{L})))`,
    'giu',
  );

export const BETTER_LIGHT: readonly Rewording[] = [
  [
    clause(
      "(?:(?:i (?:want|need|would like|['’]d like)|give (?:it|me|us)|get|with|needs?) )?(?:better|nicer|improved) (?:light|lighting|illumination)|(?:improve|enhance|better|optimi[sz]e) (?:the |its |this )?(?:light|lighting|illumination)|make (?:the |its )?(?:light|lighting) (?:better|nicer)",
    ),
    'more light',
  ],
  [
    clause(
      '(?:ich (?:will|möchte|hätte gerne?) )?(?:ein )?(?:besseres|schöneres) licht|(?:eine )?(?:bessere|schönere) (?:beleuchtung|lichtstimmung)|(?:verbesser[en]?|optimier(?:e|en)?) (?:das |die )?(?:licht|beleuchtung|lichtverhältnisse)|(?:das |die )?(?:licht|beleuchtung) (?:verbessern|optimieren|besser machen)|mach (?:das|die) (?:licht|beleuchtung) (?:besser|schöner)',
    ),
    'mehr Licht',
  ],
  [
    clause(
      '(?:(?:quiero|con|ponle|dale|necesita) )?(?:una )?mejor (?:luz|iluminación|iluminacion)|(?:mejor(?:a|ar|e)) (?:la |su )?(?:luz|iluminación|iluminacion)|(?:luz|iluminación) mejor',
    ),
    'más luz',
  ],
  [
    clause(
      "(?:(?:je (?:veux|voudrais)|avec|donne-lui) )?(?:une |un |de la )?(?:meilleure? (?:lumière|luminosité|éclairage|eclairage)|plus belle lumière)|(?:améliore[rz]?|optimise[rz]?) (?:la |l['’])?(?:lumière|luminosité|éclairage)",
    ),
    'plus de lumière',
  ],
  [
    clause(
      '(?:(?:quero|com|precisa de) )?(?:uma )?(?:melhor (?:luz|iluminação|iluminacao)|(?:luz|iluminação) melhor)|(?:melhor(?:a|ar|e)) (?:a |sua )?(?:luz|iluminação|iluminacao)',
    ),
    'mais luz',
  ],
  [
    clause(
      "(?:(?:voglio|vorrei|con) )?(?:una )?(?:(?:miglior|migliore) (?:luce|illuminazione)|(?:luce|illuminazione) migliore)|(?:miglior(?:a|are|i)) (?:la |l['’])?(?:luce|illuminazione)",
    ),
    'più luce',
  ],
];
