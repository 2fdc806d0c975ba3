import type { Rewording } from '../rewording.ts';

/* "I like the noise, it stays. Just brighter.": a fault that is liked and stays is no wish to take it away. */

/** What somebody likes, and behind it that it stays. */
const liked = (likes: readonly string[], stays: string): readonly Rewording[] =>
  likes.map((like) => [
    new RegExp(
      `(?<=^|[.;!?]\\s*)(?:${like})\\s*(?:[,;.:]|,? (?:and|so|und|also|y|et|e|quindi))\\s*(?:${stays})\\s*(?:[.;!]+\\s*|, ?|$)(?:(?:but|just|only|aber|nur|pero|solo|mais|juste|mas|só|ma|però|please)(?!\\p{L}),? ?)*`,
      'giu',
    ),
    '',
  ]);

/** What nobody minds: "I don't mind that the dog is blurry, but sharpen the man". */
const notMinded = (said: string): Rewording => [
  new RegExp(
    `(?<=^|[.;!?]\\s*)(?:${said})[^.;!?,]*(?:,\\s*|\\s+)(?:(?:but|aber|sondern|pero|mais|mas|ma|however)(?!\\p{L}),? ?)(?:(?:please|bitte|just|nur|solo|juste|só)(?!\\p{L}),? ?)*`,
    'giu',
  ),
  '',
];
const NOT_MINDED: readonly Rewording[] = [
  "(?:i|we) (?:do not|don['’]?t) (?:mind|care)(?: at all)? (?:that|if|about|how) |it does(?:n['’]t| not) (?:matter|bother (?:me|us)) (?:that|if|how) |never mind (?:that|the) ",
  '(?:mich|uns) stört (?:es )?(?:gar |überhaupt )?nicht,? dass |(?:es |das )?(?:macht|ist) (?:mir )?nichts,? dass |(?:es ist )?mir (?:ist es )?egal,? dass ',
  'no me (?:importa|molesta) que ',
  '(?:ça|cela) ne me (?:dérange|gêne) pas que ',
  '(?:eu )?não me (?:importo|incomoda) (?:de )?que ',
  'non mi (?:importa|dà fastidio|disturba|dispiace) che ',
].map(notMinded);

export const LIKED_FAULTS: readonly Rewording[] = [
  ...NOT_MINDED,
  ...liked(
    [
      '(?:i|we) (?:really |quite |do |actually )*(?:like|love|enjoy) (?:the |that |all the |how )?(?:noise|noisy(?: look| it is)?|grain|grainy(?: look| it is)?|blur|blurry(?: it is)?|blurriness|haze|hazy(?: look)?|fog|softness|scratches|dust|vignette|crooked(?:ness| it is| horizon)|tilt)',
    ],
    '(?:so )?(?:it|that|this|they|those)(?: (?:can|should|may|must))? (?:stays?|remains?)(?: in| on| that way| like that)?|(?:please )?(?:leave|keep) (?:it|that|this|them)(?: in| as it is| like that)?',
  ),
  ...liked(
    [
      'mir gef(?:ällt|allen) (?:auch |sehr |eigentlich )*(?:das |der |die )?(?:verrauschte|rauschen|bildrauschen|körnige|korn|verschwommene|unschärfe|unscharfe|neblige|nebel|kratzer|schiefe|vignette)',
      '(?:das |der |die |den )?(?:verrauschte|rauschen|bildrauschen|körnige|korn|verschwommene|unschärfe|unscharfe|neblige|nebel|kratzer|schiefe|vignette) (?:mag|liebe) ich(?: sehr)?',
      'ich (?:mag|liebe) (?:das |die |den )?(?:verrauschte|rauschen|bildrauschen|körnige|korn|verschwommene|unschärfe|unscharfe|neblige|nebel|kratzer|schiefe|vignette)',
    ],
    '(?:das|es|der|die)(?: soll| sollen| darf| kann)? (?:so )?bleib(?:t|en)(?: so| drin)?|lass (?:das|es|ihn|sie)(?: so| drin)?',
  ),
  ...liked(
    [
      'me (?:gusta|encanta)n? (?:mucho )?(?:el |lo |la |los |las )?(?:ruido|ruidos[oa]|grano|granulad[oa]|borros[oa]|desenfoque|neblina|niebla|rayas|viñeta|torcid[oa])',
    ],
    '(?:eso |así |que )*(?:se quedan?|se queden?)(?: así)?|(?:déjal[oa]s?|no l[oa]s? (?:quites|toques))(?: así)?',
  ),
  ...liked(
    [
      "(?:j['’](?:aime|adore)) (?:bien |beaucoup )?(?:le |la |les |ce |l['’])?(?:bruit|grain|flou|brume|brouillard|voile|rayures|vignette|vignettage)",
    ],
    '(?:ça|il|elle|ils|elles) (?:doit |doivent )?reste(?:nt|r)?|(?:garde|laisse)-(?:le|la|les)',
  ),
  ...liked(
    [
      '(?:eu )?(?:gosto|adoro)(?: muito)?(?: d[oae]s?)? (?:o |a )?(?:ruído|granulad[oa]|grão|desfoque|desfocad[oa]|borrad[oa]|neblina|névoa|riscos|vinheta)',
    ],
    '(?:isso |ele |ela )?(?:pode )?fica(?:r)?(?: assim)?|deixa(?: assim| ele| ela)?|não (?:tira|tire)',
  ),
  ...liked(
    [
      "mi pia(?:ce|cciono) (?:molto )?(?:il |lo |la |i |l['’])?(?:rumore|grana|sgranato|sfocatura|sfocato|mosso|foschia|nebbia|graffi|vignettatura)",
    ],
    '(?:quindi )?(?:deve |devono )?rest(?:a|ano|are|i)(?: così)?|lasciale?l?[oai]?|lascial[oaei]|non (?:toglierl[oaei]|togliere)',
  ),
];
