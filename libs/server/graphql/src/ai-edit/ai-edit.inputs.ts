import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { invalidField, isImageUid, type AiEditState, type EditArea } from '@safelight/domain';
import { PageArgs } from '../paging/connection.type.ts';
import { AiEditStateEnum, EditAreaEnum } from './ai-edit-job.type.ts';
import { enumType } from '../describe.ts';

export type FoundArea = Exclude<EditArea, 'painted'>;

const FoundAreaEnum = enumType<FoundArea>(
  'FoundArea',
  'A part of an image that the editor finds by itself.',
  {
    background: 'Everything but the subject.',
    subject: 'The subject.',
  },
);

@InputType({ description: 'What an AI edit does.' })
abstract class PromptInput {
  @Field(() => String, { description: 'What to do, in words; up to 2,000 characters.' })
  readonly prompt!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Another image of the viewer’s that the prompt refers to, for example as a background or a style.',
  })
  readonly referenceUid?: string | null;
}

@InputType({ description: 'An AI edit of one image. Give a mask or an area, not both.' })
export class RequestAiEditInput extends PromptInput {
  @Field(() => ID, { description: 'The image to edit.' })
  readonly imageUid!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The version to edit; the current version when absent.',
  })
  readonly versionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The SHA-256 of a file that was uploaded with `uploadLayerPicture`, which is edited instead of a version: ' +
      'what the canvas shows, or one layer.',
  })
  readonly layerPicture?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A PNG in base64, also as a data URL, with the proportions of the image, up to 1 MiB when decoded. What is white or opaque may ' +
      'change. All other pixels and the size of the image stay exactly the same.',
  })
  readonly mask?: string | null;

  @Field(() => FoundAreaEnum, {
    nullable: true,
    description:
      'The part of the image that may change; the whole image when neither an area nor a mask is given.',
  })
  readonly area?: FoundArea | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of the client’s choice. A repeated request with the same key and the same input returns the edit of ' +
      'the first request and costs nothing.',
  })
  readonly idempotencyKey?: string | null;
}

@InputType({ description: 'One AI edit of the current version of each of several images.' })
export class RequestAiEditsInput extends PromptInput {
  @Field(() => [ID], { description: 'The images to edit, 500 at most.' })
  readonly imageUids!: readonly string[];

  @Field(() => FoundAreaEnum, {
    nullable: true,
    description: 'The part of each image that may change; the whole image when absent.',
  })
  readonly area?: FoundArea | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of the client’s choice. A repeated request with the same key and the same input returns the edits of ' +
      'the first request and costs nothing.',
  })
  readonly idempotencyKey?: string | null;
}

@InputType({ description: 'An AI edit that has not been requested yet.' })
export class AiEditPlanInput extends PromptInput {
  @Field(() => ID, {
    description: 'The image to edit. A plan is the same for every image, so one of several is enough.',
  })
  readonly imageUid!: string;

  @Field(() => EditAreaEnum, {
    nullable: true,
    description: 'The part of the image that may change, `PAINTED` for a mask; the whole image when absent.',
  })
  readonly area?: EditArea | null;
}

@ArgsType()
export class AiEditJobsArgs extends PageArgs {
  @Field(() => [AiEditStateEnum], {
    nullable: true,
    description: 'Only edits in one of these states; all when absent.',
  })
  readonly states?: readonly AiEditState[] | null;

  @Field(() => ID, { nullable: true, description: 'Only edits of this image; of all images when absent.' })
  readonly imageUid?: string | null;
}

/** The image in the condition of a list; INVALID_INPUT for a text that is not the id of any image. */
export const listedImage = (imageUid: string | null): string | null => {
  if (imageUid === null || isImageUid(imageUid)) return imageUid;
  throw invalidField('imageUid', 'Use the uid of an image.');
};
