import { VERBS } from './concepts.ts';
import type { Concept } from './english.ts';
import { entriesFor, type Language } from './lexicon.ts';

/** The ending of a form of a verb, and the endings of other forms of the same verb. All letters are folded. */
type Ending = readonly [ending: RegExp, others: readonly string[]];

/**
 * The lexicons list some forms of each verb, and people use others: "píntenla", "tapem", "alzi", "rehaussez". From such a
 * form the endings lead to one that may be listed.
 */
const ENDINGS: Partial<Record<Language, readonly Ending[]>> = {
  spanish: [
    [/quen?$/, ['ca', 'car']],
    [/guen?$/, ['ga', 'gar']],
    [/cen?$/, ['za', 'zar']],
    [/(?:en|emos|amos|ando)$/, ['a', 'e', 'ar']],
    [/an$/, ['a', 'e', 'ar']],
    [/(?:iendo|imos)$/, ['e', 'er', 'ir']],
    [/e$/, ['a', 'ar', 'er']],
    [/a$/, ['ar', 'e']],
    [/ar$/, ['a', 'e']],
    [/[ei]r$/, ['e', 'a']],
  ],
  portuguese: [
    [/quem?$/, ['ca', 'car']],
    [/guem?$/, ['ga', 'gar']],
    [/cem?$/, ['ca', 'car']],
    [/(?:em|emos|amos|ando)$/, ['a', 'e', 'ar']],
    [/am$/, ['a', 'e', 'ar']],
    [/endo$/, ['e', 'er']],
    [/e$/, ['a', 'ar', 'er']],
    [/a$/, ['ar', 'e', 'er']],
    [/ar$/, ['a', 'e']],
    [/[ei]r$/, ['e', 'a']],
  ],
  italian: [
    [/isc[ao]$/, ['isci', 'ire']],
    [/(?:ire|ite)$/, ['isci', 'i']],
    [/(?:are|ate|ando)$/, ['a', 'i']],
    [/(?:ere|ete|endo)$/, ['i', 'a']],
    [/iamo$/, ['a', 'i', 'are', 'ere']],
    [/i$/, ['a', 'are', 'ere']],
    [/a$/, ['i', 'are', 'ere']],
  ],
  french: [
    [/issez$/, ['is', 'ir']],
    [/(?:ez|ons)$/, ['e', 'er', 'ir']],
    [/er$/, ['e', 'ez']],
    [/(?:ent|es)$/, ['e', 'er']],
    [/e$/, ['er', 'ez']],
    [/is$/, ['ir', 'issez']],
    [/ir$/, ['is', 'issez']],
  ],
  german: [
    [/eln$/, ['el', 'le']],
    [/ern$/, ['er', 're']],
    [/le$/, ['eln', 'el']],
    [/en$/, ['e', '']],
    [/e$/, ['en', '']],
    [/(?<=[^aeious])$/, ['e', 'en']],
  ],
};
/** What the other form must ask for: a change. Nouns seldom look like forms of these verbs. */
const ASKED: readonly Concept[] = [
  ...VERBS.filter((concept) => !['keep', 'touch', 'more', 'less'].includes(concept)),
  'collage',
  'upscale',
  'compress',
];
const SHORTEST = 4;
const isVerb = (word: string, language: Language): boolean =>
  entriesFor(word).some(
    (entry) =>
      entry.language === language &&
      ASKED.includes(entry.concept) &&
      entry.patterns.length === 1 &&
      entry.patterns[0]?.text === word,
  );

/** German verbs with "weg" ask for a removal, whatever else they say: "wegzaubern". Not those of movements: "weglaufen". */
const AWAY =
  /^weg(?!ge(?:h|s|fahr|lauf|dreh|flog)|geh|gang|lauf|fahr|schau|seh|guck|blick|komm|renn|flieg|zieh|lehn|dreh|ruck|lass|bleib|zeig|weis)\p{L}{3,}(?:en|eln|ern|t)$/u;

/** A listed form of the verb of which a word is another form, or null. Both are folded. */
export const listedForm = (word: string, language: Language): string | null => {
  if (language === 'german' && AWAY.test(word)) return 'wegmachen';
  for (const [ending, others] of ENDINGS[language] ?? []) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, '');
    const form = others
      .map((other) => `${stem}${other}`)
      .find((one) => one !== word && one.length >= SHORTEST && isVerb(one, language));
    if (form !== undefined) return form;
  }
  return null;
};
