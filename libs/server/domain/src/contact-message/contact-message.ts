import type { ContactForm } from '@safelight/rules';

/** A message that somebody sent to the support address. */
export interface ContactMessage extends ContactForm {
  readonly id: string;
  /** Who was signed in while writing; null for nobody. */
  readonly userId: string | null;
  readonly createdAt: Date;
}
