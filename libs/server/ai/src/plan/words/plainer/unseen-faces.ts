import type { Rewording } from './rewording.ts';

/*
 * "I can't see the faces" complains that they are dark. Both readers would take it for a wish to hide them, as "so that you
 * can't see the faces" is one.
 */

const END = '(?=\\s*(?:[,.;!?]|$)| (?:and|but|so|und|aber|y|pero|et|mais|e|mas|ma) )';
const START =
  '(?<=^(?:(?:but|sorry|hi|hey|hello|aber|hallo|pero|hola|mais|bonjour|mas|oi|ma|ciao),? )?|[.!?;\\n] ?)';

const LANGUAGES: readonly (readonly [unseen: string, plainer: string])[] = [
  [
    "(?:(?:(?:i|you|we|one) )?(?:just |really )?(?:can['’]?t|cannot|can not|can (?:hardly|barely)) (?:even |really )?(?:see|make out|recogni[sz]e) (?:the|their|our|his|her|my|anyone['’]s|everyone['’]s|people['’]s) faces?|(?:the|our|their|his|her|my) faces? (?:can['’]?t|cannot|can (?:hardly|barely)) be (?:seen|recogni[sz]ed|made out))(?: (?:well|properly|clearly|at all|because .{2,30}))?",
    'the faces are too dark',
  ],
  [
    '(?:(?:ich|man|wir) (?:kann|können|sieht|sehe|sehen|erkennt|erkenne|erkennen) (?:die|unsere|ihre|seine|meine|das|ihr|sein|mein|unser) gesichte?r? (?:gar |leider |fast )?(?:nicht|kaum)(?: (?:gut|richtig|mehr))?(?: (?:sehen|erkennen))?|die gesichter (?:sind nicht|kann man nicht|erkennt man nicht|sieht man nicht)(?: zu)?(?: (?:sehen|erkennen))?)',
    'die Gesichter sind zu dunkel',
  ],
  [
    '(?:no (?:se (?:les )?(?:ven?|distinguen?|aprecian?)|(?:le |les )?veo|vemos|distingo)(?: bien| nada)? (?:las?|nuestras?|sus?|mi) (?:caras?|rostros?)|(?:la|las|nuestras) caras? no se ven?)(?: bien| nada)?',
    'las caras están muy oscuras',
  ],
  [
    '(?:on (?:ne )?voit (?:pas|à peine|plus)(?: bien)? (?:les|nos|leurs|le|mon|son) visages?|je (?:ne )?vois pas(?: bien)? (?:les|nos|leurs|le) visages?)(?: (?:bien|du tout))?',
    'les visages sont trop sombres',
  ],
  [
    '(?:não (?:dá pra ver|se vê(?:em)?|consigo ver|vejo|aparecem?|dá para ver)(?: bem| direito)? (?:os?|nossos?|seus?|meu) (?:rostos?|caras?))(?: (?:bem|direito))?',
    'os rostos estão muito escuros',
  ],
  [
    '(?:non (?:si ved(?:e|ono)|vedo|si riconoscono|si distinguono)(?: bene)? (?:le|la|i|il|nostre|i nostri) (?:facce|faccia|volti|volto|visi|viso))(?: bene)?',
    'le facce sono troppo scure',
  ],
];

export const UNSEEN_FACES: readonly Rewording[] = [
  ...LANGUAGES.map(([unseen, plainer]): Rewording => [
    new RegExp(`${START}${unseen}${END}`, 'giu'),
    plainer,
    /faces?|gesicht|caras?|rostros?|visages?|rostos?|facc|vis[io]|volt[io]/iu,
  ]),
  // Nobody shall see them.
  [
    /(?<!\p{L})(?:make (?:it )?(?:so )?(?:that )?|so (?:that )?)(?:you|nobody|no one|people|they|one) (?:can['’]?t|cannot|can|won['’]?t) (?:see|recogni[sz]e|make out|tell) (?<whose>the|their|our|his|her|my|the kids?['’]s?|the children['’]s) (?<face>faces?)(?!\p{L})/giu,
    'blur $<whose> $<face>',
    /faces?/iu,
  ],
];
