import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a visitor of a page was last counted. */
@Entity('page_view')
export class PageViewRecord {
  @PrimaryColumn('text')
  kind!: 'image' | 'comparison';

  /** Uid of the image or comparison. */
  @PrimaryColumn('text')
  uid!: string;

  @PrimaryColumn('text')
  visitorHash!: string;

  @Column('timestamptz')
  countedAt!: Date;
}
