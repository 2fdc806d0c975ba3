import type { LinkCredentials } from '@safelight/application';
import type { Image } from '@safelight/domain';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { thumbnailWidth } from '../image/version-addresses.ts';
import { connectionOf, type Connection } from '../paging/connection.type.ts';
import { ProjectImagesArgs, projectPageEnd, projectPaging } from './project.inputs.ts';
import {
  SharedImageConnectionType,
  SharedImageType,
  SharedProjectType,
  ShareTicketType,
} from './shared-project.types.ts';

/** A shared project, with the token and ticket of the request. */
interface SharedProjectView extends SharedProjectType {
  readonly credentials: LinkCredentials;
}

/** An image with the link that gives access to it. */
interface SharedImageView extends SharedImageType {
  readonly image: Image;
  readonly linkId: string;
}

const imageView = (linkId: string, image: Image, context: GraphqlContext): SharedImageView => {
  const { shared, width, height, thumbhash } = image.current;
  const url = context.useCases.imageAddresses.sharedPathOf(linkId, image, 'full');
  return {
    ...{ image, linkId, uid: image.uid, title: image.title, width, height, thumbhash, url },
    contentType: shared.contentType,
    fileSize: shared.sizeBytes,
    downloadUrl: `${url}${url.includes('?') ? '&' : '?'}download=1`,
  };
};

/** Queries and mutations for anyone who has the address of a share link, signed in or not. */
@Resolver(() => SharedProjectType)
export class SharedProjectResolver {
  @Query(() => SharedProjectType, {
    description:
      'The project of a share link, for anyone who has the address. Errors: NOT_FOUND when the link was revoked, ' +
      'LINK_EXPIRED when it has expired, PASSWORD_REQUIRED when it has a password and no valid ticket was given.',
  })
  async sharedProject(
    @Arg('token', () => ID, { description: 'The last part of the address of the link.' }) token: string,
    @Arg('ticket', () => String, {
      nullable: true,
      description: 'The ticket that `openSharedProject` returned; required for a link with a password.',
    })
    ticket: string | null,
    @Ctx() { useCases }: GraphqlContext,
  ): Promise<SharedProjectView> {
    const credentials = { token, ticket: ticket ?? null };
    const { project, link } = await useCases.getSharedProject(credentials);
    const { name, description, imageCount } = project;
    return { credentials, name, description, imageCount, expiresAt: link.expiresAt };
  }

  @Mutation(() => ShareTicketType, {
    description:
      'Exchanges the password of a share link for a ticket. After ten wrong passwords within 15 minutes further ' +
      'attempts are refused.',
  })
  async openSharedProject(
    @Arg('token', () => ID, { description: 'The last part of the address of the link.' }) token: string,
    @Arg('password', () => String, { description: 'The password of the link.' }) password: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<ShareTicketType> {
    return useCases.openSharedProject(token, password, client());
  }

  @FieldResolver(() => SharedImageConnectionType, {
    description: 'The images in the order of the project.',
    complexity: 2,
  })
  async images(
    @Root() { credentials }: SharedProjectView,
    @Args(() => ProjectImagesArgs) args: ProjectImagesArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<SharedImageView>> {
    const list = { linkToken: credentials.token };
    const page = await context.useCases.listSharedImages(credentials, projectPaging(args, list));
    const nodes = page.images.map((image) => imageView(page.link.id, image, context));
    return connectionOf(nodes, projectPageEnd(page, list));
  }
}

@Resolver(() => SharedImageType)
export class SharedImageResolver {
  @FieldResolver(() => String, { description: 'The address of a thumbnail.' })
  thumbnailUrl(
    @Root() { linkId, image }: SharedImageView,
    @Arg('width', () => Int, { defaultValue: 320, description: 'Width in pixels: 320, 640, 1280 or 2048.' })
    width: number,
    @Ctx() { useCases }: GraphqlContext,
  ): string {
    return useCases.imageAddresses.sharedPathOf(linkId, image, thumbnailWidth(width));
  }
}
