import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

/** Counters kept by triggers on `image` and `image_version`. */
@Entity('owner_usage')
export class OwnerUsageRecord {
  @ForeignKey(() => UserRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  ownerId!: string;

  /** Images that are not deleted. */
  @Column('integer')
  imageCount!: number;

  /** Bytes of originals and shared renditions of every version. */
  @Column('bigint')
  storageBytes!: number;

  /** Views of all images, including deleted ones. */
  @Column('bigint')
  viewCount!: number;
}

/** Bytes of an owner's images delivered in one calendar month. */
@Entity('bandwidth_use')
export class BandwidthUseRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  ownerId!: string;

  /** The month's first moment, UTC. */
  @PrimaryColumn('timestamptz')
  month!: Date;

  @Column('bigint')
  bytes!: number;
}

/** When a visitor of a page was last counted. */
@Entity('page_view')
export class PageViewRecord {
  @PrimaryColumn('text')
  kind!: 'image' | 'comparison';

  /** Uid of the image or comparison. */
  @PrimaryColumn('text')
  uid!: string;

  @PrimaryColumn('text')
  visitorHash!: string;

  @Column('timestamptz')
  countedAt!: Date;
}

/** How much of a limit was used in one window of time. */
@Entity('rate_counter')
export class RateCounterRecord {
  @PrimaryColumn('text')
  bucket!: string;

  @PrimaryColumn('timestamptz')
  windowStart!: Date;

  @Column('bigint')
  used!: number;

  /** The end of the window. */
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
