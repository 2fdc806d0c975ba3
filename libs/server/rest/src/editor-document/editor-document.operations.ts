import { z } from 'zod';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import type { Operation } from '../openapi/operation.ts';
import { documentAnswer, documentSummaryAnswer } from './editor-document.presenter.ts';
import { documentListQuery, documentSave } from './editor-document.router.ts';

const tag = 'Documents';

export const editorDocumentOperations: readonly Operation[] = [
  {
    id: 'listDocuments',
    method: 'get',
    path: '/documents/',
    tag,
    summary: 'List the documents of your images, last changed first',
    description:
      'A document is what the layered editor saved of an image: everything that can still be edited.',
    access: 'user',
    query: documentListQuery,
    answers: {
      200: { description: 'A page.', body: z.array(documentSummaryAnswer), headers: NEXT_PAGE_HEADERS },
    },
  },
  {
    id: 'getDocument',
    method: 'get',
    path: '/images/{uid}/document/',
    tag,
    summary: 'Read the document of an image of yours',
    description:
      'Answers 404 as long as the image was never edited in the layered editor. Send `revision` back as ' +
      '`base_revision` when you save.',
    access: 'user',
    answers: { 200: { description: 'The document.', body: documentAnswer } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'saveDocument',
    method: 'post',
    path: '/images/{uid}/document/',
    tag,
    summary: 'Save the document of an image of yours',
    description:
      'Name the revision that you read. DOCUMENT_CONFLICT tells the revision, device and time of a save in between; ' +
      'INVALID_DOCUMENT tells the place; LAYER_PICTURES_MISSING the pictures that are not there. ' +
      'The stored document stays as it is then.',
    access: 'user',
    body: documentSave,
    answers: { 200: { description: 'The document as it is now.', body: documentAnswer } },
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
  {
    id: 'deleteDocument',
    method: 'delete',
    path: '/images/{uid}/document/',
    tag,
    summary: 'Delete the document of an image of yours; the image and its versions stay',
    description: 'The next edit starts anew from the current version.',
    access: 'user',
    answers: { 204: { description: 'Done.' } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'getLayerPicture',
    method: 'get',
    path: '/images/{uid}/document/pictures/{sha256}/',
    tag,
    summary: 'Download a picture that a document shows as a layer',
    description: 'Found by the SHA-256 of its bytes, as the document names it.',
    access: 'user',
    answers: {
      200: { description: 'The picture, byte for byte as it was uploaded.', mediaTypes: ['image/*'] },
      206: { description: 'The part that Range asks for.', mediaTypes: ['image/*'] },
      304: { description: 'Not modified.' },
    },
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  },
];
