import type { Viewer } from '@safelight/domain';
import type { Signal, SignalBus } from '../ports/index.ts';

type IsConcerned = (viewer: Viewer) => boolean;

/** Returns a predicate for the viewers whose session or key a signal ends; null for other signals. */
const stoppedBy = (signal: Signal): IsConcerned | null => {
  switch (signal.type) {
    case 'session-ended':
      return (viewer) => 'familyId' in viewer && viewer.familyId === signal.familyId;
    case 'keys-stopped':
      return (viewer) =>
        viewer.kind === 'api-key' &&
        viewer.userId === signal.userId &&
        (signal.apiKeyId === null || signal.apiKeyId === viewer.apiKeyId);
    case 'image-changed':
    case 'images-removed':
    case 'owner-changed':
    case 'ai-edit-changed':
      return null;
    default:
      return signal satisfies never;
  }
};

/**
 * Notifies long-lived connections that access has ended. When any process ends a session or revokes an
 * account's API keys, calls `listener` with a predicate for the affected viewers. Returns a function that
 * unsubscribes.
 */
export const watchAccess =
  ({ signals }: { readonly signals: SignalBus }) =>
  (listener: (isConcerned: IsConcerned) => void): (() => void) =>
    signals.subscribe((signal) => {
      const isConcerned = stoppedBy(signal);
      if (isConcerned !== null) listener(isConcerned);
    });
