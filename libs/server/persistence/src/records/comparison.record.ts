import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ImageVersionRecord } from './image-version.record.ts';
import { UserRecord } from './user.record.ts';

/** A comparison. Each version belongs to the image whose uid is in the preceding column. */
@Entity('comparison')
@ForeignKey(() => ImageVersionRecord, ['originalImageUid', 'originalVersionId'], ['imageUid', 'id'])
@ForeignKey(() => ImageVersionRecord, ['editedImageUid', 'editedVersionId'], ['imageUid', 'id'])
export class ComparisonRecord {
  @PrimaryColumn('text')
  uid!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  ownerId!: string;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text')
  originalImageUid!: string;

  @Column('uuid')
  originalVersionId!: string;

  @Column('text')
  editedImageUid!: string;

  @Column('uuid')
  editedVersionId!: string;

  @Column('integer')
  viewCount!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
