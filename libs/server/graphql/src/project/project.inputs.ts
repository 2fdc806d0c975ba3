import {
  ALL_PROJECTS,
  decodeProjectCursor,
  decodeProjectPlace,
  encodeProjectPlace,
  type ProjectImageList,
  type ImagesOfProject,
  type ProjectListQuery,
  type ProjectPaging,
  type ProjectSort,
} from '@safelight/application';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { invalidField } from '@safelight/domain';
import { TAGS_MAX } from '@safelight/rules';
import { FIRST, PageArgs, type PageEnd, pageSize } from '../paging/connection.type.ts';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { enumType } from '../describe.ts';

const ProjectSortEnum = enumType<ProjectSort>('ProjectSort', 'The order of a list of projects.', {
  name: 'By name.',
  newest: 'Latest creation first.',
  oldest: 'Earliest creation first.',
});

@InputType({ description: 'Conditions for a list of projects. A project must meet all of them.' })
export class ProjectFilterInput {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Only projects created at this time or later.',
  })
  readonly createdFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only projects created before this time.' })
  readonly createdTo?: Date | null;

  @Field(() => [String], { nullable: true, description: 'Only projects that have all of these tags.' })
  readonly tags?: readonly string[] | null;
}

@ArgsType()
export class ProjectsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Text that the name contains, in upper or lower case.',
  })
  readonly search?: string | null;

  @Field(() => ProjectSortEnum, { defaultValue: 'newest', description: 'The order of the list.' })
  readonly sort!: ProjectSort;

  @Field(() => ProjectFilterInput, { nullable: true, description: 'Further conditions.' })
  readonly filter?: ProjectFilterInput | null;
}

@ArgsType()
export class ProjectImagesArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 50, description: FIRST })
  override readonly first!: number;
}

@InputType({ description: 'A project to create.' })
export class CreateProjectInput {
  @Field(() => String, { description: 'The name; up to 200 characters.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'A description; up to 2,000 characters.' })
  readonly description?: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags for the project.' })
  readonly tags?: readonly string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'The first images of the project, in this order; 500 at most.',
  })
  readonly uids?: readonly string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of the client’s choice. A repeated request with the same key and the same input returns the project of ' +
      'the first request and changes nothing.',
  })
  readonly idempotencyKey?: string | null;
}

@InputType({ description: 'Changes of a project. An absent field stays as it is.' })
export class UpdateProjectInput {
  @Field(() => String, { nullable: true, description: 'A new name; null leaves it unchanged.' })
  readonly name?: string | null;

  @Field(() => String, { nullable: true, description: 'A new description; null removes it.' })
  readonly description?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The new tags, which replace all existing ones; null leaves them unchanged.',
  })
  readonly tags?: readonly string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The image to use as the cover, one of the project; null makes the first image the cover.',
  })
  readonly coverUid?: string | null;
}

@InputType({ description: 'Conditions for using a share link.' })
export class CreateShareLinkInput {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the link stops working; never when absent.',
  })
  readonly expiresAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'A password to ask visitors for; from 6 to 128 characters.',
  })
  readonly password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of the client’s choice. A repeated request with the same key and the same input returns the link of ' +
      'the first request and changes nothing.',
  })
  readonly idempotencyKey?: string | null;
}

/**
 * Converts the arguments for use cases. Throws INVALID_INPUT for a page size out of bounds, an invalid cursor
 * or an impossible filter.
 */
export const projectListQuery = (args: ProjectsArgs): Omit<ProjectListQuery, 'ownerId'> => {
  const { first, after, search, sort, filter } = args;
  const tags = [...new Set((filter?.tags ?? []).map((tag) => tag.trim()))].filter((tag) => tag !== '');
  if (tags.length > TAGS_MAX) throw invalidField('tags', `Use at most ${TAGS_MAX} tags.`);
  const [createdFrom, createdTo] = [filter?.createdFrom ?? null, filter?.createdTo ?? null];
  if (createdFrom !== null && createdTo !== null && createdFrom >= createdTo) {
    throw invalidField('createdTo', 'Use a time after createdFrom.');
  }
  return {
    sort,
    limit: pageSize(first),
    after: after === undefined || after === null ? null : decodeProjectCursor(after, sort),
    search: search?.trim() || null,
    filter: { ...ALL_PROJECTS, createdFrom, createdTo, tags },
  };
};

/** The page of a project's images that the arguments request. */
export const projectPaging = (
  { first, after }: ProjectImagesArgs,
  images: ProjectImageList,
): ProjectPaging => ({
  limit: pageSize(first),
  after: after === undefined || after === null ? null : decodeProjectPlace(after, images),
});

/** The end of a page of a project's images, and the cursors of the images. */
export const projectPageEnd = (
  { hasNext, end, positions }: ImagesOfProject,
  images: ProjectImageList,
): PageEnd<{ readonly uid: string }> => ({
  hasNext,
  cursorOf: ({ uid }) => encodeProjectPlace({ uid, position: Number(positions.get(uid)) }, images),
  end: end === null ? null : encodeProjectPlace(end, images),
});
