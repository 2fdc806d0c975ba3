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
