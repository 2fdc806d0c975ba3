import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ImageRecord } from './image.record.ts';
import { UserRecord } from './user.record.ts';

@Entity('project')
export class ProjectRecord {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  ownerId!: string;

  @Column('text')
  name!: string;

  /**
   * The name in lower case by the rules of JavaScript, for sorting and searching. Cursors contain the same
   * text.
   */
  @Column('text')
  nameKey!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { array: true })
  tags!: string[];

  /** The number of images, which triggers on `project_image` maintain. */
  @Column('integer')
  imageCount!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

@Entity('project_image')
export class ProjectImageRecord {
  @ForeignKey(() => ProjectRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  projectId!: string;

  @ForeignKey(() => ImageRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  imageUid!: string;

  /** The position of the image in the project. Positions have gaps, so that images can be moved in between. */
  @Column('bigint')
  position!: number;

  /** True for the cover. A project has at most one. */
  @Column('boolean')
  isCover!: boolean;

  /** Whether the image is in the trash. A trigger on `image` updates it. */
  @Column('boolean')
  isHidden!: boolean;
}

/** A tag of a project that is not deleted, with the sort keys of the lists. */
@Entity('project_tag')
export class ProjectTagRecord {
  @ForeignKey(() => ProjectRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  projectId!: string;

  @PrimaryColumn('text')
  tag!: string;

  @Column('uuid')
  ownerId!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('text')
  nameKey!: string;
}

@Entity('share_link')
export class ShareLinkRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => ProjectRecord, { onDelete: 'CASCADE' })
  @Column('text')
  projectId!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  ownerId!: string;

  @Column('text')
  tokenHash!: string;

  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
