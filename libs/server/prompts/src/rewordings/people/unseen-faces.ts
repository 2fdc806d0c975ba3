import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A complaint that faces cannot be seen, because they are dark: "I can't see the faces" is "the faces are too dark".
 * Both readers would take it for a wish to hide them, as "so that you can't see the faces" is one.
 */

const END = '(?=\\s*(?:[,.;!?]|$)| (?:and|but|so|und|aber|y|pero|et|mais|e|mas|ma) )';
const START =
  '(?<=^(?:(?:but|sorry|hi|hey|hello|aber|hallo|pero|hola|mais|bonjour|mas|oi|ma|ciao),? )?|[.!?;\\n] ?|(?<!\\p{L})trop (?:foncée?|sombre),? )';

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

/** Words that are also said of hiding faces ("casi no se nos ven las caras"), and faces that somebody wants to see. */
const HARDLY_SEEN: readonly Rewording[] = [
  // "Que no se nos vean las caras" is a wish to hide them, and has another form of the verb.
  [
    /(?<!\p{L})(?:(?<hardly>casi|apenas) )?no se (?:me|nos|te|le|les|os) ven? (?=(?:bien )?l[ao]s? (?:cara|rostro)s?(?!\p{L}))/giu,
    'casi no se ve ',
  ],
  [
    /(?<!\p{L})apenas se (?:(?:me|nos|te|le|les|os) )?ven? (?=(?:bien )?l[ao]s? (?:cara|rostro)s?(?!\p{L}))/giu,
    'casi no se ve ',
  ],
  [
    clause(
      "(?:i (?:want|would like|['’]d like|need)|i['’]d like) to see (?:the |my )?[\\p{L}'’ ]{2,25}? faces?,? (?:but )?(?:(?:she|he|it|they|we) )?(?:(?:is|was|were|are|stood|sat) )?(?:standing |sitting )?in the (?:dark|shadows?|shade)(?: under [^.,;!?]{2,25})?",
    ),
    'the face is too dark',
  ],
  [
    clause(
      "(?:je (?:veux|voudrais|souhaite)|on voudrait) voir (?:le |la |son |les )?visages?(?: de [\\p{L}'’ ]{2,20}?)?,? (?:mais )?(?:(?:elle|il|ils|elles) )?(?:(?:est|était|étaient|sont) )?(?:dans (?:l['’]ombre|le noir)|à l['’]ombre)(?: sous [^.,;!?]{2,25})?",
    ),
    'le visage est trop sombre',
  ],
  [
    clause(
      "(?:voglio|vorrei|volevo) vedere (?:il |la |i )?(?:viso|volto|faccia|visi|volti)(?: (?:di|del|della|dei) ?[\\p{L}'’ ]{2,20}?)?,? (?:ma )?(?:(?:è|era|erano|sono) )?(?:al buio|in ombra|all['’]ombra|nell['’]ombra)(?: sotto [^.,;!?]{2,25})?",
    ),
    'il viso è troppo scuro',
  ],
  [
    clause(
      '(?:quero|queria|gostaria de) ver (?:o |a )?(?:rosto|cara)(?: d[aeo] [\\p{L} ]{2,20}?)?,? (?:mas )?(?:(?:ela|ele) )?(?:(?:ficou|estava|está) )?(?:no escuro|na sombra|à sombra)(?: (?:debaixo|embaixo) [^.,;!?]{2,25})?',
    ),
    'o rosto está muito escuro',
  ],
  [
    clause(
      '(?:quiero|quisiera|quería) ver (?:el |la )?(?:cara|rostro)(?: de [\\p{L} ]{2,20}?)?,? (?:pero )?(?:(?:quedó|estaba|está|salió) )?(?:a oscuras|en lo oscuro|en la sombra|a la sombra)(?: (?:debajo|bajo) [^.,;!?]{2,25})?',
    ),
    'la cara está muy oscura',
  ],
];

/** "Can you fix it so you can see our faces?": how is not said, so the faces are taken to be too dark. */
const TO_BE_SEEN: readonly Rewording[] = (
  [
    [
      "(?:(?:can|could) you )?(?:please )?(?:fix|make|edit|do|change) (?:it|this|the (?:photo|picture|pic))?,? ?so (?:that )?(?:you|we|people|everyone|one|i) can (?:actually |really |clearly |better )?see (?:our|the|their|his|her|my|everyone['’]s) faces?",
      'the faces are too dark',
    ],
    [
      '(?:(?:kannst du )?(?:es|das|das bild)?(?: bitte)? ?(?:so )?(?:mach(?:en)?|bearbeiten?) (?:es |das |das bild )?(?:bitte )?so,? dass|mach(?:e)?,? dass) (?:man|wir|ich) (?:unsere?|die|ihre|das|mein) gesichte?r? (?:besser |gut )?(?:sieht|sehen|erkennt|erkennen)(?: kann| können)?',
      'die Gesichter sind zu dunkel',
    ],
    [
      '(?:arr[eé]gla(?:l[ao])?|edita(?:l[ao])?|haz|hazl[ao]|puedes (?:hacer|arreglarl[ao])) (?:para )?que se (?:nos |les )?ve(?:a|an)(?: bien| mejor)? (?:las?|nuestras) (?:caras?|rostros?)',
      'las caras están muy oscuras',
    ],
    [
      "(?:fais|faites|arrange(?:-la)?|tu peux faire) (?:en sorte )?(?:qu['’]on|pour qu['’]on|que l['’]on) (?:voie|voit)(?: bien| mieux)? (?:nos|les|leurs|mon|le) visages?",
      'les visages sont trop sombres',
    ],
    [
      '(?:arruma|arrume|edita|faz|deixa)(?: (?:ela|a foto))? (?:pra|para) (?:dar )?(?:pra|para)? ?(?:ver|aparecer)(?: bem| melhor)? (?:os|nossos|o|meu) (?:rostos?|caras?)',
      'os rostos estão muito escuros',
    ],
    [
      '(?:sistema(?:la)?|aggiusta(?:la)?|fai|puoi fare) (?:in modo che|così|che|così che) si ved(?:ano|ono|e|a)(?: bene| meglio)? (?:le|la|i|il|le nostre|i nostri) (?:facce|faccia|volti|volto|visi|viso)',
      'le facce sono troppo scure',
    ],
  ] as const
).map(([seen, plainer]) => [new RegExp(`${START}(?:${seen})${END}`, 'giu'), plainer]);

export const UNSEEN_FACES: readonly Rewording[] = [
  ...HARDLY_SEEN,
  ...TO_BE_SEEN,
  ...LANGUAGES.map(([unseen, plainer]): Rewording => [
    new RegExp(`${START}${unseen}${END}`, 'giu'),
    plainer,
    /faces?|gesicht|caras?|rostros?|visages?|rostos?|facc|vis[io]|volt[io]/iu,
  ]),
  // Nobody shall see them.
  [
    /(?<!\p{L})(?:make (?:it )?(?:so )?(?:that )?|so (?:that )?)(?:(?:you|people|they|one|we) (?:can['’]?t|cannot|won['’]?t)|(?:nobody|no one) (?:can|will)) (?:see|recogni[sz]e|make out|tell) (?<whose>the|their|our|his|her|my|the kids?['’]s?|the children['’]s) (?<face>faces?)(?!\p{L})/giu,
    'blur $<whose> $<face>',
    /faces?/iu,
  ],
];
