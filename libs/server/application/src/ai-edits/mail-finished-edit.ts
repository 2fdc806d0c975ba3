import { shownName } from '@safelight/domain';
import type { EventConsumer } from '../events/deliver-event.ts';
import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'links' | 'templates'>;

/** Emails the person who requested an AI edit when it has succeeded, if they enabled such emails. */
export const mailFinishedEdit = ({ links, templates }: Deps): EventConsumer<'edit.finished'> => ({
  name: 'mail-finished-edit',
  consume: async (tx, { id: messageId, userId, payload: { jobId, imageUid, state } }) => {
    if (state !== 'succeeded') return;
    const user = await tx.users.findById(userId);
    if (user === null || !user.mailOnAiEdit) return;
    const [job, image] = [await tx.aiEditJobs.findOwned(userId, jobId), await tx.images.find(imageUid)];
    if (job === null || image === null) return;
    const { prompt } = job;
    const { email: to } = user;
    const name = shownName(user);
    const link = links.image(imageUid);
    const message = templates.aiEditFinished({ to, name, prompt, imageTitle: image.title, link });
    await tx.jobs.enqueue('send-mail', { messageId, message });
  },
});
