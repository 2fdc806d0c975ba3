import { Field, ID, Int } from 'type-graphql';
import type { EditArea } from '@safelight/domain';
import { connectionType } from '../paging/connection.type.ts';
import { AiEditJobType, EditAreaEnum } from './ai-edit-job.type.ts';
import { DataType } from '../describe.ts';

export const AiEditJobConnectionType = connectionType('AiEditJob', AiEditJobType, 'edits');

@DataType('AiEditQuote', 'What editing several images would cost.')
export class AiEditQuoteType {
  @Field(() => Int, { description: 'The price in credits.' })
  readonly cost!: number;

  @Field(() => Int, { description: 'Credits that the viewer has.' })
  readonly balance!: number;

  @Field(() => [ID], { description: 'The images that can be edited; the cost is for these.' })
  readonly editableUids!: readonly string[];

  @Field(() => [ID], { description: 'The images that cannot be edited, because they are SVG files.' })
  readonly otherUids!: readonly string[];
}

@DataType('AiEditPlan', 'What the built-in editor would do for a prompt, and what it would not do.')
export class AiEditPlanType {
  @Field(() => [String], {
    description:
      'What would be done, in the order in which it is done, each as part of a sentence: “brighten (the faces)”. ' +
      'Empty when the edit would be refused, which costs nothing.',
  })
  readonly steps!: readonly string[];

  @Field(() => [String], {
    description:
      'What would only be done with another image as `referenceUid`, in the same words as `notDone`. Empty if there is one.',
  })
  readonly needsReference!: readonly string[];

  @Field(() => [String], {
    description:
      'What would not be done in any case: quotations of the prompt with their quotation marks (“add a hat”), or titles of operations.',
  })
  readonly notDone!: readonly string[];

  @Field(() => [String], {
    description: 'Sentences that explain why something would not be done, or how to ask for it.',
  })
  readonly hints!: readonly string[];

  @Field(() => [String], {
    description:
      'The prompts of the nearest possible edits, up to three; empty unless the edit would be refused in any case.',
  })
  readonly nearest!: readonly string[];
}

@DataType('EditorOperation', 'Something that the local editor can do.')
class EditorOperationType {
  @Field(() => ID, { description: 'The name of the operation.' })
  readonly id!: string;

  @Field(() => String, {
    description: 'What the operation does, as part of a sentence: “remove background”.',
  })
  readonly title!: string;

  @Field(() => String, { description: 'A prompt that asks for the operation.' })
  readonly example!: string;
}

@DataType('AiCapabilities', 'What AI editing can do on this server.')
export class AiCapabilitiesType {
  @Field(() => [String], {
    description: 'The AI editors that are set up, in the order in which they are tried.',
  })
  readonly editors!: readonly string[];

  @Field(() => Boolean, {
    description: 'True when a prompt may ask for anything; false when only the `operations` are understood.',
  })
  readonly freeform!: boolean;

  @Field(() => Boolean, { description: 'True when an edit may refer to a second image.' })
  readonly references!: boolean;

  @Field(() => [EditorOperationType], { description: 'What the local editor can do.' })
  readonly operations!: readonly EditorOperationType[];

  @Field(() => [EditAreaEnum], { description: 'The kinds of area that an edit can be limited to.' })
  readonly areas!: readonly EditArea[];

  @Field(() => Int, { description: 'The price of one edit in credits.' })
  readonly creditsPerEdit!: number;
}

@DataType('PromptSuggestions', 'Suggested prompts for one image.')
export class PromptSuggestionsType {
  @Field(() => String, { description: 'A prompt that suits the image as a whole.' })
  readonly main!: string;

  @Field(() => [String], { description: 'Exactly nine short prompts.' })
  readonly suggestions!: readonly string[];
}
