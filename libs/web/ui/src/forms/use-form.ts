import { type RefObject, useEffect, useRef, useState } from 'react';

/** Moves the focus to the first invalid field whenever `problems`, the errors by field name, change. */
const useFocusFirstProblem = (
  problems: Readonly<Record<string, unknown>>,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
};

/** The errors of a form that was refused: by field, and as a message about the form as a whole. */
export interface FormRefusal {
  /** Error messages by the field's name. */
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly message: string | null;
  /** The broken rule, for fields whose message does not name it. */
  readonly reason?: string | undefined;
}

const NO_REFUSAL: FormRefusal = { fields: {}, message: null };

/** The names of the fields that contain text. */
type TextName<F> = { [K in keyof F]: F[K] extends string ? K : never }[keyof F] & string;

export interface FormState<F extends object> {
  readonly form: F;
  /** Changes fields and removes the messages shown so far. */
  readonly change: (part: Partial<F>) => void;
  readonly problems: FormRefusal['fields'];
  /** Returns the attributes of a text `Field`: its value, its error and its change handler. */
  readonly field: (name: TextName<F>) => {
    readonly value: string;
    readonly onValue: (value: string) => void;
    readonly problem: string | undefined;
  };
  /** The message about the form as a whole; null when there is none. */
  readonly message: string | null;
  /** The broken rule, for fields whose message does not name it. */
  readonly reason: string | undefined;
  /** Shows why the form was refused, and moves the focus to the first invalid field. */
  readonly refuse: (refusal: FormRefusal) => void;
  /** Shows the errors of fields. Returns true if there are any. */
  readonly showProblems: (problems: FormRefusal['fields']) => boolean;
  /** Resets the form to its initial state. */
  readonly clear: () => void;
  /** The ref of the form element. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** Returns the state of a form: its values and its errors. A form with a `draft` begins with that instead. */
export const useForm = <F extends object>(start: F, draft = start): FormState<F> => {
  const [form, setForm] = useState(draft);
  const [refusal, refuse] = useState(NO_REFUSAL);
  const ref = useFocusFirstProblem(refusal.fields);
  const change = (part: Partial<F>): void => {
    setForm({ ...form, ...part });
    refuse(NO_REFUSAL);
  };
  return {
    form,
    change,
    problems: refusal.fields,
    field: (name) => ({
      value: form[name] as string,
      onValue: (value) => {
        // The cast is needed, because TypeScript does not see that an object with a computed key is a part of
        // the form.
        change({ [name]: value } as unknown as Partial<F>);
      },
      problem: refusal.fields[name],
    }),
    message: refusal.message,
    reason: refusal.reason,
    refuse,
    showProblems: (fields) => {
      refuse({ fields, message: null });
      return Object.keys(fields).length > 0;
    },
    clear: () => {
      setForm(start);
      refuse(NO_REFUSAL);
    },
    ref,
  };
};
