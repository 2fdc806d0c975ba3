import type { Rewording } from './rewording.ts';

/*
 * Faces that can hardly be seen, in words that are also said of hiding them ("casi no se nos ven las caras"), and faces that
 * somebody wants to see because they are dark.
 */

const clause = (said: string): RegExp =>
  new RegExp(`(?<=(?:^|[.,;!?])\\s*)(?:${said})(?=\\s*(?:[,.;!?]|$))`, 'giu');

export const FACES_UNSEEN: readonly Rewording[] = [
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
