import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('blob_intent')
export class BlobIntentRecord {
  @PrimaryColumn('text')
  key!: string;

  /** The process that is storing the file; null when it was given to the sweeper at once. */
  @Column('integer', { nullable: true })
  instanceId!: number | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  abandonedAt!: Date | null;
}
