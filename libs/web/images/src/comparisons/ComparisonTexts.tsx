import { COMPARISON_DESCRIPTION_MAX_LENGTH, COMPARISON_TITLE_MAX_LENGTH } from '@safelight/rules';
import { Field } from '@safelight/web-ui';

interface ComparisonTextsProps {
  readonly title: string;
  readonly description: string;
  readonly disabled: boolean;
  readonly onTitle: (title: string) => void;
  readonly onDescription: (description: string) => void;
}

/** The fields for the texts of a new comparison. */
export const ComparisonTexts = ({
  title,
  description,
  disabled,
  onTitle,
  onDescription,
}: ComparisonTextsProps) => (
  <>
    <Field
      label="Title (optional)"
      value={title}
      onValue={onTitle}
      disabled={disabled}
      maxLength={COMPARISON_TITLE_MAX_LENGTH}
    />
    <Field
      label="Description (optional)"
      multiline
      minRows={3}
      value={description}
      onValue={onDescription}
      disabled={disabled}
      maxLength={COMPARISON_DESCRIPTION_MAX_LENGTH}
    />
  </>
);
