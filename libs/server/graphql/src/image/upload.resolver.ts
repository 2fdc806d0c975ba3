import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';
import { Args, ArgsType, Ctx, Field, Int, Mutation, Resolver } from 'type-graphql';
import type { UploadedImage } from '@safelight/application';
import { requireUser } from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import { checkedKey } from '@safelight/transport';
import type { GraphqlContext } from '../context.ts';
import { takeFile } from '../http/expected-file.ts';
import { repeatable, REPEATS } from '../http/idempotency-key.ts';
import { given } from '../loading/given.ts';
import { PrivacyEnum } from './image.enums.ts';
import { ImageView, outlookOf } from './image.view.ts';
import { UploadedImageType } from './image.type.ts';

const present = async (
  { image, isDuplicate }: UploadedImage,
  context: GraphqlContext,
): Promise<UploadedImageType> => ({
  image: new ImageView(image, await outlookOf(context)),
  isDuplicate,
});

/** Optional details of an image that is being uploaded. */
@ArgsType()
class UploadArgs {
  @Field(() => PrivacyEnum, { defaultValue: 'private', description: 'Who can see the image.' })
  readonly privacy!: Privacy;

  @Field(() => String, { nullable: true, description: 'A title; the filename when absent.' })
  readonly title?: string | null;

  @Field(() => String, { nullable: true, description: 'A description; up to 2,000 characters.' })
  readonly description?: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags for the image.' })
  readonly tags?: readonly string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds until the image is moved to the trash automatically, from 60 to 31,536,000; never when absent.',
  })
  readonly expiresIn?: number | null;

  @Field(() => String, { nullable: true, description: REPEATS })
  readonly idempotencyKey?: string | null;
}

@ArgsType()
class UploadImageArgs extends UploadArgs {
  @Field(() => GraphQLUpload, { description: 'The image.' })
  readonly file!: Promise<FileUpload>;

  @Field(() => String, { nullable: true, description: 'The filename to keep; that of the form when absent.' })
  readonly filename?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True makes a new image even when the viewer already has such an image.',
  })
  readonly allowDuplicate!: boolean;
}

@ArgsType()
class UploadImageFromUrlArgs extends UploadArgs {
  @Field(() => String, { description: 'The http or https address of the image.' })
  readonly url!: string;
}

const textsIn = ({ title, description, tags, expiresIn }: UploadArgs) =>
  given({ title, description, tags, expiresIn });

/** Uploads of a file or from an address. The screens use these mutations, which accept SVG too. */
@Resolver(() => UploadedImageType)
export class UploadResolver {
  @Mutation(() => UploadedImageType, {
    description:
      'Uploads an image. If the viewer already has an image with the same file and the same privacy, and neither of ' +
      'the two expires, that image is returned unchanged, unless duplicates are allowed.',
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
    description:
      'Uploads an image from a public address on the web. If the viewer already has an image with the same file ' +
      'and the same privacy, that image is returned unchanged.',
    // Each of these makes the server send a request to another site, so at most two fit into an operation.
    complexity: 1_000,
  })
  async uploadImageFromUrl(
    @Args(() => UploadImageFromUrlArgs) args: UploadImageFromUrlArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<UploadedImageType> {
    const { url, privacy, idempotencyKey = null } = args;
    const { useCases, viewer } = context;
    const self = await viewer();
    const key = checkedKey(idempotencyKey);
    const upload = { ...textsIn(args), url, privacy, allowSvg: true };
    const uploaded = await useCases.inUploadTurn(requireUser(self), (turn) =>
      useCases.uploadFromUrl(self, upload, { idempotencyKey: key, turn }),
    );
    return present(uploaded, context);
  }
}
