import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

/** The sum of a user's ledger, which a trigger updates in the transaction that adds an entry. */
@Entity('credit_balance')
export class CreditBalanceRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('integer')
  balance!: number;
}
