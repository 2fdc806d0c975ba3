import { useApolloClient } from '@apollo/client/react';
import { codeOf, isPassing, signedFetch } from '@safelight/web-data';
import { useSession, useTokenSource } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { problemOf } from './failure-of.ts';
import { inTurn, leave, takenUp } from './leaving.ts';
import {
  type ColorPicker,
  type Opened,
  openSession,
  type OpenedSession,
  type OpenSession,
} from './open-session.ts';
import type { OtherSave } from './saving.ts';
import { useUnsavedHint } from './use-unsaved-hint.ts';
import { watchPage } from './watch-page.ts';

export type OpenDocument =
  | { readonly status: 'loading' }
  | Exclude<Opened, OpenedSession>
  | {
      readonly status: 'failed';
      readonly message: string;
      /** Whether it may open later. */
      readonly isPassing: boolean;
      readonly retry: () => void;
    }
  | { readonly status: 'open'; readonly session: OpenSession };

const failureText = (error: unknown): string =>
  error instanceof RangeError ? error.message : problemOf(error);

/**
 * The document of an image: the server's with this browser's unsaved changes, or the image itself when it was
 * never edited. It is saved automatically while the component is mounted.
 */
export const useOpenDocument = (imageUid: string, colorPicker?: ColorPicker): OpenDocument => {
  const client = useApolloClient();
  const tokens = useTokenSource();
  const userId = useSession().user?.id ?? '';
  const toasts = useToasts();
  const hintAt = useUnsavedHint();
  const sayUnsaved = useEffectEvent((session: OpenSession) => hintAt(session));
  const [state, setState] = useState<{ readonly of: string; readonly is: OpenDocument } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState(null);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    const key = `${userId}/${imageUid}`;
    let isOver = false;
    let end: () => void = () => undefined;
    const show = (is: OpenDocument): void => {
      if (!isOver) setState({ of: imageUid, is });
    };
    const openInTurn = async (): Promise<Opened | null> => {
      if (isOver) return null;
      const fetchPicture = (url: string): Promise<Response> => signedFetch(url, tokens);
      const onCaughtUp = ({ savedBy }: OtherSave): void =>
        void toasts.show(`This image was edited elsewhere. You see what ${savedBy} saved.`);
      const deps = { client, userId, fetchPicture, colorPicker, onCaughtUp };
      return takenUp(key) ?? (await openSession(imageUid, deps));
    };
    const opening = async (): Promise<void> => {
      const result = takenUp(key) ?? (await inTurn(openInTurn));
      if (result === null) return;
      if (result.status !== 'opened') {
        if (result.status === 'newer') end = result.pictures.close;
        if (isOver) end();
        else show(result);
        return;
      }
      const { editing, status: _status, ...session } = result;
      // The component may have been unmounted or shown another image in the meantime.
      if (isOver) {
        await inTurn(() => leave(key, result, () => sayUnsaved(session)));
        return;
      }
      const stopWatching = watchPage(editing, session.pictures);
      end = () => {
        stopWatching();
        // A crop frame may still be where it happens to be; everything else is kept as it is shown.
        if (session.editor.state.draft?.kind !== 'crop') session.editor.settle();
        void inTurn(() => leave(key, result, () => sayUnsaved(session)));
      };
      show({ status: 'open', session });
    };
    opening().catch((error: unknown) =>
      show(
        codeOf(error) === 'NOT_FOUND'
          ? { status: 'missing' }
          : { status: 'failed', message: failureText(error), isPassing: isPassing(error), retry },
      ),
    );
    return () => {
      isOver = true;
      end();
    };
  }, [attempt, client, colorPicker, imageUid, retry, toasts, tokens, userId]);

  return state?.of === imageUid ? state.is : { status: 'loading' };
};
