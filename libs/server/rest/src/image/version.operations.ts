import { z } from 'zod';
import type { Operation } from '../http/operation.ts';
import { ORIGINAL_OR_SHARED } from './byte-answers.ts';
import { versionAnswer } from './version.presenter.ts';

const tag = 'Versions';
const path = '/images/{uid}/versions/{id}/';

/** Operations for the versions of an image. */
export const versionOperations: readonly Operation[] = [
  {
    id: 'listVersions',
    method: 'get',
    path: '/images/{uid}/versions/',
    tag,
    summary: 'List the versions of an image',
    description: 'The owner gets all versions in the order of their `number`, others only the current one.',
    access: 'optional',
    answers: { 200: { description: 'The versions.', body: z.array(versionAnswer) } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'getVersion',
    method: 'get',
    path,
    tag,
    summary: 'Read a version',
    description: 'The owner may read every version, others only the current one.',
    access: 'optional',
    answers: { 200: { description: 'The version.', body: versionAnswer } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'deleteVersion',
    method: 'delete',
    path,
    tag,
    summary: 'Delete a version for good',
    description:
      'Its addresses answer 404 from then on. Answers CONFLICT for the current version and for a version that a ' +
      'comparison shows.',
    access: 'user',
    answers: { 204: { description: 'Done.' } },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  {
    id: 'useVersion',
    method: 'post',
    path: '/images/{uid}/versions/{id}/use/',
    tag,
    summary: 'Make a version the current one',
    description:
      'The addresses that follow the current version (`direct_url` and `thumbnail_url` of a public image) show ' +
      'it within a minute. The addresses of the version before keep showing that version.',
    access: 'user',
    answers: { 200: { description: 'The version, which is now the current one.', body: versionAnswer } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'downloadVersion',
    method: 'get',
    path: '/images/{uid}/versions/{id}/download/',
    tag,
    summary: 'Download the file of a version under the filename of its image',
    description:
      'The owner may download every version, others only the current one and those that were current while the ' +
      'image was public.',
    access: 'optional',
    answers: ORIGINAL_OR_SHARED,
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'BANDWIDTH_EXCEEDED'],
  },
];
