import { type RefObject, useState } from 'react';
import { useFocusFirstProblem } from './focus-first-problem.ts';

/** What keeps a form from being sent: problems under fields, and what belongs under none. */
export interface FormRefusal {
  /** By the field's name. */
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly message: string | null;
  /** Which rule was broken, where the problem of a field does not say. */
  readonly reason?: string | undefined;
}

const NO_REFUSAL: FormRefusal = { fields: {}, message: null };

export interface FormState<F extends object> {
  readonly form: F;
  /** Changes fields and takes back what was said of the form. */
  readonly change: (part: Partial<F>) => void;
  readonly problems: FormRefusal['fields'];
  /** What is wrong with the form as a whole; null: nothing. */
  readonly message: string | null;
  /** Which rule was broken, where the problem of a field does not say. */
  readonly reason: string | undefined;
  /** Shows a refusal; a problem under a field takes the focus there. */
  readonly refuse: (refusal: FormRefusal) => void;
  /** Shows the problems of fields, if any; true when there are. */
  readonly showProblems: (problems: FormRefusal['fields']) => boolean;
  /** As it was at first. */
  readonly clear: () => void;
  /** For the form element. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** The state of a form: what is filled in, and what is wrong with it. */
export const useForm = <F extends object>(start: F): FormState<F> => {
  const [form, setForm] = useState(start);
  const [refusal, refuse] = useState(NO_REFUSAL);
  const ref = useFocusFirstProblem(refusal.fields);
  return {
    form,
    change: (part) => {
      setForm({ ...form, ...part });
      refuse(NO_REFUSAL);
    },
    problems: refusal.fields,
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
