import type { ContactMessageRepository } from '@safelight/application/ports';
import type { ContactMessage } from '@safelight/domain';
import { ContactMessageRecord } from '../../records/contact-message.record.ts';
import type { Session } from '../../session.ts';
import { isUuid } from '../is-uuid.ts';

export class SqlContactMessageRepository implements ContactMessageRepository {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async insert(message: ContactMessage): Promise<void> {
    await this.#session.manager.insert(ContactMessageRecord, message);
  }

  async listByUser(userId: string): Promise<readonly ContactMessage[]> {
    if (!isUuid(userId)) return [];
    const records = await this.#session.manager.find(ContactMessageRecord, {
      where: { userId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return records.map((record) => ({ ...record }));
  }
}
