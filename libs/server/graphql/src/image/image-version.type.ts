import { Field, ID, Int } from 'type-graphql';
import type { VersionOrigin } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { PictureType } from './picture.types.ts';
import { VersionOriginEnum } from './image.enums.ts';
import { DataType } from '../describe.ts';

@DataType('AiEditVersionOrigin', 'The AI edit that made a version.')
export class AiEditVersionOriginType {
  @Field(() => ID, { description: 'The id of the edit.' })
  readonly jobId!: string;

  @Field(() => ID, { description: 'The version that was edited.' })
  readonly parentVersionId!: string;

  @Field(() => String, { description: 'The prompt of the edit.' })
  readonly prompt!: string;

  @Field(() => String, { description: 'The AI model that made the version.' })
  readonly model!: string;

  @Field(() => Int, {
    description: 'Milliseconds from the start of the edit to its result, without the time it waited.',
  })
  readonly processingTime!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The text with which the model commented on its result, if any.',
  })
  readonly textResponse!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the edit set the format, the quality or the size of its file. A file that the editor of layers renders has none of this.',
  })
  readonly setsFile!: boolean;
}

/** The edit of a version; null for a version that no AI edit made. */
export const presentOrigin = (origin: VersionOrigin): AiEditVersionOriginType | null => {
  if (origin.kind !== 'ai_edit') return null;
  const { jobId, parentVersionId, prompt, model, processingMs, textResponse, setsFile } = origin;
  const processingTime = Math.round(processingMs);
  return { jobId, parentVersionId, prompt, model, processingTime, textResponse, setsFile };
};

@DataType('ImageVersion', 'One version of an image: the upload, or what an edit made of it.')
export class ImageVersionType extends PictureType {
  @Field(() => ID, { description: 'The id of the version.' })
  readonly id!: string;

  @Field(() => Int, { description: 'The number of the version: 1 for the upload, then counting up.' })
  readonly number!: number;

  @Field(() => Boolean, { description: 'True for the version that the image shows.' })
  readonly isCurrent!: boolean;

  @Field(() => VersionOriginEnum, {
    nullable: true,
    description: 'How the version was made; null for anyone but the owner.',
  })
  readonly origin!: VersionOrigin['kind'] | null;

  @Field(() => AiEditVersionOriginType, {
    nullable: true,
    description: 'The AI edit that made the version; null for other versions and for anyone but the owner.',
  })
  readonly aiEdit!: AiEditVersionOriginType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address of a JPEG at full size whose colors the server converted to sRGB. For a JPEG in CMYK, which programs convert in different ways, it has the colors of the thumbnails. Null for other formats, and for anyone but the owner.',
  })
  readonly srgbUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the version was made.' })
  readonly createdAt!: Date;
}
