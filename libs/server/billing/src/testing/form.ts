/** A value of a nested form, whose path is in its name, such as `line_items[0][quantity]`. */
export type FormValue = string | { [name: string]: FormValue };

/** The nested fields of a form body as Stripe's client sends it. */
export const formFields = (body: string): Record<string, FormValue> => {
  const fields: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at: Record<string, FormValue> = fields;
    for (const part of path) {
      const next = at[part];
      at = typeof next === 'object' ? next : (at[part] = {});
    }
    at[last] = value;
  }
  return fields;
};

/** The text at a path in the fields. Empty if there is none. */
export const textAt = (fields: Record<string, FormValue>, ...path: readonly string[]): string => {
  let at: FormValue | undefined = fields;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : '';
};
