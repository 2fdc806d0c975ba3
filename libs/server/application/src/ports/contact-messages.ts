import type { ContactMessage } from '@safelight/domain';

export interface ContactMessageRepository {
  insert(message: ContactMessage): Promise<void>;
  /** Of those this user wrote while signed in. Newest first. */
  listByUser(userId: string): Promise<readonly ContactMessage[]>;
}
