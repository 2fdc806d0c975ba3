import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { invalidField, type AiEditState, type EditArea } from '@safelight/domain';
import { rowId } from '../loading/row-id.ts';
import { PageArgs } from '../paging/page.args.ts';
import { AiEditStateEnum } from './ai-edit-job.type.ts';

export type FoundArea = Exclude<EditArea, 'painted'>;

export const FoundAreaEnum = {
  BACKGROUND: 'background',
  SUBJECT: 'subject',
} as const satisfies Record<Uppercase<FoundArea>, FoundArea>;
registerEnumType(FoundAreaEnum, {
  name: 'FoundArea',
  description: 'What is found to be the subject of a picture, or all but that',
});

const IDEMPOTENCY = 'Repeats with the same key and input answer what came of the first';
const REFERENCE = 'Another image of the viewer’s that the prompt speaks of: a background, a style';

@InputType()
export class RequestAiEditInput {
  @Field(() => ID)
  readonly imageUid!: string;

  @Field(() => String)
  readonly prompt!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The version to edit; the current one when absent',
  })
  readonly versionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'A picture of the image’s editor document, by its hash, to edit in place of the version: what the canvas ' +
      'shows, or one layer. Upload it with `uploadLayerPicture` before',
  })
  readonly layerPicture?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A PNG in base64, at most 1 MiB decoded, in the shape of the picture: white or opaque where it may change. ' +
      'The rest stays as it is, to the bit, and so does the size',
  })
  readonly mask?: string | null;

  @Field(() => FoundAreaEnum, { nullable: true, description: 'Instead of a mask' })
  readonly area?: FoundArea | null;

  @Field(() => ID, { nullable: true, description: REFERENCE })
  readonly referenceUid?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY })
  readonly idempotencyKey?: string | null;
}

/** One prompt for the current versions of several images. */
@InputType()
export class RequestAiEditsInput {
  @Field(() => [ID], { description: '500 at most' })
  readonly imageUids!: readonly string[];

  @Field(() => String)
  readonly prompt!: string;

  @Field(() => FoundAreaEnum, { nullable: true })
  readonly area?: FoundArea | null;

  @Field(() => ID, { nullable: true, description: REFERENCE })
  readonly referenceUid?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY })
  readonly idempotencyKey?: string | null;
}

@ArgsType()
export class AiEditJobsArgs extends PageArgs {
  @Field(() => [AiEditStateEnum], { nullable: true, description: 'Any of these; all when absent' })
  readonly states?: readonly AiEditState[] | null;
}

/** INVALID_INPUT for a cursor that is none of ours. */
export const cursorJobId = (after: string | null): string | null => {
  if (after === null || rowId(after) === after) return after;
  throw invalidField('after', 'Use the endCursor of the page before.');
};
