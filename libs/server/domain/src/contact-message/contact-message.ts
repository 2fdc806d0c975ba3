import type { ContactForm } from '@safelight/rules';

/** What somebody wrote to the support address. */
export interface ContactMessage extends ContactForm {
  readonly id: string;
  /** Who was signed in while writing; null: nobody. */
  readonly userId: string | null;
  readonly createdAt: Date;
}
