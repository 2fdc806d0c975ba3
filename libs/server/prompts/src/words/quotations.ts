/** Words between quotation marks. It is global, so it is for `match`, `replace` and `split`. */
export const QUOTATION = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu;

/** The text with what stands between its quotations changed. The quotations stay as they are. */
export const outsideQuotations = (text: string, change: (part: string) => string): string => {
  const quotations = text.match(QUOTATION) ?? [];
  return text
    .split(QUOTATION)
    .map((part, at) => change(part) + (quotations[at] ?? ''))
    .join('');
};

/** Stands for quoted words while the rest of a text is changed. */
export const HOLE = '\u{FFFC}';
/** The text with a hole for each quotation, and a function that puts the quotations back into what is left of it, in order. */
export const withHoles = (text: string): readonly [holed: string, filled: (rest: string) => string] => {
  const quotations = text.match(QUOTATION) ?? [];
  return [
    text.replace(QUOTATION, HOLE),
    (rest) => {
      let next = 0;
      return rest.replaceAll(HOLE, () => quotations[next++] ?? '');
    },
  ];
};
