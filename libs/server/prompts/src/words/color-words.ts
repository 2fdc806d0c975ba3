/** The usual names of colors with their endings, in six languages. */
export const COLOR_WORD = `(?:${[
  'white|black|red|blue|green|yellow|orange|pink|purple|brown|gr[ae]y|beige|turquoise|navy|gold|silver',
  '(?:hell|dunkel)?(?:rot|blau|grün|gelb|grau|braun)(?:e[nrsm]?)?|schwarz(?:e[nrsm]?)?|wei(?:ß|ss)(?:e[nrsm]?)?|lila|rosa|türkis',
  'blanc[oa]s?|negr[oa]s?|roj[oa]s?|azul(?:es)?|verdes?|amarill[oa]s?|naranjas?|morad[oa]s?|marr[oó]n(?:es)?|gris(?:es)?',
  'blancs?|blanches?|noire?s?|rouges?|bleue?s?|verte?s?|jaunes?|roses?|violette?s?|violets?|marron|grise?s?',
  'branc[oa]s?|pret[oa]s?|vermelh[oa]s?|azuis|amarel[oa]s?|laranjas?|rox[oa]s?|marrom|marrons|cinzas?',
  'bianc(?:[oai]|he)|ner[oaie]|ross[oaie]|blu|verdi|giall[oaie]|arancion[ei]|viola|marron[ei]|grig(?:i[oae]?|ie)',
].join('|')})`;
