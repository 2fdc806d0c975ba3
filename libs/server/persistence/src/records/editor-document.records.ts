import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ImageVersionRecord } from './image-version.record.ts';
import { ImageRecord } from './image.record.ts';
import { UserRecord } from './user.record.ts';

/** The columns that a document and the copy of a version have in common. */
abstract class DocumentContentRecord {
  @ForeignKey(() => UserRecord)
  @Column('uuid')
  ownerId!: string;

  @Column('integer')
  revision!: number;

  @Column('text')
  json!: string;

  @Column('integer')
  sizeBytes!: number;

  @Column('text', { array: true })
  pictureHashes!: string[];

  @Column('uuid', { array: true })
  versionIds!: string[];
}

@Entity('editor_document')
export class EditorDocumentRecord extends DocumentContentRecord {
  @ForeignKey(() => ImageRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  imageUid!: string;

  /** The version that looks like the revision `shownRevision`. It may have been deleted since. */
  @Column('uuid', { nullable: true })
  shownBy!: string | null;

  /** Differs from `revision` if a process of an earlier release, which does not know these two columns, saved last. */
  @Column('integer', { nullable: true })
  shownRevision!: number | null;

  @Column('text')
  savedBy!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}

/** A copy of the document from which a version was rendered. */
@Entity('version_document')
@ForeignKey(() => ImageVersionRecord, ['imageUid', 'versionId'], ['imageUid', 'id'], { onDelete: 'CASCADE' })
export class VersionDocumentRecord extends DocumentContentRecord {
  @PrimaryColumn('uuid')
  versionId!: string;

  @Column('text')
  imageUid!: string;
}

/** A picture placed as a layer of an image's document. */
@Entity('layer_picture')
export class LayerPictureRecord {
  @ForeignKey(() => ImageRecord, { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  imageUid!: string;

  @PrimaryColumn('text')
  sha256!: string;

  @ForeignKey(() => UserRecord)
  @Column('uuid')
  ownerId!: string;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('text')
  key!: string;

  @Column('bigint')
  sizeBytes!: number;

  @Column('text')
  contentType!: string;

  @Column('timestamptz')
  uploadedAt!: Date;
}
