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

  /** The title as sorted and searched: lower case by JavaScript's rules, so that cursors agree with it. */
  @Column('text')
  titleKey!: string;

  @Column('text')
  privacy!: Privacy;

  @Column('text', { array: true })
  tags!: string[];

  /** Whether others may read them. */
  @Column('boolean')
  areTagsShown!: boolean;

  @Column('boolean')
  isFavorite!: boolean;

  @Column('integer')
  viewCount!: number;

  /** A version of this same image; the constraint is deferred, since each row needs the other. */
  @Column('uuid')
  currentVersionId!: string;

  /** Bytes of the current version's original, here for the gallery's index. */
  @Column('bigint')
  fileSize!: number;

  /** The current version's, here for indexes too. */
  @Column('text')
  contentType!: PictureContentType;

  @Column('timestamptz', { nullable: true })
  lastAccessedAt!: Date | null;

  /** Milliseconds, like the domain's dates, so that a cursor made from one loses nothing. */
  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  /** When it goes to the trash by itself. */
  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** Null with the reason, unless a moderator blocked it. */
  @Column('timestamptz', { nullable: true })
  blockedAt!: Date | null;

  @Column('text', { nullable: true })
  blockReason!: string | null;
}
