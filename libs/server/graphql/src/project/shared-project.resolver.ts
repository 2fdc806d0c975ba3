import { encodeProjectPlace, type LinkCredentials } from '@safelight/application';
import type { Image } from '@safelight/domain';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { thumbnailWidth } from '../image/version-addresses.ts';
import { ProjectImagesArgs, projectPaging } from './project.inputs.ts';
import {
  SharedImageConnectionType,
  SharedImageType,
  SharedProjectType,
  ShareTicketType,
} from './shared-project.types.ts';

/** A shared project, with what was shown to see it. */
interface SharedProjectView extends SharedProjectType {
  readonly credentials: LinkCredentials;
}

/** An image with the link that shows it. */
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

/** What whoever holds the address of a share link sees, signed in or not. */
@Resolver(() => SharedProjectType)
export class SharedProjectResolver {
  @Query(() => SharedProjectType, {
    description:
      'NOT_FOUND for a link that was revoked, LINK_EXPIRED after its time, PASSWORD_REQUIRED without a ticket where it has a password',
  })
  async sharedProject(
    @Arg('token', () => ID, { description: 'The last part of the address of the link' }) token: string,
    @Arg('ticket', () => String, { nullable: true }) ticket: string | null,
    @Ctx() { useCases }: GraphqlContext,
  ): Promise<SharedProjectView> {
    const credentials = { token, ticket: ticket ?? null };
    const { project, link } = await useCases.getSharedProject(credentials);
    const { name, description, imageCount } = project;
    return { credentials, name, description, imageCount, expiresAt: link.expiresAt };
  }

  @Mutation(() => ShareTicketType, {
    description:
      'Exchanges the password of a share link for a ticket; ten wrong ones in a quarter of an hour',
  })
  async openSharedProject(
    @Arg('token', () => ID) token: string,
    @Arg('password', () => String) password: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<ShareTicketType> {
    return useCases.openSharedProject(token, password, client());
  }

  @FieldResolver(() => SharedImageConnectionType, {
    description: 'In the order of the project',
    complexity: 2,
  })
  async images(
    @Root() { credentials }: SharedProjectView,
    @Args(() => ProjectImagesArgs) args: ProjectImagesArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<SharedImageConnectionType> {
    const page = await context.useCases.listSharedImages(credentials, projectPaging(args));
    return {
      nodes: page.images.map((image) => imageView(page.link.id, image, context)),
      pageInfo: {
        endCursor: page.end === null ? null : encodeProjectPlace(page.end),
        hasNextPage: page.hasNext,
      },
    };
  }
}

@Resolver(() => SharedImageType)
export class SharedImageResolver {
  @FieldResolver(() => String, { description: 'Address of a thumbnail; 320, 640, 1280 or 2048 wide' })
  thumbnailUrl(
    @Root() { linkId, image }: SharedImageView,
    @Arg('width', () => Int, { defaultValue: 320 }) width: number,
    @Ctx() { useCases }: GraphqlContext,
  ): string {
    return useCases.imageAddresses.sharedPathOf(linkId, image, thumbnailWidth(width));
  }
}
