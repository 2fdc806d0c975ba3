import { z } from 'zod';
import { operationsOf } from '../http/operation.ts';
import { ORIGINAL_OR_SHARED } from './byte-answers.ts';
import { versionAnswer } from './version.presenter.ts';

/** Operations for the versions of an image. */
export const versionOperations = operationsOf('Versions', 'user', {
  'get /images/{uid}/versions/': {
    id: 'listVersions',
    summary: 'List the versions of an image',
    description: 'The owner gets all versions in the order of their `number`, others only the current one.',
    access: 'optional',
    answers: { 200: { description: 'The versions.', body: z.array(versionAnswer) } },
    errors: ['NOT_FOUND'],
  },
  'get /images/{uid}/versions/{id}/': {
    id: 'getVersion',
    summary: 'Read a version',
    description: 'The owner may read every version, others only the current one.',
    access: 'optional',
    answers: { 200: { description: 'The version.', body: versionAnswer } },
    errors: ['NOT_FOUND'],
  },
  'delete /images/{uid}/versions/{id}/': {
    id: 'deleteVersion',
    summary: 'Delete a version for good',
    description:
      'Its addresses answer 404 from then on. Answers CONFLICT for the original, which stays as long as its ' +
      'image, for the current version, and for a version that a comparison shows.',
    answers: { 204: { description: 'Done.' } },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'post /images/{uid}/versions/{id}/use/': {
    id: 'useVersion',
    summary: 'Make a version the current one',
    description:
      'The addresses that follow the current version (`direct_url` and `thumbnail_url` of a public image) show ' +
      'it within a minute. The addresses of the version before keep showing that version. A title that ends with ' +
      'the extension of the previous version gets that of this one.',
    answers: { 200: { description: 'The version, which is now the current one.', body: versionAnswer } },
    errors: ['NOT_FOUND'],
  },
  'get /images/{uid}/versions/{id}/download/': {
    id: 'downloadVersion',
    summary: 'Download the file of a version under the filename of its image',
    description:
      'The owner may download every version, others only the current one and those that were current while the ' +
      'image was public.',
    access: 'optional',
    answers: ORIGINAL_OR_SHARED.saved,
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'BANDWIDTH_EXCEEDED'],
  },
});
