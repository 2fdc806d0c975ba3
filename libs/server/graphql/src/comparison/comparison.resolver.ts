import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { COMPARISON_CURSORS } from '@safelight/application';
import type { ComparisonView as Comparison } from '@safelight/domain';
import { checkedKey } from '@safelight/transport';
import type { GraphqlContext } from '../context.ts';
import { takeFile } from '../http/expected-file.ts';
import { repeatable } from '../http/idempotency-key.ts';
import { ImageType } from '../image/image.type.ts';
import { outlookOf, type ImageView } from '../image/image.view.ts';
import { nullIfMissing } from '../loading/null-if-missing.ts';
import { rowId } from '../loading/row-id.ts';
import { type Connection, connectionOf, PageArgs, pageSize, placeIn } from '../paging/connection.type.ts';
import { ComparisonConnectionType, ComparisonType } from './comparison.types.ts';
import { CreateComparisonInput, UpdateComparisonInput, UploadComparisonArgs } from './comparison.inputs.ts';
import { viewComparison } from './comparison.view.ts';

const view = async (comparison: Comparison, context: GraphqlContext): Promise<ComparisonType> =>
  viewComparison(comparison, await outlookOf(context));

interface MaybeTexts {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** The texts that the client sent, including null. */
const texts = ({ title, description }: MaybeTexts): UpdateComparisonInput => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
});

const maybeRowId = (id: string | null | undefined): string | null =>
  typeof id === 'string' ? rowId(id) : null;

@Resolver(() => ComparisonType)
export class ComparisonResolver {
  @Query(() => ComparisonType, {
    nullable: true,
    description: 'A comparison, whoever owns it; null when it does not exist.',
  })
  async comparison(
    @Arg('uid', () => ID, { description: 'The id of the comparison.' }) uid: string,
    @Ctx() context: GraphqlContext,
  ): Promise<ComparisonType | null> {
    const found = await nullIfMissing(context.useCases.getComparison(await context.viewer(), uid));
    return found === null ? null : view(found, context);
  }

  @Query(() => ComparisonConnectionType, {
    description: 'The viewer’s comparisons, newest first.',
    complexity: 2,
  })
  async comparisons(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<ComparisonType>> {
    const outlook = await outlookOf(context);
    const page = await context.useCases.listComparisons(outlook.viewer, {
      limit: pageSize(first),
      after: placeIn(COMPARISON_CURSORS, after),
    });
    const nodes = page.comparisons.map((one) => viewComparison(one, outlook));
    return connectionOf(nodes, {
      hasNext: page.hasNext,
      cursorOf: ({ uid, createdAt }) => COMPARISON_CURSORS.encode({ at: createdAt, id: uid }),
      end: page.end === null ? null : COMPARISON_CURSORS.encode(page.end),
    });
  }

  @Mutation(() => ComparisonType, {
    description: 'Uploads two images and publishes them side by side. Both are public.',
  })
  async uploadComparison(
    @Args(() => UploadComparisonArgs) args: UploadComparisonArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<ComparisonType> {
    const { grant, signal, arriving } = takeFile(args.original);
    const comparison = await context.useCases.uploadComparison(repeatable(grant, args.idempotencyKey), {
      original: arriving,
      edited: takeFile(args.edited).arriving,
      ...texts(args),
      signal,
    });
    return view(comparison, context);
  }

  @Mutation(() => ComparisonType, {
    description: 'Publishes two versions side by side, of one image or of two. The images become public.',
  })
  async createComparison(
    @Arg('input', () => CreateComparisonInput, { description: 'The sides and the texts.' })
    input: CreateComparisonInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ComparisonType> {
    const { imageUid, editedImageUid = null, originalVersionId, editedVersionId } = input;
    const comparison = await context.useCases.createComparison(await context.viewer(), {
      imageUid,
      editedImageUid,
      originalVersionId: maybeRowId(originalVersionId),
      editedVersionId: maybeRowId(editedVersionId),
      ...texts(input),
      idempotencyKey: checkedKey(input.idempotencyKey),
    });
    return view(comparison, context);
  }

  @Mutation(() => ComparisonType, { description: 'Changes the texts of a comparison.' })
  async updateComparison(
    @Arg('uid', () => ID, { description: 'The id of the comparison.' }) uid: string,
    @Arg('input', () => UpdateComparisonInput, { description: 'What to change.' })
    input: UpdateComparisonInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ComparisonType> {
    const viewer = await context.viewer();
    return view(await context.useCases.updateComparison(viewer, uid, texts(input)), context);
  }

  @Mutation(() => ID, {
    description:
      'Deletes a comparison. It can be restored for 30 days. Its images stay, and stay public. Returns its id.',
  })
  async deleteComparison(
    @Arg('uid', () => ID, { description: 'The id of the comparison.' }) uid: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string> {
    await useCases.deleteComparison(await viewer(), uid);
    return uid;
  }

  @Mutation(() => ComparisonType, {
    description: 'Restores a deleted comparison. Both of its images must be there and public.',
  })
  async restoreComparison(
    @Arg('uid', () => ID, { description: 'The id of the comparison.' }) uid: string,
    @Ctx() context: GraphqlContext,
  ): Promise<ComparisonType> {
    return view(await context.useCases.restoreComparison(await context.viewer(), uid), context);
  }
}

/** The field `comparisons` of an image. */
@Resolver(() => ImageType)
export class ImageComparisonsResolver {
  @FieldResolver(() => [ComparisonType], {
    description:
      'The comparisons that show the image, newest first, 20 at most; empty for anyone but the owner.',
    complexity: 5,
  })
  async comparisons(
    @Root() image: ImageView,
    @Ctx() context: GraphqlContext,
  ): Promise<readonly ComparisonType[]> {
    const found = await context.loaders.comparisonsOfImage.load(image.image);
    const outlook = await outlookOf(context);
    return found.map((one) => viewComparison(one, outlook));
  }
}
