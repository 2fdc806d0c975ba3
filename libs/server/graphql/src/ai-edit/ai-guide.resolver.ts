import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { AiEditPlanInput } from './ai-edit.inputs.ts';
import {
  AiCapabilitiesType,
  AiEditPlanType,
  AiEditQuoteType,
  PromptSuggestionsType,
} from './ai-edit.types.ts';

/** Queries that clients send before they request an edit. */
@Resolver()
export class AiGuideResolver {
  @Query(() => AiCapabilitiesType, { description: 'What AI editing can do on this server.' })
  async aiCapabilities(@Ctx() { useCases }: GraphqlContext): Promise<AiCapabilitiesType> {
    return useCases.getAiCapabilities();
  }

  @Query(() => AiEditQuoteType, {
    description: 'What one edit of each of these images of the viewer’s would cost.',
    complexity: 10,
  })
  async aiEditQuote(
    @Arg('imageUids', () => [ID], { description: 'The images, 500 at most.' }) imageUids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<AiEditQuoteType> {
    return useCases.quoteAiEdits(await viewer(), imageUids);
  }

  @Query(() => AiEditPlanType, {
    nullable: true,
    description:
      'What an AI edit would do, as far as its prompt determines it; null when the edit would be made by a model ' +
      'that accepts any prompt, whose result is not known in advance. Costs no credits and can be asked for three ' +
      'hundred times in 15 minutes; a prompt counts once for every 200 characters. The prompt is not stored. The image is not looked at: an edit still fails, ' +
      'free of charge, if the image lacks what its prompt names.',
    // Reading a long prompt takes tenths of a second.
    complexity: 1_500,
  })
  async aiEditPlan(
    @Arg('input', () => AiEditPlanInput, { description: 'The edit.' }) input: AiEditPlanInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<AiEditPlanType | null> {
    const { imageUid, prompt, area, referenceUid } = input;
    return useCases.planAiEdit(await viewer(), {
      imageUid,
      prompt,
      area: area ?? null,
      referenceUid: referenceUid ?? null,
    });
  }

  @Query(() => PromptSuggestionsType, {
    description:
      'Suggested prompts for one of the viewer’s images. They cost no credits and can be asked for sixty times an ' +
      'hour.',
    complexity: 200,
  })
  async promptSuggestions(
    @Arg('imageUid', () => ID, { description: 'The id of the image.' }) imageUid: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<PromptSuggestionsType> {
    return useCases.suggestPrompts(await viewer(), imageUid);
  }
}
