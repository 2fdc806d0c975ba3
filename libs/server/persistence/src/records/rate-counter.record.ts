import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a bucket used of one window of time. */
@Entity('rate_counter')
export class RateCounterRecord {
  @PrimaryColumn('text')
  bucket!: string;

  @PrimaryColumn('timestamptz')
  windowStart!: Date;

  @Column('bigint')
  used!: number;

  /** The window's end. */
  @Column('timestamptz')
  expiresAt!: Date;
}
