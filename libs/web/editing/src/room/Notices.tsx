import { NOTICES } from '@safelight/engine';
import { useToasts } from '@safelight/web-ui';
import { useEffect } from 'react';
import { useEditing } from '../session/editing-session.ts';

/** Shows why something was not done. */
export const Notices = () => {
  const { editor } = useEditing();
  const toasts = useToasts();
  useEffect(() => {
    let said = editor.state.notice;
    let shown: number | null = null;
    return editor.subscribe(({ notice }) => {
      if (notice === said) return;
      said = notice;
      if (shown !== null) toasts.dismiss(shown);
      shown = notice === null ? null : toasts.show(NOTICES[notice.kind]);
    });
  }, [editor, toasts]);
  return null;
};
