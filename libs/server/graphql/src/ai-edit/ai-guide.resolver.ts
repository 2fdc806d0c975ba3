import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { AiCapabilitiesType, AiEditQuoteType, PromptSuggestionsType } from './ai-edit.types.ts';

/** What there is to know before asking for an edit. */
@Resolver()
export class AiGuideResolver {
  @Query(() => AiCapabilitiesType)
  async aiCapabilities(@Ctx() { useCases }: GraphqlContext): Promise<AiCapabilitiesType> {
    return useCases.getAiCapabilities();
  }

  @Query(() => AiEditQuoteType, {
    description: 'What an edit of each of these images of the viewer’s would cost; 500 at most',
    complexity: 10,
  })
  async aiEditQuote(
    @Arg('imageUids', () => [ID]) imageUids: readonly string[],
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<AiEditQuoteType> {
    return useCases.quoteAiEdits(await viewer(), imageUids);
  }

  @Query(() => PromptSuggestionsType, {
    description: 'Ideas for an image of the viewer’s. Costs no credit; sixty times an hour',
    complexity: 200,
  })
  async promptSuggestions(
    @Arg('imageUid', () => ID) imageUid: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<PromptSuggestionsType> {
    return useCases.suggestPrompts(await viewer(), imageUid);
  }
}
