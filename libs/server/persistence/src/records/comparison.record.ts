import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ImageVersionRecord } from './image-version.record.ts';
import { UserRecord } from './user.record.ts';

/**
 * The columns that a comparison and a deleted one have in common. Each version belongs to the image whose uid is
 * in the preceding column.
 */
abstract class ComparisonColumns {
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

@Entity('comparison')
@ForeignKey(() => ImageVersionRecord, ['originalImageUid', 'originalVersionId'], ['imageUid', 'id'])
@ForeignKey(() => ImageVersionRecord, ['editedImageUid', 'editedVersionId'], ['imageUid', 'id'])
export class ComparisonRecord extends ComparisonColumns {}

/** A deleted comparison, which can be restored until one of its versions is deleted. */
@Entity('deleted_comparison')
@ForeignKey(() => ImageVersionRecord, ['originalImageUid', 'originalVersionId'], ['imageUid', 'id'], {
  onDelete: 'CASCADE',
})
@ForeignKey(() => ImageVersionRecord, ['editedImageUid', 'editedVersionId'], ['imageUid', 'id'], {
  onDelete: 'CASCADE',
})
export class DeletedComparisonRecord extends ComparisonColumns {
  @Column('timestamptz')
  deletedAt!: Date;
}
