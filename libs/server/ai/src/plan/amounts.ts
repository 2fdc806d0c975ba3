const SUBTLE =
  /\b(?:slight(?:ly)?|a (?:little|bit|touch|hint)(?: of)?|(?:little|tiny) bit|subtl[ey]|gentl[ey]|mild(?:ly)?|lightly|soft(?:ly)?|delicate(?:ly)?|faint(?:ly)?|barely|natural(?:ly)?)\b/;
const MODERATE = /\b(?:moderate(?:ly)?|somewhat|fairly|medium)\b/;
const STRONG =
  /\b(?:strong(?:ly|er)?|heav(?:y|ily)|ver+y|really|extreme(?:ly)?|intense(?:ly)?|super|highly|much|a lot|lots of|max(?:imum|imally)?|bold(?:ly)?|deep(?:ly)?|high|full-?on|totally|way more)\b/;
const PERCENT = /(\d{1,3}) ?(?:%|percent\b)/;

/** The strengths words stand for; 1 is an operation as designed. */
export const STRENGTH = { subtle: 0.5, moderate: 0.75, normal: 1, strong: 1.5 } as const;

/** How strongly a clause asks for its wish ("slightly", "50 %", "very"), or null when it does not say. */
export const amountIn = (clause: string): number | null => {
  const percent = PERCENT.exec(clause)?.[1];
  if (percent !== undefined) return Math.min(STRENGTH.strong, Math.max(0.1, Number(percent) / 100));
  if (SUBTLE.test(clause)) return STRENGTH.subtle;
  if (MODERATE.test(clause)) return STRENGTH.moderate;
  return STRONG.test(clause) ? STRENGTH.strong : null;
};

/** The clause without its words of amount. */
export const withoutAmounts = (clause: string): string =>
  [PERCENT, SUBTLE, MODERATE, STRONG].reduce(
    (text, amount) => text.replace(new RegExp(amount, 'g'), ' '),
    clause,
  );

/** "subtle", "strong", …; null for the strength an operation is designed for. */
export const amountName = (strength: number): string | null => {
  if (strength === STRENGTH.normal) return null;
  if (strength <= STRENGTH.subtle) return 'subtle';
  return strength < STRENGTH.normal ? 'moderate' : 'strong';
};
