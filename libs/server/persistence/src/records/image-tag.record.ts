import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tag of a living image, kept by triggers on `image`, with what the lists are ordered by. */
@Entity('image_tag')
export class ImageTagRecord {
  @PrimaryColumn('text')
  imageUid!: string;

  @PrimaryColumn('text')
  tag!: string;

  @Column('uuid')
  ownerId!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('text')
  titleKey!: string;
}
