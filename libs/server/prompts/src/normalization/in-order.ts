import { outsideQuotations } from '../words/quotations.ts';

/* Words that only say in which order wishes shall be done, and numbers of a list in one line. All wishes are done anyway. */

const THEN =
  /(?<!\p{L})(?:then|next|after(?:wards| that)|finally|lastly|dann|danach|anschließend|zuletzt|zum schluss|luego|después|por último|finalmente|puis|ensuite|après|enfin|depois|em seguida|por fim|poi|dopo|infine)(?!\p{L})/iu;
/** "First crop it, then …". */
const FIRST =
  /^\s*(?:first(?:ly| of all)?|zuerst|zunächst|als erstes|primero|en primer lugar|(?:tout )?d['’]abord|premièrement|primeiro|primeiramente|(?:per )?prima(?: cosa)?|innanzitutto)[,:]? (?=\p{L}{2})/iu;
/** In capitals such a word is a text: "scrivi PRIMA e DOPO". */
const LATER = new RegExp(
  `(?:\\s*,\\s*(?:(?:and|und|y|et|e) )?|\\s+(?:and|und|y|et|e) )(?-i:(?!\\p{Lu}{2}))(?:${[
    'finally|lastly|last of all|(?:in|at) the end|after(?:wards| that)(?! of)',
    'danach|anschließend|zum (?:schluss|abschluss)|zuletzt|am (?:ende|schluss)|abschließend|schließlich',
    'por último|finalmente|al final(?! de)|para (?:terminar|acabar)|después(?! de)|a continuación',
    'enfin(?!,? (?:les?|la|l)(?!\\p{L}))|pour finir|à la fin(?! d)|finalement|après(?: ça)?(?! (?:les?|la|l|avoir|un|une)(?!\\p{L}))',
    'por fim|no final(?! d)|para (?:finalizar|terminar)|em seguida',
    'infine|alla fine(?! d)|per (?:finire|ultimo)|dopo(?! (?:di|il|la|lo|le|i|gli|aver)(?!\\p{L}))|successivamente',
  ].join('|')})[,:]? (?=\\p{L})`,
  'giu',
);
/** "Warmth, contrast and sharpness, in that order". */
const IN_THAT_ORDER =
  /(?<=\p{L}),? ?\(?(?:exactly |exakt |genau |exactamente |exactement |exatamente |esattamente )?(?:in (?:that|this) order|in (?:dieser|der) reihenfolge|(?:en|por) (?:ese|este) orden|dans cet ordre|n(?:essa|esta) ordem|in quest['’]ordine|in (?:questo|quell['’]) ?ordine)\)?(?=\s*(?:[,.;!?]|$))/giu;
/** "1. crop it 2. brighten it". */
const LISTED = /^\s*1[.)] ?\p{L}[^]*\s2[.)] ?\p{L}/u;
const NUMBER = /(?:^|\s+)\d[.)] ?(?=\p{L})/gu;

/** The prompt, in which only commas and lines separate its wishes. */
export const withoutOrder = (prompt: string): string => {
  const unlisted = LISTED.test(prompt)
    ? outsideQuotations(prompt, (part) => part.replace(NUMBER, '\n')).trim()
    : prompt;
  const started = THEN.test(unlisted) ? unlisted.replace(FIRST, '') : unlisted;
  return outsideQuotations(started, (part) => part.replace(LATER, ', ').replace(IN_THAT_ORDER, ''));
};
