import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

/** The id that the payment service has for a user. */
@Entity('payment_customer')
export class PaymentCustomerRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('text')
  customerId!: string;
}
