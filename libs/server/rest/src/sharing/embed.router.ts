import { comparisonAddresses, type UseCases } from '@safelight/application';
import { ANONYMOUS, DomainError, isImageUid, notFound, type ComparisonView } from '@safelight/domain';
import { comparisonPathOf, embedPathOf } from '@safelight/rules';
import { Router } from 'express';
import { pathText } from '../http/request-fields.ts';
import { resource } from '../http/answer.ts';
import { sendFramedPage } from '../http/html.ts';
import { EMBED_SCRIPT, embedPage, missingEmbedPage, type EmbeddedComparison } from './embed-page.ts';
import { titleOf } from './shared-page.ts';

interface Deps {
  readonly useCases: Pick<UseCases, 'getComparison' | 'imageAddresses'>;
  readonly publicUrl: string;
}

const shownOf = ({ useCases, publicUrl }: Deps, comparison: ComparisonView): EmbeddedComparison => {
  const paths = comparisonAddresses(useCases.imageAddresses, comparison);
  const sideOf = (name: 'original' | 'edited') => {
    const { width, height } = comparison.sides[name].version;
    const { medium, large } = paths[name];
    return { width, height, medium, large };
  };
  return {
    title: titleOf(comparison),
    permalink: publicUrl + comparisonPathOf(comparison.uid),
    original: sideOf('original'),
    edited: sideOf('edited'),
  };
};

/**
 * GET /comparison/{uid}/embed answers the slider of a comparison, for frames on other sites. Without scripts
 * it shows the two pictures side by side.
 */
export const embedRouter = (deps: Deps): Router => {
  const router = Router();

  resource(router, embedPathOf(':uid'), {
    get: async (req, res) => {
      const uid = pathText(req, 'uid');
      try {
        if (!isImageUid(uid)) throw notFound();
        const comparison = await deps.useCases.getComparison(ANONYMOUS, uid);
        sendFramedPage(res, {
          status: 200,
          html: embedPage(shownOf(deps, comparison)),
          script: EMBED_SCRIPT,
        });
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
        sendFramedPage(res, { status: 404, html: missingEmbedPage(), script: EMBED_SCRIPT });
      }
    },
  });

  return router;
};
