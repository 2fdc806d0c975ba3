import { DomainError, userIdOf, type Client, type Viewer } from '@safelight/domain';
import { contactProblems, trimmedContact, type ContactForm } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports/index.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'templates' | 'ids' | 'clock' | 'supportEmail'> {
  readonly limits: AttemptLimits;
}

/** Returns the form with trimmed fields; throws INVALID_INPUT (details.fields). */
const checkedForm = (input: ContactForm): ContactForm => {
  const form = trimmedContact(input);
  const problems = Object.entries(contactProblems(form));
  const [first] = problems;
  if (first === undefined) return form;
  const fields = Object.fromEntries(problems.map(([field, problem]) => [field, [problem]]));
  throw new DomainError('INVALID_INPUT', first[1], { fields });
};

/**
 * Stores a message to the support address and queues its email. If one of the two fails, neither happens.
 * Throws INVALID_INPUT or RATE_LIMITED.
 */
export const sendContactMessage =
  (deps: Deps) =>
  async (viewer: Viewer, { client, ...input }: ContactForm & { readonly client: Client }): Promise<void> => {
    const form = checkedForm(input);
    await deps.limits.contact(client);
    const userId = userIdOf(viewer);
    const message = { ...form, id: deps.ids.uuid(), userId, createdAt: deps.clock.now() };
    await deps.unitOfWork.transaction(async (tx) => {
      const user = userId === null ? null : await tx.users.findById(userId);
      await tx.contactMessages.insert(message);
      const mail = { to: deps.supportEmail, message, username: user?.username ?? null };
      await queueMail(tx, deps.ids, deps.templates.contactMessage(mail));
    });
  };
