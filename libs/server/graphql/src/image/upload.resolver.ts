import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';
import { Args, ArgsType, Ctx, Field, Int, Mutation, Resolver } from 'type-graphql';
import type { UploadedImage } from '@safelight/application';
import type { Privacy } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { takeFile } from '../http/expected-file.ts';
import { checkedKey, repeatable, REPEATS } from '../http/idempotency-key.ts';
import { given } from '../loading/given.ts';
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

/** What may be said of an image while it comes. */
@ArgsType()
class UploadArgs {
  @Field(() => PrivacyEnum, { defaultValue: 'private' })
  readonly privacy!: Privacy;

  @Field(() => String, { nullable: true, description: 'The name of the file when absent' })
  readonly title?: string | null;

  @Field(() => String, { nullable: true })
  readonly description?: string | null;

  @Field(() => [String], { nullable: true })
  readonly tags?: readonly string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds from now until it goes to the trash by itself; never when absent',
  })
  readonly expiresIn?: number | null;

  @Field(() => String, { nullable: true, description: REPEATS })
  readonly idempotencyKey?: string | null;
}

@ArgsType()
class UploadImageArgs extends UploadArgs {
  @Field(() => GraphQLUpload)
  readonly file!: Promise<FileUpload>;

  @Field(() => String, { nullable: true })
  readonly filename?: string | null;

  @Field(() => Boolean, { defaultValue: false })
  readonly allowDuplicate!: boolean;
}

@ArgsType()
class UploadImageFromUrlArgs extends UploadArgs {
  @Field(() => String)
  readonly url!: string;
}

const textsIn = ({ title, description, tags, expiresIn }: UploadArgs) =>
  given({ title, description, tags, expiresIn });

/** Pictures by file or by address. These are the mutations of the screens, which take SVG too. */
@Resolver(() => UploadedImageType)
export class UploadResolver {
  @Mutation(() => UploadedImageType, {
    description:
      'A file the viewer has already is answered with the image it is, unless duplicates are allowed',
  })
  async uploadImage(
    @Args(() => UploadImageArgs) args: UploadImageArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<UploadedImageType> {
    const { file, filename, privacy, allowDuplicate, idempotencyKey } = args;
    const { grant, signal, arriving } = takeFile(file);
    const { source, filename: ownName } = await arriving;
    const uploaded = await context.useCases.uploadImage(repeatable(grant, idempotencyKey), {
      source,
      ...textsIn(args),
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
    @Args(() => UploadImageFromUrlArgs) args: UploadImageFromUrlArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<UploadedImageType> {
    const { url, privacy, idempotencyKey = null } = args;
    const { useCases, viewer } = context;
    const self = await viewer();
    const options = { idempotencyKey: checkedKey(idempotencyKey) };
    const uploaded = await useCases.inUploadTurn(() =>
      useCases.uploadFromUrl(self, { ...textsIn(args), url, privacy, allowSvg: true }, options),
    );
    return present(uploaded, context);
  }
}
