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

  /** The owner of the image, repeated here for the storage counters. */
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

  /** Null, like the next three columns, if `shared` is the original itself. */
  @Column('text', { nullable: true })
  sharedKey!: string | null;

  @Column('text', { nullable: true })
  sharedSha256!: string | null;

  @Column('bigint', { nullable: true })
  sharedSize!: number | null;

  @Column('text', { nullable: true })
  sharedContentType!: string | null;

  /** Determines which of the columns below have values; a CHECK constraint enforces it. */
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

  @Column('text', { nullable: true })
  documentUid!: string | null;

  @Column('integer', { nullable: true })
  documentRevision!: number | null;

  @Column('uuid', { nullable: true })
  restoredVersionId!: string | null;

  /** In base64; null for versions older than this column. */
  @Column('text', { nullable: true })
  thumbhash!: string | null;

  /** A trigger updates it when the current version or the privacy of the image changes. */
  @Column('boolean')
  isPublished!: boolean;

  @Column('timestamptz')
  createdAt!: Date;
}
