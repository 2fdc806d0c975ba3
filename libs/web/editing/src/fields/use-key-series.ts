import { useRef } from 'react';
import { useEditing } from '../session/editing-session.ts';

interface KeySeries {
  /** Joins a change that a key makes to those before it. */
  readonly join: (change: () => void) => void;
  /** Ends the series: what keys change next is another step. */
  readonly end: () => void;
}

/** The keys that change the value of a field are one step of the history, until the focus leaves the field. */
export const useKeySeries = (): KeySeries => {
  const { editor } = useEditing();
  const series = useRef({});
  return {
    join: (change) => editor.joining(series.current, change),
    end: () => {
      series.current = {};
    },
  };
};
