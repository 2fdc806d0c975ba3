import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a form whose fields show `problems` by field: each new set of them moves the focus to the first wrong
 * field.
 */
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
