import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { UploadedImage } from '@safelight/application';
import type { Privacy } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import type { IncomingFile } from '../http/incoming-file.ts';
import { UploadScalar } from '../scalars/upload.scalar.ts';
import { PrivacyEnum } from './image.enums.ts';
import { ImageView, outlookOf } from './image.view.ts';
import { UploadedImageType } from './uploaded-image.type.ts';

const present = async (
  { image, isDuplicate }: UploadedImage,
  context: GraphqlContext,
): Promise<UploadedImageType> => ({
  image: new ImageView(image, await outlookOf(context)),
  isDuplicate,
});

/** Pictures by file or by address. These are the mutations of the screens, which take SVG too. */
@Resolver(() => UploadedImageType)
export class UploadResolver {
  @Mutation(() => UploadedImageType, {
    description:
      'A file the viewer has already is answered with the image it is, unless duplicates are allowed',
  })
  async uploadImage(
    @Arg('file', () => UploadScalar) file: IncomingFile,
    @Arg('filename', () => String, { nullable: true }) filename: string | null | undefined,
    @Arg('privacy', () => PrivacyEnum, { defaultValue: 'private' }) privacy: Privacy,
    @Arg('allowDuplicate', () => Boolean, { defaultValue: false }) allowDuplicate: boolean,
    @Ctx() context: GraphqlContext,
  ): Promise<UploadedImageType> {
    const arriving = await file.take();
    const uploaded = await context.useCases.uploadImage(file.grant, {
      source: arriving.source,
      filename: filename ?? arriving.filename,
      privacy,
      allowDuplicate,
      allowSvg: true,
      signal: file.signal,
    });
    return present(uploaded, context);
  }

  @Mutation(() => UploadedImageType, {
    description: 'A picture fetched from a public address',
    // Each makes a request of ours to somebody else: two to an operation.
    complexity: 1_000,
  })
  async uploadImageFromUrl(
    @Arg('url', () => String) url: string,
    @Arg('privacy', () => PrivacyEnum, { defaultValue: 'private' }) privacy: Privacy,
    @Ctx() context: GraphqlContext,
  ): Promise<UploadedImageType> {
    const { useCases, viewer } = context;
    const self = await viewer();
    const uploaded = await useCases.inUploadTurn(() =>
      useCases.uploadFromUrl(self, { url, privacy, allowSvg: true }),
    );
    return present(uploaded, context);
  }
}
