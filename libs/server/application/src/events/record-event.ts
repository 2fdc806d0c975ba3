import type { NewDomainEvent } from '@safelight/domain';
import { FINAL_STAGES } from '../settlement/settle-edit.ts';
import type { Clock, EventRecorder, Ids, Signal } from '../ports/index.ts';

const imagesChanged = (uids: readonly string[]): readonly Signal[] =>
  [...new Set(uids)].map((imageUid) => ({ type: 'image-changed', imageUid }));

/** Returns the signals that every process receives when the event is committed, for its subscriptions and caches. */
const signalsOf = (event: NewDomainEvent): readonly Signal[] => {
  switch (event.type) {
    case 'version.added':
    case 'edit.taken_back':
      return imagesChanged([event.payload.imageUid]);
    case 'comparison.published':
      return imagesChanged([event.payload.originalImageUid, event.payload.editedImageUid]);
    case 'edit.finished': {
      const { jobId, state } = event.payload;
      return [{ type: 'ai-edit-changed', jobId, state, ...FINAL_STAGES[state] }];
    }
    case 'account.deletion_requested':
    case 'account.restored':
    case 'account.suspended':
    case 'account.reopened':
      return [{ type: 'owner-changed', userId: event.userId }];
    case 'image.created':
    case 'credits.moved':
    case 'account.created':
      return [];
    default:
      return event satisfies never;
  }
};

interface Deps {
  readonly ids: Pick<Ids, 'uuid'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Records an event in the caller's transaction: its row, the job that delivers it, and its signals. */
export const recordEvent =
  ({ ids, clock }: Deps): EventRecorder =>
  (tx) =>
  async (event) => {
    const id = ids.uuid();
    await tx.domainEvents.insert({ ...event, id, occurredAt: clock.now(), deliveredAt: null });
    await tx.jobs.enqueue('deliver-event', { eventId: id });
    for (const signal of signalsOf(event)) await tx.signals.publish(signal);
  };
