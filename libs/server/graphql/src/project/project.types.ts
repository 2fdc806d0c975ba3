import { Field, ID, Int } from 'type-graphql';
import { ImageType } from '../image/image.type.ts';
import { connectionType } from '../paging/connection.type.ts';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { DataType } from '../describe.ts';

@DataType('ShareLink', 'An address that shows a project, including its private images, to anyone who has it.')
export class ShareLinkType {
  @Field(() => ID, { description: 'The id of the share link.' })
  readonly id!: string;

  @Field(() => String, { description: 'The address of the shared page.' })
  readonly url!: string;

  @Field(() => Boolean, { description: 'True when visitors must enter a password.' })
  readonly hasPassword!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the link stops working; null for never.',
  })
  readonly expiresAt!: Date | null;

  @Field(() => Boolean, { description: 'True when the link has stopped working.' })
  readonly isExpired!: boolean;

  @Field(() => DateTimeScalar, { description: 'When the link was created.' })
  readonly createdAt!: Date;
}

export const ProjectImageConnectionType = connectionType('ProjectImage', ImageType, 'images of a project');

@DataType('Project', 'A collection of the viewer’s images in an order of their choice.')
export class ProjectType {
  @Field(() => ID, { description: 'The id of the project: `project_` and a time in milliseconds.' })
  readonly id!: string;

  @Field(() => String, { description: 'The name.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'The description, if one was given.' })
  readonly description!: string | null;

  @Field(() => [String], { description: 'The tags in lower case.' })
  readonly tags!: readonly string[];

  @Field(() => Int, { description: 'The number of images, without those in the trash.' })
  readonly imageCount!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The image chosen as the cover; null when the first image is the cover.',
  })
  readonly coverUid!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the project was created.' })
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the project was last changed.' })
  readonly updatedAt!: Date;
}

export const ProjectConnectionType = connectionType('Project', ProjectType, 'projects');

@DataType('ProjectImagesChange', 'The result of adding, moving or removing images of a project.')
export class ProjectImagesChangeType {
  @Field(() => ProjectType, { description: 'The project after the change.' })
  readonly project!: ProjectType;

  @Field(() => Int, { description: 'The number of images that were added, moved or removed.' })
  readonly count!: number;
}
