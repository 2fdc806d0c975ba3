import type { DomainEventRepository } from '@safelight/application/ports';
import type { DomainEvent } from '@safelight/domain';
import { DomainEventRecord } from '../records/domain-event.record.ts';
import { isUuid, SqlRepository } from './sql-repository.ts';

/** Converts a row to an event. Only `insert` writes rows, so each payload has the type of its event. */
const toDomainEvent = ({
  position: _position,
  takenBy: _takenBy,
  ...event
}: DomainEventRecord): DomainEvent => event as DomainEvent;

export class SqlDomainEventRepository extends SqlRepository implements DomainEventRepository {
  async insert(event: DomainEvent): Promise<void> {
    const { id, type, userId, payload, occurredAt, deliveredAt } = event;
    await this.session.query(
      `INSERT INTO domain_event (id, type, user_id, payload, occurred_at, delivered_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, type, userId, payload, occurredAt, deliveredAt],
    );
  }

  async find(id: string): Promise<DomainEvent | null> {
    return isUuid(id) ? this.findOne(DomainEventRecord, toDomainEvent, { id }) : null;
  }

  async listByUser(userId: string): Promise<readonly DomainEvent[]> {
    if (!isUuid(userId)) return [];
    return this.findAll(DomainEventRecord, toDomainEvent, { where: { userId }, order: { position: 'DESC' } });
  }

  /**
   * The statement waits for the row lock of another transaction that is taking the event, and then checks the
   * condition again.
   */
  async take(id: string, consumer: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    return this.affectsOne(
      `UPDATE domain_event SET taken_by = array_append(taken_by, $2)
       WHERE id = $1 AND NOT taken_by @> ARRAY[$2]`,
      [id, consumer],
    );
  }

  async complete(id: string, at: Date): Promise<void> {
    if (isUuid(id))
      await this.session.query('UPDATE domain_event SET delivered_at = $2 WHERE id = $1', [id, at]);
  }
}
