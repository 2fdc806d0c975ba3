import { COURTESIES } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “Remove the bottles, the dog and the cat stay”: what is named first and then stays is not removed with the rest. Of a list each
 * part is said to stay.
 */

interface Language {
  readonly article: string;
  readonly and: string;
  /** That several things stay, behind them. */
  readonly stay: string;
  /** That one stays. */
  readonly stays: string;
}

const PORTUGUESE: Language = {
  article: '(?:os?|as?|meus?|minhas?) ',
  and: 'e|ou|nem',
  stay: '(?:(?:devem|podem|têm que) ficar|ficam?|permanecem)(?: (?:aí|lá|como estão))?|deix[ae](?:-[oa]s)?(?: (?:ficar|el[ea]s|aí|lá|como estão))*|mantém(?: el[ea]s)?',
  stays: 'fica',
};

const LANGUAGES: readonly Language[] = [
  {
    article: '(?:the|my|our|her|his|their|both) ',
    and: 'and|&|or',
    stay: '(?:(?:should|must|can|may|shall|have to|need to) )?(?:stay|remain)(?: put| there| in| as they are)?|(?:leave|keep) them(?: (?:in|there|alone|be|as they are))?',
    stays: 'stays',
  },
  {
    article: '(?:(?:der|die|das|den|meine?n?|unsere?n?) )?',
    and: 'und|&|oder',
    stay: '(?:(?:sollen|sollten|müssen|dürfen|können)(?: (?:bitte|aber|auch|noch|ruhig|unbedingt))* )?(?:(?:da|drin|stehen|hier|so) ?)?bleiben(?: (?:da|drin|stehen|hier|so))?|(?:bitte )?(?:(?:da|drin|stehen|so) ?)?(?:lassen|behalten)|(?:bitte )?nicht (?:entfernen|löschen|anfassen|wegmachen)',
    stays: 'bleibt',
  },
  {
    article: '(?:el|la|los|las|mis?|al?) ',
    and: 'y|e|o|ni',
    stay: '(?:que )?se qued[ae]n(?: (?:ahí|como están|igual))?|(?:deben|tienen que|pueden) quedarse|d[eé]ja(?:me|nos)?l[oa]s(?: (?:ahí|como están|igual|así))?|no l[oa]s (?:quites|borres|toques|saques)',
    stays: 'se queda',
  },
  {
    article: "(?:(?:les?|la|mon|ma|mes) |l['’])",
    and: 'et|ou|ni',
    stay: '(?:(?:doivent|peuvent) rester|restent)(?: (?:là|en place))?|(?:tu )?(?:laisse|garde)[rz]?[- ]les(?: (?:là|comme ça))?|(?:tu )?les (?:laisse|garde)s?',
    stays: 'reste',
  },
  PORTUGUESE,
  {
    article: "(?:(?:il|lo|la|i|gli|le|mi[oa]) |l['’])",
    and: 'ed?|o|né',
    stay: '(?:(?:devono|possono) (?:restare|rimanere)|restano|rimangono)(?: (?:lì|dove sono|così))?|lascial[ei](?: (?:lì|stare|così))?',
    stays: 'resta',
  },
];

const START =
  '(?<=(?:^|[.,;:!?]\\s)\\s*(?:(?:but|and|aber|und|pero|y|mais|et|mas|e|ma|però) )?|\\s(?:but|aber|pero|mais|mas|ma|però) )';
const END = `(?=(?:,? (?:${COURTESIES}))?\\s*(?:[.,;!?]|$)|,? (?:and|but|und|aber|y|pero|et|mais|e|mas|ma|però)(?!\\p{L}))`;

/** What `before` and `behind` say of a list, said of each of its parts. */
const ofEach = (before: string, behind: string, language: Language, among?: RegExp): Rewording => {
  const { article, and, stays } = language;
  const name = `${article}\\p{L}+(?: \\p{L}+)?`;
  const joint = new RegExp(`,\\s*|\\s+(?:${and})\\s+`, 'iu');
  const inParts = (...found: readonly unknown[]): string => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const names = (groups['all'] ?? '').split(joint);
    return names.map((one) => `${one} ${stays}`).join(', ');
  };
  const said = `${START}${before}(?<all>${name}(?:, ${name})?,? (?:${and}) ${name})${behind}${END}`;
  return among === undefined ? [new RegExp(said, 'giu'), inParts] : [new RegExp(said, 'giu'), inParts, among];
};

/** “Tira as garrafas, deixa o cachorro e o gato”. */
const LEFT_IN_PORTUGUESE = ofEach(
  '(?:deix[ae]|mant[ée]m|mantenha) ',
  '',
  PORTUGUESE,
  /(?<!\p{L})(?:tir(?:a|e|ar|em)|remov\p{L}+|apag\p{L}+|elimin\p{L}+|fora|some)(?!\p{L})/iu,
);

export const BOTH_STAY: readonly Rewording[] = [
  ...LANGUAGES.map((language) => ofEach('', `,? (?:${language.stay})`, language)),
  LEFT_IN_PORTUGUESE,
];
