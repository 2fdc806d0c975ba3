import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A tag of an image that is not deleted, with the sort keys of the lists. Triggers on `image` maintain it.
 */
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

/** The number of an owner's images with a tag, without deleted ones. Triggers on `image` maintain it. */
@Entity('owner_tag')
export class OwnerTagRecord {
  @PrimaryColumn('uuid')
  ownerId!: string;

  @PrimaryColumn('text')
  tag!: string;

  @Column('integer')
  imageCount!: number;
}
