import {
  ALL_PROJECTS,
  decodeProjectCursor,
  decodeProjectPlace,
  type ProjectListQuery,
  type ProjectPaging,
  type ProjectSort,
} from '@safelight/application';
import { invalidField } from '@safelight/domain';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PageArgs } from '../paging/page.args.ts';
import { pageSize } from '../paging/page-size.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';
import { ProjectSortEnum } from './project.enums.ts';

@InputType({ description: 'Every condition given must hold' })
export class ProjectFilterInput {
  @Field(() => DateTimeScalar, { nullable: true })
  readonly createdFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Exclusive' })
  readonly createdTo?: Date | null;

  @Field(() => [String], { nullable: true, description: 'All of these' })
  readonly tags?: readonly string[] | null;
}

@ArgsType()
export class ProjectsArgs extends PageArgs {
  @Field(() => String, { nullable: true })
  readonly search?: string | null;

  @Field(() => ProjectSortEnum, { defaultValue: 'newest' })
  readonly sort!: ProjectSort;

  @Field(() => ProjectFilterInput, { nullable: true })
  readonly filter?: ProjectFilterInput | null;
}

@ArgsType()
export class ProjectImagesArgs {
  @Field(() => Int, { defaultValue: 50 })
  readonly first!: number;

  @Field(() => String, { nullable: true })
  readonly after?: string | null;
}

@InputType()
export class CreateProjectInput {
  @Field(() => String)
  readonly name!: string;

  @Field(() => String, { nullable: true })
  readonly description?: string | null;

  @Field(() => [String], { nullable: true })
  readonly tags?: readonly string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Images to begin with, in this order; 500 at most' })
  readonly uids?: readonly string[] | null;
}

@InputType()
export class UpdateProjectInput {
  @Field(() => String, { nullable: true, description: 'Null or absent: as it is' })
  readonly name?: string | null;

  @Field(() => String, { nullable: true, description: 'Null takes it away; absent: as it is' })
  readonly description?: string | null;

  @Field(() => [String], { nullable: true, description: 'Null or absent: as they are' })
  readonly tags?: readonly string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'One of its images; null lets the first one stand for it again; absent: as it is',
  })
  readonly coverUid?: string | null;
}

@InputType()
export class CreateShareLinkInput {
  @Field(() => DateTimeScalar, { nullable: true })
  readonly expiresAt?: Date | null;

  @Field(() => String, { nullable: true, description: '6 to 128 characters' })
  readonly password?: string | null;
}

/** Tags one list may be narrowed to: as many as a project can have. */
const MAX_TAGS = 50;

/** INVALID_INPUT for a page size out of bounds, a broken cursor or a filter that makes no sense. */
export const projectListQuery = (args: ProjectsArgs): Omit<ProjectListQuery, 'ownerId'> => {
  const { first, after, search, sort, filter } = args;
  const tags = [...new Set((filter?.tags ?? []).map((tag) => tag.trim()))].filter((tag) => tag !== '');
  if (tags.length > MAX_TAGS) throw invalidField('tags', `Use at most ${MAX_TAGS} tags.`);
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

export const projectPaging = ({ first, after }: ProjectImagesArgs): ProjectPaging => ({
  limit: pageSize(first),
  after: after === undefined || after === null ? null : decodeProjectPlace(after),
});
