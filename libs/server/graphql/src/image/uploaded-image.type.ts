import { Field, ObjectType } from 'type-graphql';
import { ImageType } from './image.type.ts';

@ObjectType('UploadedImage', { simpleResolvers: true, description: 'The result of an upload.' })
export class UploadedImageType {
  @Field(() => ImageType, { description: 'The uploaded image, or the one that had this file already.' })
  readonly image!: ImageType;

  @Field(() => Boolean, {
    description: 'True when the viewer had uploaded this file before, so that no new image was made.',
  })
  readonly isDuplicate!: boolean;
}
