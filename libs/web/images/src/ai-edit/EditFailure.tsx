import { readAiFailure } from '@safelight/rules';
import { Notice } from '@safelight/web-ui';
import { PossibleEdits } from './PossibleEdits.tsx';
import { PricingLinked } from './PricingLinked.tsx';

interface EditFailureProps {
  readonly message: string;
  /** Whether a credit was charged for the edit and has been returned because the edit failed. */
  readonly isCreditBack: boolean;
  /** Called with the prompt of a chosen suggestion. Without it no suggestions are shown. */
  readonly onIdea?: (prompt: string) => void;
}

/** Shows why an edit failed, and suggests edits that would work. */
export const EditFailure = ({ message, isCreditBack, onIdea }: EditFailureProps) => {
  const { reason, ideas } = readAiFailure(message);
  return (
    <>
      <Notice tone="danger">
        <PricingLinked text={reason} />
        {isCreditBack ? ' Your credit is back.' : ''}
      </Notice>
      {onIdea === undefined || ideas.length === 0 ? null : (
        <PossibleEdits prompts={ideas} onChoose={onIdea} />
      )}
    </>
  );
};
