import { z } from 'zod';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import { operationsOf } from '../http/operation.ts';
import { fileAnswers } from '../image/byte-answers.ts';
import { withExample } from '../http/with-example.ts';
import { documentAnswer, documentSummaryAnswer } from './editor-document.presenter.ts';
import { documentListQuery, documentSave } from './editor-document.router.ts';

export const editorDocumentOperations = operationsOf('Documents', 'user', {
  'get /documents/': {
    id: 'listDocuments',
    summary: 'List the documents of your images, last saved first',
    description: 'A document is what the layered editor saved for an image, with all of its layers.',
    query: documentListQuery,
    answers: {
      200: {
        description: 'One page of the list.',
        body: z.array(documentSummaryAnswer),
        headers: NEXT_PAGE_HEADERS,
      },
    },
  },
  'get /images/{uid}/document/': {
    id: 'getDocument',
    summary: 'Read the document of an image of yours',
    description:
      'Answers 404 for an image that has no document yet. Send `revision` back as `base_revision` when you ' +
      'save.',
    answers: { 200: { description: 'The document.', body: documentAnswer } },
    errors: ['NOT_FOUND'],
  },
  'post /images/{uid}/document/': {
    id: 'saveDocument',
    summary: 'Save the document of an image of yours',
    description:
      'State the revision that you read. On an error the stored document stays as it is. DOCUMENT_CONFLICT ' +
      'names the revision, device and time of a save made in the meantime; INVALID_DOCUMENT names the place of ' +
      'the mistake; LAYER_PICTURES_MISSING names the files to upload first.',
    body: withExample(documentSave, {
      base_revision: 0,
      document: { schema: 5, width: 1600, height: 1200, background: '#ffffff', layers: [] },
    }),
    answers: { 200: { description: 'The document after the save.', body: documentAnswer } },
    errors: [
      'NOT_FOUND',
      'DOCUMENT_CONFLICT',
      'DOCUMENT_TOO_NEW',
      'INVALID_DOCUMENT',
      'LAYER_PICTURES_MISSING',
      'FILE_TOO_LARGE',
      'STORAGE_QUOTA_EXCEEDED',
    ],
  },
  'delete /images/{uid}/document/': {
    id: 'deleteDocument',
    summary: 'Delete the document of an image of yours; the image and its versions stay',
    description: 'The next time the editor starts from the current version.',
    answers: { 204: { description: 'Done.' } },
    errors: ['NOT_FOUND'],
  },
  'get /images/{uid}/document/pictures/{sha256}/': {
    id: 'getLayerPicture',
    summary: 'Download an image file that is a layer of a document',
    description: 'The document refers to the file by its SHA-256.',
    answers: fileAnswers('The file, byte for byte as it was uploaded.', ['image/*']),
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  },
});
