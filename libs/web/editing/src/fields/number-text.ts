/** What a number field tells the reader of its text. */
interface NumberContext {
  /** The unit that may follow a number: `px`, `°`, `%`. */
  readonly unit: string;
  /** The number in the field before, to which a text that begins with `+`, `*` or `/` is applied. */
  readonly now: number;
  /** What 100 % is; without it a percentage is allowed only as the unit. */
  readonly whole?: number | undefined;
}

/** A number with what follows it directly, or one sign. */
const TOKEN = /\s*(?:([.,]*\d[\d.,]*)\s*([a-z]+|[%°])?|([-+*/()]))\s*/y;
/** Commas between thousands: `1,000`. No field has three decimals. */
const WITH_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

const SIGNS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', ':': '/', '−': '-' };

type Token = number | string;

const plainNumber = (digits: string): number =>
  Number(WITH_THOUSANDS.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));

/** The number of pixels, degrees or percent that digits and what follows them mean; null for another unit. */
const valueOf = (
  digits: string,
  after: string | undefined,
  { unit, whole }: NumberContext,
): number | null => {
  const number = plainNumber(digits);
  if (after === undefined || after === unit) return number;
  return after === '%' && whole !== undefined ? (number / 100) * whole : null;
};

/** The numbers and the signs of a text; null for a text with anything else. */
const tokensIn = (text: string, context: NumberContext): readonly Token[] | null => {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, digits, after, sign] = TOKEN.exec(text) ?? [];
    const token = digits === undefined ? sign : valueOf(digits, after, context);
    if (token === undefined || token === null) return null;
    tokens.push(token);
  }
  return tokens;
};

/** Calculates with the usual precedence; NaN where the tokens are no calculation. */
const calculated = (tokens: readonly Token[]): number => {
  let at = 0;
  const takes = (sign: string): boolean => {
    const isNext = tokens[at] === sign;
    if (isNext) at += 1;
    return isNext;
  };
  const single = (): number => {
    if (takes('-')) return -single();
    if (takes('(')) {
      const inside = sum();
      return takes(')') ? inside : Number.NaN;
    }
    const token = tokens[at];
    at += 1;
    return typeof token === 'number' ? token : Number.NaN;
  };
  const product = (): number => {
    let result = single();
    for (;;) {
      if (takes('*')) result *= single();
      else if (takes('/')) result /= single();
      else return result;
    }
  };
  const sum = (): number => {
    let result = product();
    for (;;) {
      if (takes('+')) result += product();
      else if (takes('-')) result -= product();
      else return result;
    }
  };
  const result = sum();
  return at === tokens.length ? result : Number.NaN;
};

/**
 * The number that a text in a field means: a number, which may have a decimal comma or commas between
 * thousands, and the unit; or a calculation with `+ - * /` and parentheses. One that begins with `+`, `*` or `/` changes the number before. NaN for any other text.
 */
export const numberIn = (text: string, context: NumberContext): number => {
  const plain = text.trim().replace(/[×÷:−]/g, (sign) => SIGNS[sign] ?? sign);
  const tokens = tokensIn(plain.toLowerCase(), context);
  if (tokens === null) return Number.NaN;
  return calculated(/^[+*/]/.test(plain) ? [context.now, ...tokens] : tokens);
};
