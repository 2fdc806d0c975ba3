import { shownName } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { EventConsumer } from '../events/deliver-event.ts';
import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'links' | 'templates'>;

/**
 * Emails the person who requested an AI edit when it has succeeded or failed, if they enabled such emails. No email is
 * sent for a cancelled edit, because the person cancelled it or deleted its image.
 */
export const mailFinishedEdit = ({ links, templates }: Deps): EventConsumer<'edit.finished'> => ({
  name: 'mail-finished-edit',
  consume: async (tx, { id: messageId, userId, payload: { jobId, imageUid, state } }) => {
    if (state === 'cancelled') return;
    const user = await tx.users.findById(userId);
    if (user === null || !user.mailOnAiEdit) return;
    const [job, image] = [await tx.aiEditJobs.findOwned(userId, jobId), await tx.images.find(imageUid)];
    if (job === null || image === null) return;
    const edit = {
      to: user.email,
      name: shownName(user),
      prompt: job.prompt,
      imageTitle: image.title,
      link: links.image(imageUid),
    };
    const message =
      state === 'succeeded'
        ? templates.aiEditFinished(edit)
        : templates.aiEditFailed({ ...edit, reason: job.errorMessage ?? TEXTS.ai.unknown });
    await tx.jobs.enqueue('send-mail', { messageId, message });
  },
});
