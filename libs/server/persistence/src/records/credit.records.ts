import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { LedgerKind } from '@safelight/domain';
import { UserRecord } from './user.record.ts';

@Entity('credit_ledger')
export class CreditLedgerRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'uuid', insert: false, update: false })
  uid!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('text')
  kind!: LedgerKind;

  @Column('integer')
  amount!: number;

  @Column('uuid', { nullable: true })
  jobId!: string | null;

  /** The external reference, which is unique for each kind of entry unless it is null. */
  @Column('text', { nullable: true })
  externalReference!: string | null;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  createdAt!: Date;
}

/** The sum of a user's ledger. A trigger updates it in the transaction that adds an entry. */
@Entity('credit_balance')
export class CreditBalanceRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('integer')
  balance!: number;
}

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
