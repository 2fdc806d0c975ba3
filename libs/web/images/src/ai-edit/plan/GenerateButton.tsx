import { PrimaryButton } from '@safelight/web-ui';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlannedEdit } from './use-planned-edit.ts';

interface GenerateButtonProps {
  readonly planned: PlannedEdit;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

/**
 * The button that requests an edit. For an edit that would be refused it is not the main action any more, and one that
 * needs another picture is not sent without it.
 */
export const GenerateButton = ({ planned, disabled, children }: GenerateButtonProps) => {
  const { isRefused, needsPicture, button, sendAnyway } = planned;
  const isAnyway = isRefused && !needsPicture && !disabled;
  const isMain = !isRefused || disabled;
  return (
    <PrimaryButton
      ref={button}
      size="large"
      disabled={disabled}
      startIcon={<Sparkles size={18} />}
      {...(isMain ? {} : { variant: 'outlined', color: 'secondary' })}
      {...(isAnyway ? { type: 'button', onClick: sendAnyway } : { type: 'submit' })}
    >
      {isAnyway ? 'Try Anyway' : children}
    </PrimaryButton>
  );
};
