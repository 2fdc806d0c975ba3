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
