import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useLimitedInput } from './use-limited-input.ts';

/** The layout of a label, an input and a note below it. */
export const FieldRoot = styled('div')({ display: 'grid', gap: 6, minWidth: 0 });

export const FieldLabel = styled('label')({ fontSize: '0.875rem', fontWeight: 600 });

export interface FieldProps extends Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'endAdornment'
  | 'minRows'
  | 'maxRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'placeholder'
  | 'required'
  | 'type'
  | 'inputProps'
> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The error message, shown instead of the hint. */
  readonly problem?: string | null | undefined;
  /** Whether the error is announced elsewhere, such as by a toast, so that it is not announced twice. */
  readonly isAnnounced?: boolean;
  readonly hint?: string | undefined;
  /** The most characters, counted as the server counts them. A note says when more did not fit. */
  readonly maxLength?: number;
}

/** A labelled text input; the label is above it, the hint or the error below. */
export const Field = ({
  label,
  value,
  onValue,
  problem,
  isAnnounced = false,
  hint,
  maxLength,
  inputProps,
  ...input
}: FieldProps) => {
  const id = useId();
  const { onChange, isCut, ...composition } = useLimitedInput({ value, onValue, max: maxLength });
  const limit = isCut ? `At most ${maxLength} characters fit.` : undefined;
  const note = problem ?? limit ?? hint;
  const problemRole = isAnnounced ? undefined : 'alert';
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        error={problem !== undefined && problem !== null}
        value={value}
        onChange={onChange}
        inputProps={{
          ...inputProps,
          ...composition,
          ...(note === undefined ? {} : { 'aria-describedby': `${id}-note` }),
        }}
      />
      {note === undefined ? null : (
        <FormHelperText
          id={`${id}-note`}
          error={note === problem}
          role={note === problem ? problemRole : note === limit ? 'status' : undefined}
        >
          {note}
        </FormHelperText>
      )}
    </FieldRoot>
  );
};
