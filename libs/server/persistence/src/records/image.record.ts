import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { PictureContentType, Privacy } from '@safelight/rules';
import { UserRecord } from './user.record.ts';

@Entity('image')
export class ImageRecord {
  @PrimaryColumn('text')
  uid!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  ownerId!: string;

  @Column('text')
  originalFilename!: string;

  @Column('text')
  title!: string;

  /** Empty when none was given. */
  @Column('text')
  description!: string;

  /**
   * The title in the form for sorting and searching: lower case by the rules of JavaScript, so that cursors
   * match it.
   */
  @Column('text')
  titleKey!: string;

  @Column('text')
  privacy!: Privacy;

  @Column('text', { array: true })
  tags!: string[];

  /** Whether others can see the tags. */
  @Column('boolean')
  areTagsShown!: boolean;

  @Column('boolean')
  isFavorite!: boolean;

  @Column('integer')
  viewCount!: number;

  /** A version of this image. The constraint is deferred, since each of the two rows needs the other. */
  @Column('uuid')
  currentVersionId!: string;

  /** Size of the original of the current version, repeated here for an index of the gallery. */
  @Column('bigint')
  fileSize!: number;

  /** Content type of the current version, repeated here for indexes. */
  @Column('text')
  contentType!: PictureContentType;

  @Column('timestamptz', { nullable: true })
  lastAccessedAt!: Date | null;

  /** Precise to milliseconds like dates in JavaScript, so that a cursor made from one loses nothing. */
  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  /** When the image is moved to the trash automatically. */
  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** Null, like the reason, unless a moderator blocked the image. */
  @Column('timestamptz', { nullable: true })
  blockedAt!: Date | null;

  @Column('text', { nullable: true })
  blockReason!: string | null;
}
