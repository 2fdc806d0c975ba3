/** The usual names of colors with their endings, in six languages. */
export const COLOR_WORD = `(?:${[
  'white|black|red|blue|green|yellow|orange|pink|purple|brown|gr[ae]y|beige|turquoise|navy|gold|silver',
  '(?:hell|dunkel)?(?:rot|blau|grün|gelb|grau|braun)(?:e[nrsm]?)?|schwarz(?:e[nrsm]?)?|wei(?:ß|ss)(?:e[nrsm]?)?|lila|rosa|türkis',
  'blanc[oa]s?|negr[oa]s?|roj[oa]s?|azul(?:es)?|verdes?|amarill[oa]s?|naranjas?|morad[oa]s?|marr[oó]n(?:es)?|gris(?:es)?',
  'blancs?|blanches?|noire?s?|rouges?|bleue?s?|verte?s?|jaunes?|roses?|violette?s?|violets?|marron|grise?s?',
  'branc[oa]s?|pret[oa]s?|vermelh[oa]s?|azuis|amarel[oa]s?|laranjas?|rox[oa]s?|marrom|marrons|cinzas?',
  'bianc(?:[oai]|he)|ner[oaie]|ross[oaie]|blu|verdi|giall[oaie]|arancion[ei]|viola|marron[ei]|grig(?:i[oae]?|ie)',
].join('|')})`;

/** Before the name of a color that is neither white, gray nor black, in six languages. */
export const NOT_GRAY =
  '(?!(?:white|black|gr[ae]y|schwarz|wei(?:ß|ss)|grau|blanc|negr|gris|noir|branc|pret|cinza|bianc|ner|grig)\\p{L}*(?!\\p{L}))';

/* The names of colors as one thing has them, in each language. */

export const GERMAN_COLOR =
  '(?:(?:hell|dunkel|knall|wein|feuer|himmel|marine|gras)?(?:rot|blau|grün|gelb|grau|braun)|schwarz|weiß|weiss|lila|rosa|pink|orange|türkis|beige|violett)';
export const FRENCH_COLOR =
  '(?:rouges?|bleue?s?|verte?s?|jaunes?|noire?s?|blanc(?:he)?s?|grise?s?|brune?s?|roses?|violette?s?|orange|turquoise|beige|bordeaux|marron)';
export const SPANISH_COLOR =
  '(?:roj[oa]|azul|verde|amarill[oa]|negr[oa]|blanc[oa]|gris|rosa|rosad[oa]|naranja|morad[oa]|violeta|marrón|turquesa|beige|granate|dorad[oa])';
export const PORTUGUESE_COLOR =
  '(?:vermelh[oa]|azul|verde|amarel[oa]|pret[oa]|branc[oa]|cinza|rosa|laranja|rox[oa]|violeta|marrom|turquesa|bege|dourad[oa])';
export const ITALIAN_COLOR =
  '(?:ross[oa]|blu|azzurr[oa]|verde|giall[oa]|ner[oa]|bianc[oa]|grigi[oa]|rosa|arancione|viola|marrone|turchese|beige|dorat[oa])';

const SHADE_EN =
  '(?:(?:light|dark|pastel|pale|bright|plain|solid|deep|soft|hot|royal|navy|baby|sky|forest) )*';
/** The names of colors with their shades: "pale pink", "azul claro". */
export const SHADED_COLORS = {
  en: `${SHADE_EN}(?:pink|red|blue|green|yellow|orange|purple|violet|white|black|gr[ae]y|beige|brown|teal|turquoise|navy|gold|silver|cream|mint)`,
  es: '(?:rosa|roj[oa]|azul|verde|amarill[oa]|naranja|morad[oa]|violeta|blanc[oa]|negr[oa]|gris|beige|marrón|turquesa|crema|celeste)(?: (?:claro|oscuro|pastel))?',
  fr: '(?:rose|rouge|bleu|vert|jaune|orange|violet|blanc|noir|gris|beige|marron|turquoise|crème)(?: (?:clair|foncé|pastel))?',
  pt: '(?:rosa|vermelho|azul|verde|amarelo|laranja|roxo|violeta|branco|preto|cinza|bege|castanho|marrom|turquesa|creme)(?: (?:claro|escuro|pastel))?',
};
