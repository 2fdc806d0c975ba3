import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What happened when a picture was taken, in place of what is wrong with it: hands that shook, a high sensitivity, a focus
 * on something else, fog. Plainer words name the fault.
 */

interface Language {
  /** Hands that shook, and what is wrong then. */
  readonly shook: string;
  readonly shaken: string;
  /** Words before and behind a sensitivity, in a clause that says nothing else, and what is wrong then. */
  readonly iso: readonly [before: string, behind: string];
  readonly noisy: string;
  /** A focus that was on the wrong thing, and what is wrong then. */
  readonly missed: string;
  readonly unsharp: string;
  /** Fog or smoke where the picture was taken, and what is wrong then. */
  readonly foggy: string;
  readonly tooFoggy: string;
}

/** Any words of the same clause. */
const SOME = '[^.,;!?]{2,40}?';
const ALL = '[^.,;!?]{2,40}';

const LANGUAGES: readonly Language[] = [
  {
    shook:
      'my (?:hands?|arms?) (?:(?:was|were|is|are|must have) )?(?:shook|shaking|shaky|trembled|trembling|shaken|wobbled)(?: (?:a bit|a little|so much|too much|a lot|when i took (?:it|this)))?',
    shaken: 'it is shaky',
    iso: [
      "(?:(?:it|it['’]s|this|i|we|is|was|shot|took|taken|had|have|to|use|used|using|set|put|pushed|cranked|raised|went|up|the|my|camera|phone|at|on|with|in|high) )*",
      '(?: (?:mess|mush|garbage|crap|noise|and it shows))?',
    ],
    noisy: 'it is noisy',
    missed: `(?:the |my )?(?:auto ?)?focus (?:was|is|went|landed|sits|sat|ended up|got) (?:on|in) ${SOME},? (?:and not|not|instead of|rather than) ${ALL}|(?:the |my )?(?:camera|phone|iphone|autofocus) (?:has )?focus+ed on ${SOME},? (?:and not|not|instead of|rather than) ${ALL}`,
    unsharp: 'it is out of focus',
    foggy: '(?:at|in|on) the \\p{L}+ there was (?:(?:so|too|very) )?(?:much )?(?:fog|haze|smoke|mist)',
    tooFoggy: 'there was too much fog',
  },
  {
    shook:
      '(?:meine|die|unsere) h(?:and|ände) (?:hat|haben) (?:(?:so|etwas|leider) )?(?:gezittert|gewackelt)',
    shaken: 'das Foto ist verwackelt',
    iso: [
      '(?:(?:ich|hab|habe|mit|bei|auf|die|den|das|war|wurde|es|ist|musste|hoch|foto) )*',
      '(?: (?:hochgedreht|fotografiert|aufgenommen|geschossen|gestellt|gemacht|eingestellt))?',
    ],
    noisy: 'das Foto ist verrauscht',
    missed: `(?:der |die )?(?:auto)?(?:fokus|schärfe) (?:liegt|lag|ist|war|sitzt|saß) (?:auf|bei|beim|im|am) ${SOME},? (?:statt|anstatt|und nicht|nicht) ${ALL}|(?:die |meine )?(?:kamera|autofokus) hat (?:auf )?${SOME} (?:statt|anstatt|und nicht) ${SOME} (?:fokussiert|scharf ?gestellt)`,
    unsharp: 'das Foto ist unscharf',
    foggy:
      '(?:beim|im|am|auf de[rm]|während de[rs]) \\p{L}+ war (?:(?:so|sehr|zu|total|ganz|echt) )*(?:viel )?(?:nebel|dunst|rauch)',
    tooFoggy: 'da war zu viel Nebel',
  },
  {
    shook:
      '(?:me|nos) (?:temblaron|temblaban) las manos|(?:me|nos) (?:tembló|temblaba) (?:la mano|el pulso)|me falló el pulso',
    shaken: 'la foto salió movida',
    iso: [
      '(?:(?:subí|subimos|tuve|que|subir|puse|con|a|el|la|está|estaba|saqué|tomé|tomada|sacada|hecha|foto|fue) )*',
      '(?: y (?:mira|se nota))?',
    ],
    noisy: 'la foto tiene ruido',
    missed: `(?:el )?(?:foco|enfoque) (?:quedó|está|estaba|se fue|cayó|fue) (?:en|a|sobre) ${SOME},? (?:y no|no|en vez de|en lugar de) ${ALL}|(?:la cámara )?enfocó (?:a |en )?${SOME} (?:y no|en vez de|en lugar de) ${ALL}|(?:el )?enfoque (?:falló|ha fallado)|falló el enfoque`,
    unsharp: 'la foto está desenfocada',
    foggy:
      'había (?:tant[ao]|mucha?|muchísim[ao]|demasiad[ao]) (?:niebla|neblina|bruma|humo)(?: (?:en|durante) (?:el|la) \\p{L}+)?',
    tooFoggy: 'hay demasiada niebla',
  },
  {
    shook:
      "(?:ma main a|mes mains ont|j['’]ai|j['’]avais la main qui a) (?:trop |un peu |dû )?(?:tremblé|bougé en (?:prenant|faisant) la photo)",
    shaken: 'la photo est bougée',
    iso: [
      "(?:(?:photo|prise|monté|poussé|les|la|à|en|était|c['’]était|shootée?|faite|avec|j['’]ai|j['’]étais) )*",
      '',
    ],
    noisy: 'la photo est bruitée',
    missed: `(?:la (?:mise au point|map)|le (?:focus|point)|l['’]autofocus) (?:est|était|s['’]est faite?|a été faite?|tombe) (?:sur|dans) ${SOME},? (?:et pas|et non|pas|au lieu d|plutôt qu)(?:e|['’])? ?${ALL}|(?:l['’]appareil|mon téléphone|l['’]autofocus) a fait (?:la mise au point|le point|le focus) sur ${ALL}|la (?:mise au point|map) (?:est|était) (?:ratée|loupée|mauvaise|à côté)`,
    unsharp: 'la photo est floue',
    foggy:
      'il y avait (?:tellement|tant|trop|beaucoup) de (?:brouillard|brume|fumée)(?: (?:au|à la|pendant le|dans la) \\p{L}+)?',
    tooFoggy: 'il y a trop de brouillard',
  },
  {
    shook:
      '(?:a |as )?(?:minhas? )?mãos? (?:tremeu|tremeram|tremia|tremiam)|(?:eu )?tremi(?: na hora(?: da foto)?| um pouco| tirando a foto)?',
    shaken: 'a foto saiu tremida',
    iso: [
      '(?:(?:subi|aumentei|coloquei|tirei|tirada|feita|com|o|em|a|usei|estava|foto|no|foi) )*',
      '(?: (?:e olha|e dá pra ver))?',
    ],
    noisy: 'a foto tem ruído',
    missed: `(?:o )?foco (?:ficou|está|estava|foi|caiu|pegou) (?:em|na|no|nas|nos|pra|para o|para a) ${SOME},? (?:e não|não|em vez d|ao invés d)(?:e|[ao]s?)? ?${ALL}|(?:a câmera |o celular )?focou (?:em |na |no |n?[ao]s? )?${SOME} (?:e não|em vez d|ao invés d)(?:e|[ao]s?)? ?${ALL}`,
    unsharp: 'a foto está desfocada',
    foggy:
      '(?:tinha|havia) (?:tant[ao]|muit[ao]|demasiad[ao]) (?:neblina|névoa|nevoeiro|fumaça)(?: (?:no|na|durante o) \\p{L}+)?',
    tooFoggy: 'tem muita neblina',
  },
  {
    shook:
      'mi (?:è tremata|tremava|tremò) la mano|mi (?:sono tremate|tremavano) le mani|ho (?:tremato|mosso (?:la macchina(?: fotografica)?|il telefono|la mano))',
    shaken: 'la foto è mossa',
    iso: [
      '(?:(?:ho|alzato|messo|portato|gli|a|con|scattata|scattato|fatta|foto|era|erano|dovuto|alzare) )*',
      '',
    ],
    noisy: "c'è rumore",
    missed: `(?:il fuoco|la messa a fuoco|l['’]autofocus) (?:è|era|sta|è andat[oa]|è finit[oa]) (?:su|sul|sulla|sullo|sui|sugli|sulle|sull['’]) ?${SOME},? (?:e non|non|invece|anziché) ${ALL}|(?:la macchina |il telefono )?ha messo a fuoco ${SOME} (?:e non|invece|anziché) ${ALL}|(?:fuoco|messa a fuoco) (?:sbagliat[oa]|mancat[oa])`,
    unsharp: 'la foto è sfocata',
    foggy:
      "c['’]era (?:tanta|troppa|molta|così tanta|tanto|troppo) (?:nebbia|foschia|fumo)(?: (?:al|alla|durante il|nel|nella) \\p{L}+)?",
    tooFoggy: "c'è troppa nebbia",
  },
];

/** A sensitivity at which pictures are noisy. */
const HIGH =
  '(?:iso(?:[- ]?wert|[- ]?values?)?[- ]?(?:(?:at|of|was|to|up to|auf|von|bei|en|de|à|em|no|para|pra|di) |a )?(?:[89]\\d\\d|[1-9]\\d{3,5})|(?:[89]\\d\\d|[1-9]\\d{3,5})[- ]?iso)';

export const TOLD_FAULTS: readonly Rewording[] = LANGUAGES.flatMap(
  ({ shook, shaken, iso: [before, behind], noisy, missed, unsharp, foggy, tooFoggy }): Rewording[] => [
    [clause(shook), shaken],
    [clause(`${before}${HIGH}${behind}`), noisy, /iso/iu],
    [clause(missed), unsharp],
    [clause(foggy), tooFoggy],
  ],
);
