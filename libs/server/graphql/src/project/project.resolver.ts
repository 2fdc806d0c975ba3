import {
  encodeProjectCursor,
  type OwnShareLink,
  type ProjectCursor,
  type ProjectSort,
} from '@safelight/application';
import type { Project } from '@safelight/domain';
import { BULK_MAX_PROJECTS, sharedProjectPathOf } from '@safelight/rules';
import { checkedKey } from '@safelight/transport';
import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { ImageType } from '../image/image.type.ts';
import { ImageView, outlookOf } from '../image/image.view.ts';
import { nullIfMissing } from '../loading/null-if-missing.ts';
import { connectionOf, type Connection } from '../paging/connection.type.ts';
import { rowId } from '../loading/row-id.ts';
import {
  CreateProjectInput,
  CreateShareLinkInput,
  ProjectImagesArgs,
  projectListQuery,
  projectPageEnd,
  projectPaging,
  ProjectsArgs,
  UpdateProjectInput,
} from './project.inputs.ts';
import {
  ProjectConnectionType,
  ProjectImageConnectionType,
  ProjectImagesChangeType,
  ProjectType,
  ShareLinkType,
} from './project.types.ts';

const ADDED_UIDS = 'The ids of the images, 500 at most.';
const UIDS = `${ADDED_UIDS} Unknown ids are ignored.`;

/** The cursor of a project in a list with this order. */
const cursorOf = ({ id, name, createdAt }: Project, sort: ProjectSort): ProjectCursor => ({
  sortKey: sort === 'name' ? name.toLowerCase() : createdAt.toISOString(),
  id,
});

const linkView = ({ link, token, isExpired }: OwnShareLink, publicUrl: string): ShareLinkType => ({
  id: link.id,
  url: publicUrl + sharedProjectPathOf(token),
  hasPassword: link.passwordHash !== null,
  expiresAt: link.expiresAt,
  isExpired,
  createdAt: link.createdAt,
});

@Resolver(() => ProjectType)
export class ProjectResolver {
  @Query(() => ProjectConnectionType, { description: 'The viewer’s projects.', complexity: 2 })
  async projects(
    @Args(() => ProjectsArgs) args: ProjectsArgs,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<Connection<Project>> {
    const query = projectListQuery(args);
    const { projects, hasNext, end } = await useCases.listProjects(await viewer(), query);
    return connectionOf(projects, {
      hasNext,
      cursorOf: (project) => encodeProjectCursor(cursorOf(project, query.sort), query.sort),
      end: end === null ? null : encodeProjectCursor(end, query.sort),
    });
  }

  @Query(() => ProjectType, {
    nullable: true,
    description: 'One of the viewer’s projects; null when there is none with this id.',
  })
  async project(
    @Arg('id', () => ID, { description: 'The id of the project.' }) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<Project | null> {
    return nullIfMissing(useCases.getProject(await viewer(), id));
  }

  @Query(() => [String], {
    description: 'The tags of the viewer’s projects in alphabetical order, 100 at most.',
    complexity: 10,
  })
  async projectTags(@Ctx() { useCases, viewer }: GraphqlContext): Promise<readonly string[]> {
    return useCases.listProjectTags(await viewer());
  }

  @Query(() => [ID], {
    description: 'The ids of the viewer’s projects that contain this image, the newest project first.',
  })
  async projectsHolding(
    @Arg('imageUid', () => ID, { description: 'The id of the image.' }) imageUid: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<readonly string[]> {
    return useCases.listProjectsHolding(await viewer(), imageUid);
  }

  @Query(() => String, {
    description:
      'A ticket with which the client’s pages let the browser download a ZIP archive of these projects (100 at most). ' +
      'It expires after a minute. Programs download the archive itself, by REST. Errors: NOT_FOUND if none of the ' +
      'projects is the viewer’s, CONFLICT if none contains an image.',
    complexity: 100,
  })
  async projectArchiveTicket(
    @Arg('ids', () => [ID], { description: 'The ids of the projects. Unknown ids are ignored.' })
    ids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string> {
    return useCases.requestProjectArchive(await viewer(), ids);
  }

  @Mutation(() => ProjectType, {
    description:
      'Creates a project. Errors: INVALID_INPUT, and nothing is created, if an id is not that of an image of the ' +
      'viewer or the image is in the trash; `details.unknownUids` lists these ids.',
  })
  async createProject(
    @Arg('input', () => CreateProjectInput, { description: 'The project.' }) input: CreateProjectInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<Project> {
    const { name, description = null, tags, uids, idempotencyKey } = input;
    return useCases.createProject(await viewer(), {
      name,
      description,
      tags: tags ?? [],
      uids: uids ?? [],
      idempotencyKey: checkedKey(idempotencyKey),
    });
  }

  @Mutation(() => ProjectType, { description: 'Changes a project.' })
  async updateProject(
    @Arg('id', () => ID, { description: 'The id of the project.' }) id: string,
    @Arg('input', () => UpdateProjectInput, { description: 'What to change.' }) input: UpdateProjectInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<Project> {
    const { name, description, tags, coverUid } = input;
    return useCases.updateProject(await viewer(), id, {
      ...(name === undefined || name === null ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(tags === undefined || tags === null ? {} : { tags }),
      ...(coverUid === undefined ? {} : { coverUid }),
    });
  }

  @Mutation(() => [ID], {
    description:
      'Deletes projects, 100 at most. They can be restored for 30 days, and their images stay. Returns the ids ' +
      'of those that were deleted.',
  })
  async deleteProjects(
    @Arg('ids', () => [ID], { description: 'The ids of the projects.' }) ids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<readonly string[]> {
    return useCases.deleteProjects(await viewer(), ids);
  }

  @Extensions({ listSize: BULK_MAX_PROJECTS })
  @Mutation(() => [ProjectType], {
    description: 'Restores deleted projects, 100 at most. Returns those that were restored.',
  })
  async restoreProjects(
    @Arg('ids', () => [ID], { description: 'The ids of the projects.' }) ids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<readonly Project[]> {
    return useCases.restoreProjects(await viewer(), ids);
  }

  @Mutation(() => ProjectImagesChangeType, {
    description:
      'Adds images to a project. Images that it already contains stay where they are. Errors: INVALID_INPUT, and ' +
      'nothing is added, if an id is not that of an image of the viewer or the image is in the trash; ' +
      '`details.unknownUids` lists these ids.',
  })
  async addProjectImages(
    @Arg('id', () => ID, { description: 'The id of the project.' }) id: string,
    @Arg('uids', () => [ID], { description: ADDED_UIDS })
    uids: readonly string[],
    @Arg('beforeUid', () => ID, {
      nullable: true,
      description: 'The image before which the images are inserted; at the end when absent.',
    })
    beforeUid: string | null,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ProjectImagesChangeType> {
    return useCases.addProjectImages(await viewer(), id, { uids, beforeUid: beforeUid ?? null });
  }

  @Mutation(() => ProjectImagesChangeType, {
    description: 'Moves images of a project, so that they follow each other in the order given.',
  })
  async moveProjectImages(
    @Arg('id', () => ID, { description: 'The id of the project.' }) id: string,
    @Arg('uids', () => [ID], { description: UIDS })
    uids: readonly string[],
    @Arg('beforeUid', () => ID, {
      nullable: true,
      description: 'The image before which the images are moved; to the end when absent.',
    })
    beforeUid: string | null,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ProjectImagesChangeType> {
    return useCases.moveProjectImages(await viewer(), id, { uids, beforeUid: beforeUid ?? null });
  }

  @Mutation(() => ProjectImagesChangeType, {
    description: 'Removes images from a project. They stay in the library.',
  })
  async removeProjectImages(
    @Arg('id', () => ID, { description: 'The id of the project.' }) id: string,
    @Arg('uids', () => [ID], { description: UIDS })
    uids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ProjectImagesChangeType> {
    return useCases.removeProjectImages(await viewer(), id, uids);
  }

  @Mutation(() => ShareLinkType, { description: 'Creates a share link for a project.' })
  async createShareLink(
    @Arg('projectId', () => ID, { description: 'The id of the project.' }) projectId: string,
    @Arg('input', () => CreateShareLinkInput, {
      nullable: true,
      description: 'When the link expires and whether it has a password; a link without either when absent.',
    })
    input: CreateShareLinkInput | null,
    @Ctx() { useCases, viewer, publicUrl }: GraphqlContext,
  ): Promise<ShareLinkType> {
    const { expiresAt = null, password = null } = input ?? {};
    const idempotencyKey = checkedKey(input?.idempotencyKey);
    const made = await useCases.createShareLink(await viewer(), projectId, {
      expiresAt,
      password,
      idempotencyKey,
    });
    return linkView(made, publicUrl);
  }

  @Mutation(() => ID, { description: 'Deletes a share link, which stops working at once. Returns its id.' })
  async revokeShareLink(
    @Arg('id', () => ID, { description: 'The id of the share link.' }) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string> {
    await useCases.revokeShareLink(await viewer(), rowId(id));
    return id;
  }

  @FieldResolver(() => [ImageType], {
    description:
      'The images that represent the project in lists: the cover, then the first images; 4 at most.',
    complexity: 4,
  })
  async previewImages(
    @Root() { previewUids }: Project,
    @Ctx() context: GraphqlContext,
  ): Promise<readonly ImageView[]> {
    const found = await context.loaders.ownImage.loadMany(previewUids);
    const outlook = await outlookOf(context);
    return found.flatMap((image) => {
      if (image instanceof Error) throw image;
      return image === null ? [] : new ImageView(image, outlook);
    });
  }

  @FieldResolver(() => ProjectImageConnectionType, {
    description: 'The images in the order of the project.',
    complexity: 2,
  })
  async images(
    @Root() { id }: Project,
    @Args(() => ProjectImagesArgs) args: ProjectImagesArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<ImageView>> {
    const outlook = await outlookOf(context);
    const page = await context.useCases.listProjectImages(
      outlook.viewer,
      id,
      projectPaging(args, { projectId: id }),
    );
    const nodes = page.images.map((image) => new ImageView(image, outlook));
    return connectionOf(nodes, projectPageEnd(page, { projectId: id }));
  }

  @FieldResolver(() => [ShareLinkType], {
    description: 'The share links, newest first, including those that have expired.',
    complexity: 5,
  })
  async shareLinks(
    @Root() { id }: Project,
    @Ctx() { useCases, viewer, publicUrl }: GraphqlContext,
  ): Promise<readonly ShareLinkType[]> {
    const links = await useCases.listShareLinks(await viewer(), id);
    return links.map((link) => linkView(link, publicUrl));
  }
}
