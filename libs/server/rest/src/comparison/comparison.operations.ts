import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../http/idempotency-key.ts';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import { operationsOf } from '../http/operation.ts';
import { withExample } from '../http/with-example.ts';
import { comparisonForm } from './comparison-form.ts';
import { comparisonAnswer } from './comparison.presenter.ts';
import { comparisonChanges, comparisonListQuery, newComparison } from './comparison.router.ts';

const created = {
  201: {
    description: 'The published comparison.',
    body: comparisonAnswer,
    headers: { Location: 'Path of the comparison.' },
  },
} as const;

export const comparisonOperations = operationsOf('Comparisons', 'user', {
  'post /images/comparisons/upload/': {
    id: 'uploadComparison',
    summary: 'Upload two images and publish them as a comparison',
    description:
      'Both images become public. The message of an error about a file begins with the side it is about.',
    headers: IDEMPOTENCY_HEADER,
    body: comparisonForm,
    bodyType: 'multipart/form-data',
    answers: created,
    errors: [
      'FILE_REQUIRED',
      'FILE_TOO_LARGE',
      'IMAGE_TOO_LARGE',
      'INVALID_FILE_FORMAT',
      'STORAGE_QUOTA_EXCEEDED',
      'IDEMPOTENCY_CONFLICT',
      'UPLOAD_ABORTED',
      'OVERLOADED',
    ],
  },
  'post /images/comparisons/': {
    id: 'createComparison',
    summary: 'Publish two versions, of one image of yours or of two, as a comparison',
    description:
      'Send `edited_image` to compare two images, and the versions to compare others than the current ones. The ' +
      'images become public: strangers can see their current versions and these two.',
    headers: IDEMPOTENCY_HEADER,
    body: withExample(newComparison, {
      image: 'UID',
      original_version: 'VERSION_ID',
      edited_version: 'EDITED_VERSION_ID',
      title: 'Before and after',
    }),
    answers: created,
    errors: ['NOT_FOUND', 'INVALID_FILE_FORMAT', 'IDEMPOTENCY_CONFLICT'],
  },
  'get /images/comparisons/': {
    id: 'listComparisons',
    summary: 'List your comparisons, newest first',
    description:
      'A page holds at most 100; the header `Link` contains the address of the next page and is absent on the ' +
      'last one.',
    query: comparisonListQuery,
    answers: {
      200: {
        description: 'One page of the list.',
        body: z.array(comparisonAnswer),
        headers: NEXT_PAGE_HEADERS,
      },
    },
  },
  'get /images/{uid}/comparisons/': {
    id: 'listComparisonsOfImage',
    summary: 'List the comparisons that show an image of yours',
    description:
      'Newest first, 20 at most. An image that a comparison shows can neither be made private nor deleted. The ' +
      'list is empty for images of others.',
    answers: { 200: { description: 'The comparisons.', body: z.array(comparisonAnswer) } },
    errors: ['NOT_FOUND'],
  },
  'get /images/comparisons/{uid}/': {
    id: 'getComparison',
    summary: 'Read a comparison and count a view',
    description: 'Comparisons are public. Views by the owner are not counted.',
    access: 'optional',
    answers: { 200: { description: 'The comparison.', body: comparisonAnswer } },
    errors: ['NOT_FOUND'],
  },
  'patch /images/comparisons/{uid}/': {
    id: 'updateComparison',
    summary: 'Change the texts of a comparison of yours',
    description: 'Only the fields that you send are changed. An empty title or description is removed.',
    body: withExample(comparisonChanges, { title: 'The lighthouse, before and after' }),
    answers: { 200: { description: 'The comparison after the change.', body: comparisonAnswer } },
    errors: ['NOT_FOUND'],
  },
  'delete /images/comparisons/{uid}/': {
    id: 'deleteComparison',
    summary: 'Delete a comparison of yours; its images stay',
    description:
      'Its page and its embeds answer 404 from then on. The two images stay public until you make them private. ' +
      'The comparison can be restored for 30 days.',
    answers: { 204: { description: 'Done.' } },
    errors: ['NOT_FOUND'],
  },
  'post /images/comparisons/{uid}/restore/': {
    id: 'restoreComparison',
    summary: 'Restore a comparison of yours that was deleted in the last 30 days',
    description: 'Its page, its embeds and its views are there again. Both images must be there and public.',
    answers: { 200: { description: 'The restored comparison.', body: comparisonAnswer } },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
});
