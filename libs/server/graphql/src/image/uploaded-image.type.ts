import { Field, ObjectType } from 'type-graphql';
import { ImageType } from './image.type.ts';

@ObjectType('UploadedImage', { simpleResolvers: true })
export class UploadedImageType {
  @Field(() => ImageType)
  readonly image!: ImageType;

  @Field(() => Boolean, {
    description: 'True when the viewer had this very file already, which is the answer',
  })
  readonly isDuplicate!: boolean;
}
