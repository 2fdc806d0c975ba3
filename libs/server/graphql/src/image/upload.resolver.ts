import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';
import { Arg, Args, ArgsType, Ctx, Field, Mutation, Resolver } from 'type-graphql';
import type { UploadedImage } from '@safelight/application';
import type { Privacy } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { takeFile } from '../http/expected-file.ts';
import { checkedKey, repeatable, REPEATS } from '../http/idempotency-key.ts';
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

@ArgsType()
class UploadImageArgs {
  @Field(() => GraphQLUpload)
  readonly file!: Promise<FileUpload>;

  @Field(() => String, { nullable: true })
  readonly filename?: string | null;

  @Field(() => PrivacyEnum, { defaultValue: 'private' })
  readonly privacy!: Privacy;

  @Field(() => Boolean, { defaultValue: false })
  readonly allowDuplicate!: boolean;

  @Field(() => String, { nullable: true, description: REPEATS })
  readonly idempotencyKey?: string | null;
}

/** Pictures by file or by address. These are the mutations of the screens, which take SVG too. */
@Resolver(() => UploadedImageType)
export class UploadResolver {
  @Mutation(() => UploadedImageType, {
    description:
      'A file the viewer has already is answered with the image it is, unless duplicates are allowed',
  })
  async uploadImage(
    @Args(() => UploadImageArgs) { file, filename, privacy, allowDuplicate, idempotencyKey }: UploadImageArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<UploadedImageType> {
    const { grant, signal, arriving } = takeFile(file);
    const { source, filename: ownName } = await arriving;
    const uploaded = await context.useCases.uploadImage(repeatable(grant, idempotencyKey), {
      source,
      filename: filename ?? ownName,
      privacy,
      allowDuplicate,
      allowSvg: true,
      signal,
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
    @Arg('idempotencyKey', () => String, { nullable: true, description: REPEATS })
    idempotencyKey: string | null,
    @Ctx() context: GraphqlContext,
  ): Promise<UploadedImageType> {
    const { useCases, viewer } = context;
    const self = await viewer();
    const options = { idempotencyKey: checkedKey(idempotencyKey) };
    const uploaded = await useCases.inUploadTurn(() =>
      useCases.uploadFromUrl(self, { url, privacy, allowSvg: true }, options),
    );
    return present(uploaded, context);
  }
}
