import type { ContactMessage } from '@safelight/domain';

export interface ContactMessageRepository {
  insert(message: ContactMessage): Promise<void>;
  /** Returns the messages that this user wrote while signed in, newest first. */
  listByUser(userId: string): Promise<readonly ContactMessage[]>;
}
