import { isImageUid, notFound } from '@safelight/domain';
import { Router } from 'express';
import { createByteSender } from '../bytes/byte-sender.ts';
import { pathText } from '../http/request-fields.ts';
import { resource } from '../http/answer.ts';
import type { RestDeps } from '../rest-deps.ts';
import { pairPathOf } from './pair-path.ts';

type Deps = Pick<RestDeps, 'bytes' | 'store'> & {
  readonly useCases: Pick<RestDeps['useCases'], 'countDelivery' | 'deliverPair'>;
};

/** GET /comparison/{uid}/before-after.jpg answers one picture of both sides of a comparison to anyone. */
export const pairRouter = ({ useCases, bytes, store }: Deps): Router => {
  const router = Router();
  const send = createByteSender({ bytes, store, countDelivery: useCases.countDelivery });

  resource(router, pairPathOf(':uid'), {
    get: async (req, res) => {
      const uid = pathText(req, 'uid');
      if (!isImageUid(uid)) throw notFound();
      const { comparison, file } = await useCases.deliverPair(uid);
      await send(req, res, {
        file,
        modifiedAt: comparison.createdAt,
        caching: 'revalidated',
        vary: null,
        ownerId: comparison.ownerId,
        disposition: null,
      });
    },
  });

  return router;
};
