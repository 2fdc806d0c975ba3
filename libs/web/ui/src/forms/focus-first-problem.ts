import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field whenever `problems`, the errors by field name, change. */
export const useFocusFirstProblem = (
  problems: Readonly<Record<string, unknown>>,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
};
