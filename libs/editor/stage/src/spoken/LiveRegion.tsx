import type { Editor, EditorState, MeasureText } from '@safelight/engine';
import { useEffect, useState, type CSSProperties } from 'react';
import { announcement } from './announcement.ts';

/** Hides an element visually, but not from screen readers. */
export const VISUALLY_HIDDEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** A gesture is announced once it is finished; texts and crops are announced when they start. */
const isSettled = ({ draft }: EditorState): boolean =>
  draft === null || draft.kind === 'text' || draft.kind === 'crop';

/** Announces selections and changes to screen readers. */
export const LiveRegion = ({
  editor,
  measure,
}: {
  readonly editor: Editor;
  readonly measure: MeasureText;
}) => {
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  useEffect(() => {
    let settled = editor.state;
    return editor.subscribe((state) => {
      if (!isSettled(state)) return;
      const text = announcement(settled, state, measure);
      settled = state;
      if (text !== '') setSpoken(({ turn }) => ({ text, turn: turn + 1 }));
    });
  }, [editor, measure]);
  return (
    <div role="status" style={VISUALLY_HIDDEN}>
      {/* A new key makes screen readers announce the same text again. */}
      <span key={spoken.turn}>{spoken.text}</span>
    </div>
  );
};
