import type { Editor, EditorState, MeasureText } from '@safelight/engine';
import { useEffect, useState, type CSSProperties } from 'react';
import { announcement } from './announcement.ts';

/** Read by screen readers, seen by nobody. */
export const UNSEEN: CSSProperties = {
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

/** What is under way is not spoken of until it is done; texts and crops are announced as they begin. */
const isSettled = ({ draft }: EditorState): boolean =>
  draft === null || draft.kind === 'text' || draft.kind === 'crop';

/** Says in words what was selected and done. */
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
    <div role="status" style={UNSEEN}>
      {/* The same words once more are a new text for a reader. */}
      <span key={spoken.turn}>{spoken.text}</span>
    </div>
  );
};
