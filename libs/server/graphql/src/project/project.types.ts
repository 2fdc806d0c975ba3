import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ImageType } from '../image/image.type.ts';
import { PageInfoType } from '../paging/page-info.type.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('ShareLink', {
  simpleResolvers: true,
  description: 'Shows a project, private images included, to whoever has its address',
})
export class ShareLinkType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly url!: string;

  @Field(() => Boolean)
  readonly hasPassword!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null when it does not end by itself' })
  readonly expiresAt!: Date | null;

  @Field(() => Boolean)
  readonly isExpired!: boolean;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;
}

@ObjectType('ProjectImageConnection', { simpleResolvers: true })
export class ProjectImageConnectionType {
  @Field(() => [ImageType])
  readonly nodes!: readonly ImageType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}

@ObjectType('Project', {
  simpleResolvers: true,
  description: 'Images of the viewer in an order of their own',
})
export class ProjectType {
  @Field(() => ID, { description: '`project_` and a time in milliseconds' })
  readonly id!: string;

  @Field(() => String)
  readonly name!: string;

  @Field(() => String, { nullable: true })
  readonly description!: string | null;

  @Field(() => [String], { description: 'In lower case' })
  readonly tags!: readonly string[];

  @Field(() => Int, { description: 'Images in the trash are left out' })
  readonly imageCount!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The image chosen to stand for it; null: the first one does',
  })
  readonly coverUid!: string | null;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar)
  readonly updatedAt!: Date;
}

@ObjectType('ProjectConnection', { simpleResolvers: true })
export class ProjectConnectionType {
  @Field(() => [ProjectType])
  readonly nodes!: readonly ProjectType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}

@ObjectType('ProjectImagesChange', { simpleResolvers: true })
export class ProjectImagesChangeType {
  @Field(() => ProjectType)
  readonly project!: ProjectType;

  @Field(() => Int, { description: 'How many images it was done to' })
  readonly count!: number;
}
