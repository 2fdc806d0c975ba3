import { Field, isForInputMethod } from '@safelight/web-ui';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isTooLong, tagProblem, tagsIn, withTags } from './tags-in.ts';

interface TagFieldProps {
  readonly label: string;
  /** The text that is not added yet. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly tags: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
  /** Whether leaving the field adds its text. */
  readonly addsOnBlur?: boolean;
}

/**
 * The field for new tags: Enter, a comma and pasting a list add each tag that is not there yet. Tags that are too
 * long stay in the field, with a message.
 */
export const TagField = ({ label, text, onText, tags, onTags, addsOnBlur = false }: TagFieldProps) => {
  const add = (written: string): void => {
    const found = tagsIn(written);
    onText(found.filter(isTooLong).join(', '));
    const next = withTags(
      tags,
      found.filter((tag) => !isTooLong(tag)),
    );
    if (next.length !== tags.length) onTags(next);
  };
  return (
    <Field
      label={label}
      value={text}
      placeholder="Enter adds it"
      problem={tagProblem(text)}
      onValue={onText}
      onBlur={addsOnBlur ? () => add(text) : undefined}
      inputProps={{
        onKeyDown: (event: KeyboardEvent) => {
          if (isForInputMethod(event) || (event.key !== 'Enter' && event.key !== ',')) return;
          event.preventDefault();
          add(text);
        },
        onPaste: (event: ClipboardEvent) => {
          const pasted = event.clipboardData.getData('text');
          if (!/[,\n]/.test(pasted)) return;
          event.preventDefault();
          add(`${text},${pasted}`);
        },
      }}
    />
  );
};
