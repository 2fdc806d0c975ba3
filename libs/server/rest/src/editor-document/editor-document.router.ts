import { DOCUMENT_CURSORS } from '@safelight/application';
import { DomainError, notFound } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { DOCUMENT_BODY_BYTES, longBody, signedInViewerOf } from '@safelight/transport';
import { Router } from 'express';
import { z } from 'zod';
import { createByteSender } from '../bytes/byte-sender.ts';
import { resource, sendJson, sendNoContent } from '../http/answer.ts';
import { pathText, readBody, readQuery } from '../http/request-fields.ts';
import { nextPageHeaders, pageShape, placeIn } from '../http/query-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { presentDocument, presentDocumentSummary } from './editor-document.presenter.ts';

export const documentListQuery = z.strictObject(pageShape);

export const documentSave = z.strictObject({
  base_revision: z
    .int('Use the revision that the changes were made to.')
    .nonnegative('Use the revision that the changes were made to.')
    .describe('The revision that was edited; 0 for the first save.'),
  document: z
    .looseObject({}, 'Send the document as an object.')
    .describe('The document in the format of the editor; up to 5 MiB.'),
  shown_by: z
    .string()
    .nullish()
    .describe('The id of a version of the image that looks like this document, if there is one.'),
});

/** The JSON of a document; throws INVALID_DOCUMENT for one whose depth the serializer cannot follow. */
const jsonOf = (document: object): string => {
  try {
    return JSON.stringify(document);
  } catch (cause) {
    const details = { place: '', problem: 'is nested too deep' };
    const text = TEXTS.editor.invalidDocument(details.place, details.problem);
    throw new DomainError('INVALID_DOCUMENT', text, details, { cause });
  }
};

/** GET /documents lists the viewer's documents of the layered editor, the last saved first. */
export const documentListRouter = ({
  useCases,
  publicUrl,
}: Pick<RestDeps, 'useCases' | 'publicUrl'>): Router => {
  const router = Router();
  resource(router, '/', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { limit, cursor } = readQuery(documentListQuery, req);
      const page = await useCases.listDocuments(viewer, { limit, after: placeIn(DOCUMENT_CURSORS, cursor) });
      const last = page.hasNext ? page.documents.at(-1) : undefined;
      const next =
        last === undefined ? null : DOCUMENT_CURSORS.encode({ at: last.updatedAt, id: last.imageUid });
      const headers = nextPageHeaders(`${publicUrl}/api/documents/`, { limit }, next);
      sendJson(res, 200, page.documents.map(presentDocumentSummary), headers);
    },
  });
  return router;
};

/** Routes for an image's editor document and its layer pictures, for the owner only. */
export const editorDocumentRouter = ({ useCases, clientOf, bytes, store }: RestDeps): Router => {
  const router = Router();
  const send = createByteSender({ bytes, store, countDelivery: useCases.countDelivery });

  router.use('/:uid/document', longBody(useCases, DOCUMENT_BODY_BYTES));
  resource(router, '/:uid/document', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const document = await useCases.getDocument(viewer, pathText(req, 'uid'));
      if (document === null) throw notFound();
      sendJson(res, 200, presentDocument(document));
    },
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { base_revision: baseRevision, document, shown_by: shownBy } = readBody(documentSave, req);
      const saved = await useCases.saveDocument(viewer, {
        imageUid: pathText(req, 'uid'),
        baseRevision,
        json: jsonOf(document),
        shownBy: shownBy ?? null,
        userAgent: clientOf(req).userAgent,
      });
      sendJson(res, 200, presentDocument(saved));
    },
    delete: async (req, res) => {
      await useCases.deleteDocument(await signedInViewerOf(useCases, req), pathText(req, 'uid'));
      sendNoContent(res);
    },
  });

  resource(router, '/:uid/document/pictures/:sha256', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const file = await useCases.deliverLayerPicture(viewer, pathText(req, 'uid'), pathText(req, 'sha256'));
      await send(req, res, {
        file,
        modifiedAt: null,
        caching: 'private',
        vary: 'Authorization',
        disposition: null,
        ownerId: null,
      });
    },
  });
  return router;
};
