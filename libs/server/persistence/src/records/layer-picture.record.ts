import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ImageRecord } from './image.record.ts';
import { UserRecord } from './user.record.ts';

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
