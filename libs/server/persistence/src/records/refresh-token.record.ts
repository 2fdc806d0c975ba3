import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SessionFamilyRecord } from './session-family.record.ts';

@Entity('refresh_token')
export class RefreshTokenRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => SessionFamilyRecord, { onDelete: 'CASCADE' })
  @Column('uuid')
  familyId!: string;

  @Column('text')
  tokenHash!: string;

  @Column('text')
  clientHash!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
