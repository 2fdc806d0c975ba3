import type { RateCount, RateCounterRepository } from '@safelight/application/ports';
import { SqlRepository } from '../sql-repository.ts';

const ADD = `
  INSERT INTO rate_counter AS counter (bucket, window_start, used, expires_at)
  VALUES ($1, $2, greatest($4::bigint, 0), $3)
  ON CONFLICT (bucket, window_start) DO UPDATE SET used = greatest(counter.used + $4, 0)
  RETURNING used`;

/** All windows of a bucket have the same length, so bucket and start of the window identify a counter. */
export class SqlRateCounterRepository extends SqlRepository implements RateCounterRepository {
  async add(bucket: string, amount: number, windowMs: number, now: Date): Promise<RateCount> {
    const startMs = Math.floor(now.getTime() / windowMs) * windowMs;
    const resetAt = new Date(startMs + windowMs);
    const { rows } = await this.session.query<{ used: number }>(ADD, [
      bucket,
      new Date(startMs),
      resetAt,
      amount,
    ]);
    return { used: rows[0]?.used ?? 0, resetAt };
  }
}
