import { shownName, type AiEditJob } from '@safelight/domain';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ids, MailTemplates, SiteLinks, Transaction } from '../ports/index.ts';

interface Deps {
  readonly ids: Ids;
  readonly links: SiteLinks;
  readonly templates: MailTemplates;
}

/** Tells the person who asked for an edit that it is done, inside the settling transaction, if they want to know. */
export const mailFinishedEdit = async (
  { ids, links, templates }: Deps,
  tx: Transaction,
  { userId, imageUid, prompt }: AiEditJob,
): Promise<void> => {
  const user = await tx.users.findById(userId);
  if (user === null || !user.mailOnAiEdit) return;
  const image = await tx.images.find(imageUid);
  if (image === null) return;
  const { email: to } = user;
  const name = shownName(user);
  const link = links.image(imageUid);
  await queueMail(tx, ids, templates.aiEditFinished({ to, name, prompt, imageTitle: image.title, link }));
};
