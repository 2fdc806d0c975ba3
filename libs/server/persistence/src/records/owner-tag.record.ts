import { Column, Entity, PrimaryColumn } from 'typeorm';

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
