import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Image } from '@safelight/domain';
import type { GraphqlContext } from '../context.ts';
import { given } from '../loading/given.ts';
import { rowId } from '../loading/row-id.ts';
import { ImageVersionType } from './image-version.type.ts';
import { ImageType } from './image.type.ts';
import { ImageView, outlookOf, type ImageVersionView } from './image.view.ts';
import { UpdateImageInput } from './image.inputs.ts';

const view = async (image: Image, context: GraphqlContext): Promise<ImageView> =>
  new ImageView(image, await outlookOf(context));

@Resolver(() => ImageType)
export class ImageResolver {
  @Query(() => ImageType, {
    nullable: true,
    description: 'An image; null when it does not exist or the viewer may not see it.',
  })
  async image(
    @Arg('uid', () => ID, { description: 'The id of the image.' }) uid: string,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageView | null> {
    const image = await context.loaders.image.load(uid);
    return image === null ? null : view(image, context);
  }

  @Mutation(() => ImageType, { description: 'Changes an image.' })
  async updateImage(
    @Arg('uid', () => ID, { description: 'The id of the image.' }) uid: string,
    @Arg('input', () => UpdateImageInput, { description: 'What to change.' }) input: UpdateImageInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageView> {
    const { expiresIn, showTags, ...others } = input;
    const expiry = expiresIn === undefined ? {} : { expiresIn };
    const changes = { ...given({ ...others, areTagsShown: showTags }), ...expiry };
    const image = await context.useCases.updateImage(await context.viewer(), uid, changes);
    return view(image, context);
  }

  @Mutation(() => ImageType, {
    description:
      'Makes a version the current one. A title that ends with the extension of the previous version gets that of ' +
      'this one.',
  })
  async useVersion(
    @Arg('imageUid', () => ID, { description: 'The id of the image.' }) imageUid: string,
    @Arg('versionId', () => ID, { description: 'The id of the version.' }) versionId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageView> {
    const viewer = await context.viewer();
    return view(await context.useCases.useVersion(viewer, imageUid, rowId(versionId)), context);
  }

  @Mutation(() => ImageType, {
    description:
      'Deletes a version for good. Error: CONFLICT for the original, which stays as long as its image, for the ' +
      'current version, and for a version that a comparison shows.',
  })
  async deleteVersion(
    @Arg('imageUid', () => ID, { description: 'The id of the image.' }) imageUid: string,
    @Arg('versionId', () => ID, { description: 'The id of the version.' }) versionId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageView> {
    const viewer = await context.viewer();
    return view(await context.useCases.deleteVersion(viewer, imageUid, rowId(versionId)), context);
  }

  @Mutation(() => ImageType, { description: 'Moves an image to the trash, where it stays for 30 days.' })
  async deleteImage(
    @Arg('uid', () => ID, { description: 'The id of the image.' }) uid: string,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageView> {
    return view(await context.useCases.deleteImage(await context.viewer(), uid), context);
  }

  @FieldResolver(() => String, {
    description: 'The address of a thumbnail.',
  })
  thumbnailUrl(
    @Root() image: ImageView,
    @Arg('width', () => Int, { defaultValue: 320, description: 'Width in pixels: 320, 640, 1280 or 2048.' })
    width: number,
  ): string {
    return image.addresses.thumbnail(width);
  }

  @FieldResolver(() => [ImageVersionType], {
    description: 'All versions in the order of their numbers; only the current one for anyone but the owner.',
    complexity: 5,
  })
  async versions(
    @Root() image: ImageView,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<readonly ImageVersionView[]> {
    const versions = await loaders.versions.load(image.image);
    return versions.map((version) => image.version(version));
  }
}

@Resolver(() => ImageVersionType)
export class ImageVersionResolver {
  @FieldResolver(() => String, { description: 'The address of a thumbnail.' })
  thumbnailUrl(
    @Root() version: ImageVersionView,
    @Arg('width', () => Int, { defaultValue: 320, description: 'Width in pixels: 320, 640, 1280 or 2048.' })
    width: number,
  ): string {
    return version.addresses.thumbnail(width);
  }
}
