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

  /** The description; empty if the owner wrote none. */
  @Column('text')
  description!: string;

  /**
   * The title in lower case by the rules of JavaScript, for sorting and searching. Cursors contain the same
   * text.
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

  /** The current version of this image. The constraint is deferred, because the two rows refer to each other. */
  @Column('uuid')
  currentVersionId!: string;

  /** The highest number of a version that was deleted; 0 if none was. No later version gets a number up to it. */
  @Column('integer')
  highestDeletedVersion!: number;

  /** The size of the current version's original, which is repeated here for an index of the gallery. */
  @Column('bigint')
  fileSize!: number;

  /** The content type of the current version, which is repeated here for indexes. */
  @Column('text')
  contentType!: PictureContentType;

  @Column('timestamptz', { nullable: true })
  lastAccessedAt!: Date | null;

  /**
   * The time of the upload, exact to the millisecond like a JavaScript Date, so that a cursor contains the
   * exact time.
   */
  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  /** When the image is moved to the trash automatically; null for never. */
  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** When a moderator blocked the image. It and the reason are null if the image is not blocked. */
  @Column('timestamptz', { nullable: true })
  blockedAt!: Date | null;

  @Column('text', { nullable: true })
  blockReason!: string | null;
}
