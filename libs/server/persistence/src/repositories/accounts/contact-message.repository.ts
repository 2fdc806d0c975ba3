import type { ContactMessageRepository } from '@safelight/application/ports';
import type { ContactMessage } from '@safelight/domain';
import { ContactMessageRecord } from '../../records/contact-message.record.ts';
import { isUuid, NEWEST_FIRST, SqlRepository } from '../sql-repository.ts';

export class SqlContactMessageRepository extends SqlRepository implements ContactMessageRepository {
  async insert(message: ContactMessage): Promise<void> {
    await this.session.manager.insert(ContactMessageRecord, message);
  }

  async listByUser(userId: string): Promise<readonly ContactMessage[]> {
    if (!isUuid(userId)) return [];
    return this.findAll(ContactMessageRecord, (record) => ({ ...record }), {
      where: { userId },
      order: NEWEST_FIRST,
    });
  }
}
