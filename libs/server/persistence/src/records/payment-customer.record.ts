import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

/** Who somebody is to the payment service. */
@Entity('payment_customer')
export class PaymentCustomerRecord {
  @ForeignKey(() => UserRecord)
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('text')
  customerId!: string;
}
