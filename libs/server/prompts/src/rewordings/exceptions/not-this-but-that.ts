import type { Rewording } from '../rewording.ts';

/* "No me aclares la ventana aclárame a los críos": what is denied ends before the next verb, where the comma is missing. */

const DENIED: readonly string[] = [
  "(?:don['’]?t|do not) (?:brighten|lighten|darken|blur|sharpen|crop|remove|erase|touch) (?:the|my|his|her) \\p{L}+(?= (?:brighten|lighten|darken|blur|sharpen|crop|remove|erase) (?:the|my|his|her) )",
  'no (?:(?:me|le|les|nos) )?(?:aclar|oscurezc|borr|quit|toqu|cambi|recort|desenfoqu|ilumin)[aeé]s (?:a )?(?:el|la|los|las|mi|mis) \\p{L}+(?= (?:acl[aá]r|oscur[eé]c|b[oó]rr|qu[ií]t|c[aá]mbi|rec[oó]rt|desenf[oó]c|ilum[ií]n)[aeé](?:me|le|les|nos)?[l]?[aoe]?s? )',
  'mach(?:e)? (?:bitte )?nicht (?:das|den|die) \\p{L}+ (?:heller|dunkler|schärfer)(?= mach(?:e)? )',
  "n['’ ]?(?:e )?(?:éclairci|assombri|efface|enlève|touche|floute)\\p{L}* pas (?:le|la|les) \\p{L}+(?= (?:éclairci|assombri|efface|enlève|floute)\\p{L}* )",
  'n[ãa]o (?:clarei[ae]|escureç?[ae]|apagu?[ae]|tir[ae]|borr[ae]) (?:o|a|os|as) \\p{L}+(?= (?:clarei[ae]|escure[cç][ae]|apag[ua]?e?|tir[ae]) )',
  'non (?:schiarire|scurire|cancellare|togliere|sfocare|toccare) (?:il|lo|la|i|gli|le) \\p{L}+(?= (?:schiarisci|scurisci|cancella|togli|sfoca)\\p{L}* )',
];

/** "Don't brighten the window but the kids": the verb goes for what shall be done. */
const BUT: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:don['’]?t|do not) (?<verb>brighten|lighten|darken|blur|sharpen|remove|erase) (?:the|my|his|her) \p{L}+,? but (?:only |just )?(?=(?:the|my|his|her) )/giu,
    '$<verb> ',
  ],
  [
    /(?<!\p{L})nicht (?:das|den|die) \p{L}+ (?<how>heller|dunkler|schärfer)(?: machen)?,? sondern (?:nur )?(?<what>(?:das|den|die) \p{L}+)(?: machen)?(?=\s*(?:[.,;!?]|$))/giu,
    '$<what> $<how> machen',
  ],
  [
    /(?<!\p{L})no (?:(?:me|le|nos) )?(?<verb>aclar|ilumin|desenfoqu|borr|quit)[aeé]s (?:a )?(?:el|la|los|las|mi|mis) \p{L}+,? sino (?:solo |sólo )?(?=(?:a |al |el |la |los |las ))/giu,
    (...found) => {
      const { verb } = found.at(-1) as { readonly verb: string };
      return `${verb.replace(/qu$/iu, 'c')}a `;
    },
  ],
  [
    /(?<!\p{L})(?:n['’ ]?)?(?<verb>éclaircis|assombris|floute|efface|enlève) pas (?:le|la|les) \p{L}+,? mais (?=(?:le|la|les) )/giu,
    '$<verb> ',
  ],
  [
    /(?<!\p{L})n[ãa]o (?<verb>clareia|clareie|escureça|apague|tire|tira) (?:o|a|os|as) \p{L}+,? (?:e sim|mas sim) (?=(?:o|a|os|as) )/giu,
    '$<verb> ',
  ],
];

export const NOT_THIS_BUT_THAT: readonly Rewording[] = [
  ...BUT,
  ...DENIED.map((said): Rewording => [new RegExp(`(?<!\\p{L})${said}`, 'giu'), '$&,']),
];
