import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

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
