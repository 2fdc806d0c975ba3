import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { EditArea } from '@safelight/domain';
import { PageInfoType } from '../paging/page-info.type.ts';
import { AiEditJobType, EditAreaEnum } from './ai-edit-job.type.ts';

@ObjectType('AiEditJobConnection', { simpleResolvers: true })
export class AiEditJobConnectionType {
  @Field(() => [AiEditJobType])
  readonly nodes!: readonly AiEditJobType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}

@ObjectType('AiEditQuote', { simpleResolvers: true })
export class AiEditQuoteType {
  @Field(() => Int, { description: 'Credits' })
  readonly cost!: number;

  @Field(() => Int, { description: 'Credits the viewer has' })
  readonly balance!: number;

  @Field(() => [ID], { description: 'Images that can be edited, which the cost is for' })
  readonly editableUids!: readonly string[];

  @Field(() => [ID], { description: 'Images that cannot: SVGs' })
  readonly otherUids!: readonly string[];
}

@ObjectType('EditorOperation', { simpleResolvers: true })
export class EditorOperationType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String, { description: 'In a sentence: "remove background"' })
  readonly title!: string;

  @Field(() => String, { description: 'A prompt that asks for it' })
  readonly example!: string;
}

@ObjectType('AiCapabilities', { simpleResolvers: true, description: 'What can be asked for here and now' })
export class AiCapabilitiesType {
  @Field(() => [String], { description: 'The editors that work, in the order they are asked' })
  readonly editors!: readonly string[];

  @Field(() => Boolean, { description: 'True when any words may be tried, not only those for `operations`' })
  readonly freeform!: boolean;

  @Field(() => Boolean, { description: 'Whether a second picture is understood' })
  readonly references!: boolean;

  @Field(() => [EditorOperationType])
  readonly operations!: readonly EditorOperationType[];

  @Field(() => [EditAreaEnum])
  readonly areas!: readonly EditArea[];

  @Field(() => Int)
  readonly creditsPerEdit!: number;
}

@ObjectType('PromptSuggestions', { simpleResolvers: true })
export class PromptSuggestionsType {
  @Field(() => String)
  readonly main!: string;

  @Field(() => [String], { description: 'Exactly nine' })
  readonly suggestions!: readonly string[];
}
