import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A tag of an image that is not deleted, with the columns that lists are ordered by. Kept by triggers on
 * `image`.
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

/** How many images of an owner have a tag, without deleted ones. Kept by triggers on `image`. */
@Entity('owner_tag')
export class OwnerTagRecord {
  @PrimaryColumn('uuid')
  ownerId!: string;

  @PrimaryColumn('text')
  tag!: string;

  @Column('integer')
  imageCount!: number;
}
