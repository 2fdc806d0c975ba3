import type { Rewording } from './rewording.ts';

/* "And don't forget to straighten it": a wish, and nothing that shall not be done. */

/** A wish begins here, and no text that somebody asks to write. */
const START =
  '(?<!(?<!\\p{L})(?:write|text|caption|title|say\\p{L}*|schreib\\p{L}*|escrib\\p{L}*|texto|écri\\p{L}*|texte|escrev\\p{L}*|scriv\\p{L}*|testo|scritta)(?!\\p{L})[^.!?;]*)(?<=(?:^|[,.;!?])\\s*|(?<!\\p{L})(?:and|but|please|und|aber|bitte|y|pero|por favor|et|mais|e|mas|ma|per favore) )';

export const NOT_FORGOTTEN: readonly Rewording[] = [
  "(?:(?:please )?(?:do not|don[’']?t|never)|(?:you |we )?must(?: not|n[’']?t)) forget to ",
  'vergiss (?:bitte )?(?:auch )?nicht,? (?=(?:\\p{L}+ ){1,5}zu \\p{L}+en(?!\\p{L})|(?:\\p{L}+ ){1,5}\\p{L}+zu\\p{L}+en(?!\\p{L}))',
  '(?:que )?no (?:(?:te|se|os) )?(?:me )?olvid(?:es|e|éis)(?: de)? (?=\\p{L}+[aei]r(?:l[aoe]s?)?(?!\\p{L}))',
  "n[’']?oublie[zs]? (?:surtout )?pas (?:de |d[’'])(?=\\p{L})",
  "(?:il ne (?:faut|faudrait) (?:surtout )?pas|(?:on|tu|vous) ne (?:doi[ts]|devez) (?:surtout )?pas) (?:que (?:tu|vous|on) oubli\\p{L}+|oublier) (?:de |d[’'])(?=\\p{L})",
  'n[aã]o (?:se )?esque[çc](?:e|a|as|am|er)(?:-se)?(?: de)? (?=\\p{L}+[aei]r(?!\\p{L}))',
  "non (?:ti )?(?:dimenticar|scordar)(?:e|ti|si|tevi)? (?:di|d[’']) ?(?=\\p{L}+r(?:e|l[aoei])(?!\\p{L}))",
].map((said) => [new RegExp(`${START}${said}`, 'giu'), '']);
