import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { VersionOrigin } from '@safelight/domain';
import type { PictureContentType } from '@safelight/rules';
import { ImageRecord } from './image.record.ts';

@Entity('image_version')
export class ImageVersionRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => ImageRecord, { onDelete: 'CASCADE' })
  @Column('text')
  imageUid!: string;

  /** The owner of the image, which is repeated here for the storage counters. */
  @Column('uuid')
  ownerId!: string;

  @Column('integer')
  number!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('integer')
  frames!: number;

  @Column('text')
  contentType!: PictureContentType;

  @Column('text')
  originalKey!: string;

  @Column('text')
  originalSha256!: string;

  @Column('bigint')
  originalSize!: number;

  @Column('text')
  originalContentType!: string;

  /**
   * The storage key of the shared rendition. Like the next three columns, it is null if that is the original
   * itself.
   */
  @Column('text', { nullable: true })
  sharedKey!: string | null;

  @Column('text', { nullable: true })
  sharedSha256!: string | null;

  @Column('bigint', { nullable: true })
  sharedSize!: number | null;

  @Column('text', { nullable: true })
  sharedContentType!: string | null;

  /**
   * The origin of the version. A CHECK constraint enforces which of the following columns have values for each
   * origin.
   */
  @Column('text')
  origin!: VersionOrigin['kind'];

  @Column('uuid', { nullable: true })
  aiJobId!: string | null;

  @Column('uuid', { nullable: true })
  aiParentVersionId!: string | null;

  @Column('text', { nullable: true })
  aiPrompt!: string | null;

  @Column('text', { nullable: true })
  aiModel!: string | null;

  @Column('integer', { nullable: true })
  aiProcessingMs!: number | null;

  @Column('text', { nullable: true })
  aiTextResponse!: string | null;

  /** False for versions that no AI edit made. */
  @Column('boolean', { default: false })
  aiSetsFile!: boolean;

  @Column('text', { nullable: true })
  documentUid!: string | null;

  @Column('integer', { nullable: true })
  documentRevision!: number | null;

  @Column('uuid', { nullable: true })
  restoredVersionId!: string | null;

  /** The ThumbHash in base64; null for versions from before this column existed. */
  @Column('text', { nullable: true })
  thumbhash!: string | null;

  /**
   * Whether the version is published. A trigger updates it when the current version or the privacy of the image
   * changes.
   */
  @Column('boolean')
  isPublished!: boolean;

  @Column('timestamptz')
  createdAt!: Date;
}
