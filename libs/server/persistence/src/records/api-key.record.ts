import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserRecord } from './user.record.ts';

@Entity('api_key')
export class ApiKeyRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  userId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  prefix!: string;

  @Column('text')
  lastFour!: string;

  @Column('text')
  secretHash!: string;

  @Column('boolean')
  isActive!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('integer')
  requestsCount!: number;

  @Column('timestamptz', { nullable: true })
  countedHour!: Date | null;

  @Column('integer')
  requestsTotal!: number;
}
