import type { Rewording } from '../rewording.ts';

/*
 * Light that shall be better, which is more of it, and no improvement of everything or of the colors: "better light" is
 * "more light", and so is "the lighting is bad".
 */

/** A clause that says only this, perhaps with a courtesy. */
const clause = (said: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[.,;!?]\\s*|(?<!\\p{L})(?:and|und|y|et|e|ed) )(?:(?:please|bitte|por favor|per favore|can you|could you|kannst du|puedes|tu peux|você pode|puoi) )*)(?:${said})(?=\\s*(?:(?:please|pls|bitte|por favor|s['’]il te plaît|stp|svp|per favore|pfv)\\s*)?(?:[,.;!?]|$| (?:and|und|y|et|e|ed) (?:more|less|mehr|weniger|más|menos|plus|moins|mais|più|meno)(?!\\p{L})))`,
    'giu',
  );

export const BETTER_LIGHT: readonly Rewording[] = [
  [
    clause(
      "(?:(?:i (?:want|need|would like|['’]d like)|give (?:it|me|us)|get|with|needs?) )?(?:better|nicer|improved) (?:light|lighting|illumination)|make (?:the |its )?(?:light|lighting) (?:better|nicer)|(?:the |this )?(?:light|lighting) (?:is|was|looks) (?:(?:so|really|very|pretty|kinda) )*(?:bad|terrible|awful|poor|horrible|crap|rubbish)(?: (?:here|in (?:here|this|the|my) ?\\p{L}*))?|(?:terrible|awful|horrible|poor) (?:light|lighting)",
    ),
    'more light',
  ],
  [
    clause(
      '(?:ich (?:will|möchte|hätte gerne?) )?(?:ein )?(?:besseres|schöneres) licht|(?:eine )?(?:bessere|schönere) (?:beleuchtung|lichtstimmung)|mach (?:das|die) (?:licht|beleuchtung) (?:besser|schöner)|(?:das |die )?(?:licht|beleuchtung) ist (?:(?:so|sehr|echt|total) )*(?:schlecht|mies|furchtbar)|(?:schlechtes|mieses) licht',
    ),
    'mehr Licht',
  ],
  [
    clause(
      '(?:(?:quiero|con|ponle|dale|necesita) )?(?:una )?mejor (?:luz|iluminación|iluminacion)|(?:luz|iluminación) mejor|(?:la )?(?:luz|iluminaci[óo]n) (?:es|est[áa]|era) (?:(?:muy|tan|bastante) )?(?:mala|mal|p[ée]sima|horrible)|mala (?:luz|iluminaci[óo]n)',
    ),
    'más luz',
  ],
  [
    clause(
      "(?:(?:je (?:veux|voudrais)|avec|donne-lui) )?(?:une |un |de la )?(?:meilleure? (?:lumière|luminosité|éclairage|eclairage)|plus belle lumière)|(?:la lumière|l['’](?:éclairage|eclairage)) est (?:(?:très|trop|vraiment) )?(?:mauvaise?|nulle?|horrible|affreu(?:x|se))|mauvaise? (?:lumière|éclairage)",
    ),
    'plus de lumière',
  ],
  [
    clause(
      '(?:(?:quero|com|precisa de) )?(?:uma )?(?:melhor (?:luz|iluminação|iluminacao)|(?:luz|iluminação) melhor)|(?:a )?(?:luz|ilumina[çc][ãa]o) (?:est[áa]|t[áa]|é|ficou) (?:(?:muito|bem|tão) )?(?:ruim|péssima|horrível)|(?:luz|iluminação) (?:ruim|péssima)',
    ),
    'mais luz',
  ],
  [
    clause(
      "(?:(?:voglio|vorrei|con) )?(?:una )?(?:(?:miglior|migliore) (?:luce|illuminazione)|(?:luce|illuminazione) migliore)|(?:la luce|l['’]illuminazione) (?:è|era) (?:(?:molto|proprio|davvero) )?(?:brutta|pessima|scarsa|orribile)|(?:brutta|pessima) (?:luce|illuminazione)",
    ),
    'più luce',
  ],
];
