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

export const LIKED_FAULTS: readonly Rewording[] = [
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
