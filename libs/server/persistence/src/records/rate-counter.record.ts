import { Column, Entity, PrimaryColumn } from 'typeorm';

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
