import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { PictureContentType } from '@safelight/rules';
import { ImageRecord } from './image.record.ts';

@Entity('image_version')
export class ImageVersionRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => ImageRecord, { onDelete: 'CASCADE' })
  @Column('text')
  imageUid!: string;

  /** The image's owner, repeated for the storage counter. */
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

  /** Null, as are the other three, when strangers get the original itself. */
  @Column('text', { nullable: true })
  sharedKey!: string | null;

  @Column('text', { nullable: true })
  sharedSha256!: string | null;

  @Column('bigint', { nullable: true })
  sharedSize!: number | null;

  @Column('text', { nullable: true })
  sharedContentType!: string | null;

  /** Null, as are the other `ai` columns, for an upload. */
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

  /** In base64; null for versions from before it was made. */
  @Column('text', { nullable: true })
  thumbhash!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
