import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { AiCapabilitiesType, AiEditQuoteType, PromptSuggestionsType } from './ai-edit.types.ts';

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
