import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { type DescribedEdit, needsPicture, type Plan, refusesAll, useEditPlan } from './use-edit-plan.ts';

interface PlannedEditOptions {
  readonly edit: DescribedEdit;
  /** Whether the edit may be sent now. */
  readonly ready: boolean;
  readonly onSend: () => void;
}

export interface PlannedEdit {
  /** The plan to show; null if none is known. */
  readonly plan: Plan | null;
  /** Whether that plan is of an earlier text of the prompt, because the new one is still read. */
  readonly isStale: boolean;
  /** Whether the edit will be sent as soon as it is known that it would not be refused. */
  readonly isChecking: boolean;
  /** Whether the plan on screen says that nothing would be done. */
  readonly isRefused: boolean;
  /** Whether the plan on screen says that the edit needs another picture. */
  readonly needsPicture: boolean;
  /** The button that sends the edit. It gets the focus when an edit was not sent because it would be refused. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The button that adds another picture. It gets the focus when an edit was not sent because it needs one. */
  readonly pictureButton: RefObject<HTMLButtonElement | null>;
  /** Sends the edit, unless it would be refused. */
  readonly submit: (event: SyntheticEvent) => void;
  /** Sends the edit even if it would be refused. */
  readonly sendAnyway: () => void;
}

/** The plan of the edit that a form describes, and functions that send the edit: never a refused one by accident. */
export const usePlannedEdit = ({ edit, ready, onSend }: PlannedEditOptions): PlannedEdit => {
  const { shown, isStale, refusal } = useEditPlan(edit);
  const button = useRef<HTMLButtonElement>(null);
  const pictureButton = useRef<HTMLButtonElement>(null);
  const [isChecking, setChecking] = useState(false);

  const check = async (): Promise<void> => {
    setChecking(true);
    try {
      const refused = await refusal();
      if (refused === null) onSend();
      else (needsPicture(refused) ? pictureButton : button).current?.focus();
    } finally {
      setChecking(false);
    }
  };

  return {
    plan: shown,
    isStale,
    isChecking,
    isRefused: refusesAll(shown),
    needsPicture: needsPicture(shown),
    button,
    pictureButton,
    submit: (event) => {
      event.preventDefault();
      if (ready && !isChecking) void check();
    },
    sendAnyway: () => {
      if (ready) onSend();
    },
  };
};
