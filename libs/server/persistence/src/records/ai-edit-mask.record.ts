import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AiEditJobRecord } from './ai-edit-job.record.ts';

/** The mask an edit was asked for with, apart from the edit, which is read more often. */
@Entity('ai_edit_mask')
export class AiEditMaskRecord {
  @ForeignKey(() => AiEditJobRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  jobId!: string;

  @Column('bytea')
  png!: Buffer;
}
