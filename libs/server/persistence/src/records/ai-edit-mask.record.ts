import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AiEditJobRecord } from './ai-edit-job.record.ts';

/** The mask of an edit, in a table of its own because edits are read more often than masks. */
@Entity('ai_edit_mask')
export class AiEditMaskRecord {
  @ForeignKey(() => AiEditJobRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  jobId!: string;

  @Column('bytea')
  png!: Buffer;
}
