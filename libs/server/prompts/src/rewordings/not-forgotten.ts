import { END } from './ends.ts';
import type { Rewording } from './rewording.ts';

/* "And don't forget to straighten it": a wish, and nothing that shall not be done. */

/** A wish begins here, and no text that somebody asks to write. */
const START =
  '(?<!(?<!\\p{L})(?:write|text|caption|title|say\\p{L}*|schreib\\p{L}*|escrib\\p{L}*|texto|écri\\p{L}*|texte|escrev\\p{L}*|scriv\\p{L}*|testo|scritta)(?!\\p{L})[^.!?;]*)(?<=(?:^|[,.;!?])\\s*|(?<!\\p{L})(?:and|but|please|und|aber|bitte|y|pero|por favor|et|mais|e|mas|ma|per favore) )';

const VERBS: readonly Rewording[] = [
  "(?:(?:please )?(?:do not|don[’']?t|never)|(?:you |we )?must(?: not|n[’']?t)) forget to ",
  'vergiss (?:bitte )?(?:auch )?nicht,? (?=(?:\\p{L}+ ){1,5}zu \\p{L}+en(?!\\p{L})|(?:\\p{L}+ ){1,5}\\p{L}+zu\\p{L}+en(?!\\p{L}))',
  '(?:que )?no (?:(?:te|se|os) )?(?:me )?olvid(?:es|e|éis)(?: de)? (?=\\p{L}+[aei]r(?:l[aoe]s?)?(?!\\p{L}))',
  "n[’']?oublie[zs]? (?:surtout )?pas (?:de |d[’'])(?=\\p{L})",
  "(?:il ne (?:faut|faudrait) (?:surtout )?pas|(?:on|tu|vous) ne (?:doi[ts]|devez) (?:surtout )?pas) (?:que (?:tu|vous|on) oubli\\p{L}+|oublier) (?:de |d[’'])(?=\\p{L})",
  'n[aã]o (?:se )?esque[çc](?:e|a|as|am|er)(?:-se)?(?: de)? (?=\\p{L}+[aei]r(?!\\p{L}))',
  "non (?:ti )?(?:dimenticar|scordar)(?:e|ti|si|tevi)? (?:di|d[’']) ?(?=\\p{L}+r(?:e|l[aoei])(?!\\p{L}))",
].map((said) => [new RegExp(`${START}${said}`, 'giu'), '']);

/** For each language what nobody may forget, and what can only be added to a picture; then the plainer wish. */
const NOUNS: readonly Rewording[] = (
  [
    [
      "(?:do not|don[’']?t) forget (?:about )?(?:the|an?|my)",
      '(?:(?:\\p{L}+ )?vignette|watermark|border|frame|film grain|grain|rounded corners)',
      '',
      'add a $<what>',
    ],
    [
      '(?:vergiss (?:bitte )?)?(?:den|die|das|ein(?:e|en)?)',
      '(?:vignette|wasserzeichen|rahmen|filmkorn)',
      ' nicht(?: (?:zu )?vergessen)?',
      '$<what> hinzufügen',
    ],
    [
      'no (?:(?:te|se) )?olvid(?:es|e)(?: de)? (?:el|la|los|un|una)',
      '(?:viñeta|viñeteado|marca de agua|borde|marco|grano)',
      '',
      'añade $<what>',
    ],
    [
      "n[’']?oublie[zs]? (?:surtout )?pas (?:le |la |l[’']|une? |du )",
      '(?:vignett(?:e|age)|filigrane|bordure|cadre|grain)',
      '',
      'ajoute $<what>',
    ],
    [
      'n[aã]o (?:se )?esque[çc](?:e|a) (?:d)?(?:[oa]|um|uma)',
      "(?:vinheta|marca d[’']água|borda|moldura|granulado)",
      '',
      'adiciona $<what>',
    ],
    [
      "non (?:ti )?(?:dimenticare|scordare) (?:il |la |l[’']|una? )",
      '(?:vignettatura|filigrana|bordo|cornice|grana)',
      '',
      'aggiungi $<what>',
    ],
  ] as const
).map(([forget, what, end, plainer]) => [
  new RegExp(`${START}${forget} ?(?<what>${what})${end}${END}`, 'giu'),
  plainer,
]);

export const NOT_FORGOTTEN: readonly Rewording[] = [...VERBS, ...NOUNS];
