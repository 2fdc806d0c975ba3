import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message of the payment service that was processed. */
@Entity('payment_event')
export class PaymentEventRecord {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  @Column('timestamptz')
  receivedAt!: Date;
}
