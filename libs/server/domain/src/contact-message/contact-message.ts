import type { ContactForm } from '@safelight/rules';

/** A message that somebody sent to the support address. */
export interface ContactMessage extends ContactForm {
  readonly id: string;
  /** The user who was signed in while writing, or null. */
  readonly userId: string | null;
  readonly createdAt: Date;
}
