import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import { limitedText } from './limited-text.ts';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface LimitedInput {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The most characters; undefined without a limit. */
  readonly max: number | undefined;
}

/**
 * Returns the handlers of an input with a limit that is counted in characters, as the server does, and whether the
 * latest change was cut to the limit. The attribute `maxlength` counts an emoji twice, and cuts silently.
 */
export const useLimitedInput = ({ value, onValue, max = Infinity }: LimitedInput) => {
  const beforeComposition = useRef(value);
  const [cutTo, setCutTo] = useState<string | null>(null);
  const take = (input: TextInput, before: string): void => {
    const caret = input.selectionStart ?? input.value.length;
    const limited = limitedText(before, { text: input.value, caret }, max);
    const isCut = limited.text !== input.value;
    if (isCut) {
      // React would move the caret to the end, so the input is changed before its new value is rendered.
      input.value = limited.text;
      input.setSelectionRange(limited.caret, limited.caret);
    }
    setCutTo(isCut ? limited.text : null);
    onValue(limited.text);
  };
  const handlers = {
    onChange: ({ target, nativeEvent }: ChangeEvent<TextInput>) => {
      // An input method may need more letters for a word than the word has.
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      if (isComposing) onValue(target.value);
      else take(target, value);
    },
    onCompositionStart: () => {
      beforeComposition.current = value;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextInput>) => {
      take(currentTarget, beforeComposition.current);
    },
  };
  return { ...handlers, isCut: cutTo !== null && cutTo === value };
};
