import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

@Entity('monthly_credits')
export class MonthlyCreditsRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('timestamptz')
  monthFrom!: Date;

  @Column('timestamptz')
  monthTo!: Date;

  @Column('integer')
  granted!: number;

  @Column('integer')
  rolledOver!: number;

  @Column('bigint', { nullable: true })
  sinceEntryId!: number | null;
}
