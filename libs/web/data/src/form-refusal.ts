import { TEXTS } from '@safelight/rules';
import type { FormRefusal } from '@safelight/web-ui';
import { codeOf, detailsOf, fieldProblemsOf, messageOf } from './errors.ts';

type CodePlaces = Readonly<Partial<Record<NonNullable<ReturnType<typeof codeOf>>, string>>>;

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Assigns the server's refusal of a form to those `known` fields that it names (in camelCase). A refusal that
 * names none of them belongs to the field that `places` gives for its code, or else to the form as a whole.
 * `fallback` is the message when the server sent none.
 */
export const formRefusal = (
  error: unknown,
  known: readonly string[],
  places: CodePlaces,
  fallback: string = TEXTS.generic.internal,
): FormRefusal => {
  const named = Object.entries(fieldProblemsOf(error)).map(
    ([name, problem]) => [camelCase(name), problem] as const,
  );
  const fields: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
    named.filter(([name]) => known.includes(name)),
  );
  const { reason } = detailsOf(error);
  const why = typeof reason === 'string' ? { reason } : {};
  if (Object.keys(fields).length > 0) return { fields, message: null, ...why };
  const code = codeOf(error);
  const place = code === null ? undefined : places[code];
  return place === undefined
    ? { fields: {}, message: messageOf(error, fallback) }
    : { fields: { [place]: messageOf(error, fallback) }, message: null, ...why };
};
