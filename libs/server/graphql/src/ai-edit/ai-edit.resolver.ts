import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { AI_EDIT_CURSORS, type FollowedEdit } from '@safelight/application';
import { takeBackUntil } from '@safelight/domain';
import { checkedKey } from '@safelight/transport';
import type { GraphqlContext } from '../context.ts';
import { ImageVersionType } from '../image/image-version.type.ts';
import { ImageType } from '../image/image.type.ts';
import { ImageView, outlookOf, type ImageVersionView } from '../image/image.view.ts';
import { given } from '../loading/given.ts';
import { nullIfMissing } from '../loading/null-if-missing.ts';
import { rowId } from '../loading/row-id.ts';
import { type Connection, connectionOf, pageSize, placeIn } from '../paging/connection.type.ts';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { abortable } from '../subscriptions/abortable.ts';
import { AiEditJobType, presentAiEditJob } from './ai-edit-job.type.ts';
import { AiEditJobsArgs, listedImage, RequestAiEditInput, RequestAiEditsInput } from './ai-edit.inputs.ts';
import { AiEditJobConnectionType } from './ai-edit.types.ts';

interface ProgressRequest {
  readonly args: { readonly jobId: string };
  readonly context: GraphqlContext;
}

/** Yields the edit at every change, until it has ended or the client unsubscribes. */
const watch = async ({ args, context }: ProgressRequest): Promise<AsyncIterable<FollowedEdit>> => {
  const viewer = await context.viewer();
  return abortable((signal) => context.useCases.watchAiEdit(viewer, rowId(args.jobId), signal));
};

/** Defaults for the optional fields of the inputs. */
const DEFAULTS = {
  pictureHash: null,
  mask: null,
  area: null,
  referenceUid: null,
};

@Resolver(() => AiEditJobType)
export class AiEditResolver {
  @Query(() => AiEditJobType, {
    nullable: true,
    description: 'One of the viewer’s AI edits; null when there is none with this id.',
  })
  async aiEditJob(
    @Arg('id', () => ID, { description: 'The id of the edit.' }) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<AiEditJobType | null> {
    const job = await nullIfMissing(useCases.getAiEdit(await viewer(), rowId(id)));
    return job === null ? null : presentAiEditJob(job);
  }

  @Query(() => AiEditJobConnectionType, {
    description: 'The viewer’s AI edits of all images or of one, newest first.',
    complexity: 2,
  })
  async aiEditJobs(
    @Args(() => AiEditJobsArgs) { first, after, states, imageUid }: AiEditJobsArgs,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<Connection<AiEditJobType>> {
    const { jobs, hasNext } = await useCases.listAllAiEdits(await viewer(), {
      limit: pageSize(first),
      after: placeIn(AI_EDIT_CURSORS, after),
      states: states ?? [],
      imageUid: listedImage(imageUid ?? null),
    });
    return connectionOf(jobs.map(presentAiEditJob), {
      hasNext,
      cursorOf: ({ id, createdAt }) => AI_EDIT_CURSORS.encode({ at: createdAt, id }),
    });
  }

  @Mutation(() => AiEditJobType, {
    description:
      'Requests an AI edit of an image. Its credit is set aside now and given back if the edit fails or is ' +
      'cancelled.',
  })
  async requestAiEdit(
    @Arg('input', () => RequestAiEditInput, { description: 'What to edit, and how.' })
    input: RequestAiEditInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<AiEditJobType> {
    const { versionId, layerPicture, ...options } = input;
    const job = await useCases.requestAiEdit(await viewer(), {
      ...DEFAULTS,
      ...given(options),
      imageUid: input.imageUid,
      prompt: input.prompt,
      versionId: typeof versionId === 'string' ? rowId(versionId) : null,
      pictureHash: layerPicture ?? null,
      idempotencyKey: checkedKey(options.idempotencyKey),
    });
    return presentAiEditJob(job);
  }

  @Mutation(() => [AiEditJobType], {
    description:
      'Requests one AI edit for each of several images: either all edits are accepted or none. Returns them in ' +
      'the order given.',
    complexity: 500,
  })
  async requestAiEdits(
    @Arg('input', () => RequestAiEditsInput, { description: 'What to edit, and how.' })
    input: RequestAiEditsInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<readonly AiEditJobType[]> {
    const { imageUids, prompt } = input;
    const idempotencyKey = checkedKey(input.idempotencyKey);
    const edits = { ...DEFAULTS, ...given(input), imageUids, prompt, idempotencyKey };
    const jobs = await useCases.requestAiEdits(await viewer(), edits);
    return jobs.map(presentAiEditJob);
  }

  @Mutation(() => AiEditJobType, {
    description:
      'Requests the same edit once more after it has succeeded, failed or been cancelled. It costs as much as a ' +
      'new edit.',
  })
  async rerunAiEdit(
    @Arg('id', () => ID, { description: 'The edit to repeat.' }) id: string,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'A key of the client’s choice. A repeated request with the same key returns the edit of the first request ' +
        'and costs nothing.',
    })
    idempotencyKey: string | null,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<AiEditJobType> {
    return presentAiEditJob(
      await useCases.rerunAiEdit(await viewer(), rowId(id), checkedKey(idempotencyKey)),
    );
  }

  @Mutation(() => AiEditJobType, {
    description: 'Cancels an AI edit that has not finished, and gives its credit back.',
  })
  async cancelAiEdit(
    @Arg('id', () => ID, { description: 'The id of the edit.' }) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<AiEditJobType> {
    return presentAiEditJob(await useCases.cancelAiEdit(await viewer(), rowId(id)));
  }

  @Mutation(() => AiEditJobType, {
    description:
      'Takes back an edit by the built-in editor whose result is not what was asked for: deletes the result for good ' +
      'and gives the credit back. Possible for 24 hours, while nothing uses the result, for five edits in 30 days; ' +
      'otherwise TAKE_BACK_REFUSED. An edit that was taken back before stays as it is.',
  })
  async takeBackAiEdit(
    @Arg('id', () => ID, { description: 'The id of the edit.' }) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<AiEditJobType> {
    return presentAiEditJob(await useCases.takeBackAiEdit(await viewer(), rowId(id)));
  }

  @Subscription(() => AiEditJobType, {
    subscribe: (request) => watch(request as ProgressRequest),
    description:
      'The edit as it is now, and again after every change until it has succeeded, failed or been cancelled.',
  })
  aiEditProgress(
    @Root() job: FollowedEdit,
    @Arg('jobId', () => ID, { description: 'The edit to follow.' }) _jobId: string,
  ): AiEditJobType {
    return presentAiEditJob(job);
  }

  @FieldResolver(() => ImageType, {
    nullable: true,
    complexity: 2,
    description: 'The edited image; null once it has been deleted.',
  })
  async image(@Root() job: AiEditJobType, @Ctx() context: GraphqlContext): Promise<ImageView | null> {
    const image = await context.loaders.ownImage.load(job.imageUid);
    return image === null ? null : new ImageView(image, await outlookOf(context));
  }

  @FieldResolver(() => ImageVersionType, {
    nullable: true,
    complexity: 5,
    description: 'The version that the edit made; null until it has succeeded.',
  })
  async resultVersion(
    @Root() job: AiEditJobType,
    @Ctx() context: GraphqlContext,
  ): Promise<ImageVersionView | null> {
    const made = await context.loaders.editResult.load(job);
    return made === null ? null : new ImageView(made.image, await outlookOf(context)).version(made.version);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    complexity: 2,
    description:
      'Until when the edit can be taken back, if nothing uses its result until then. The time may be over. Null if ' +
      'it cannot be taken back: another editor made it, it has no result, or it was taken back before.',
  })
  async takeBackUntil(@Root() job: AiEditJobType, @Ctx() context: GraphqlContext): Promise<Date | null> {
    return takeBackUntil(job, (await context.loaders.editResult.load(job))?.version ?? null);
  }
}

@Resolver(() => ImageType)
export class ImageAiEditsResolver {
  @FieldResolver(() => [AiEditJobType], {
    description: 'The AI edits of the image, newest first; empty for anyone but the owner.',
    complexity: 5,
  })
  async aiEditJobs(
    @Root() image: ImageView,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<readonly AiEditJobType[]> {
    if (!image.isOwner) return [];
    const jobs = await useCases.listAiEdits(await viewer(), image.uid);
    return jobs.map(presentAiEditJob);
  }
}
