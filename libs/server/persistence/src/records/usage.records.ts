import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

/** The counters of an owner, which triggers on `image` and `image_version` maintain. */
@Entity('owner_usage')
export class OwnerUsageRecord {
  @ForeignKey(() => UserRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  ownerId!: string;

  @Column('integer')
  imageCount!: number;

  /** The bytes of the originals and shared renditions of all versions. */
  @Column('bigint')
  storageBytes!: number;

  /** The views of all images, including deleted ones. */
  @Column('bigint')
  viewCount!: number;
}

/** The bytes of an owner's images that were delivered in one calendar month. */
@Entity('bandwidth_use')
export class BandwidthUseRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  ownerId!: string;

  /** The start of the month in UTC. */
  @PrimaryColumn('timestamptz')
  month!: Date;

  @Column('bigint')
  bytes!: number;
}

/** A visitor of a page, and the time when the visitor was last counted. */
@Entity('page_view')
export class PageViewRecord {
  @PrimaryColumn('text')
  kind!: 'image' | 'comparison';

  @PrimaryColumn('text')
  uid!: string;

  @PrimaryColumn('text')
  visitorHash!: string;

  @Column('timestamptz')
  countedAt!: Date;
}

/** A counter of how much of a limit was used in one window of time. */
@Entity('rate_counter')
export class RateCounterRecord {
  @PrimaryColumn('text')
  bucket!: string;

  @PrimaryColumn('timestamptz')
  windowStart!: Date;

  @Column('bigint')
  used!: number;

  @Column('timestamptz')
  expiresAt!: Date;
}

@Entity('idempotency_key')
export class IdempotencyKeyRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  requestHash!: string;

  @Column('text', { nullable: true })
  resultId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
