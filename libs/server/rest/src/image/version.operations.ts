import { z } from 'zod';
import type { Operation } from '../openapi/operation.ts';
import { ORIGINAL_OR_SHARED } from './byte-answers.ts';
import { versionAnswer } from './version.presenter.ts';

const tag = 'Versions';
const path = '/images/{uid}/versions/{id}/';

/** The versions of an image. */
export const versionOperations: readonly Operation[] = [
  {
    id: 'listVersions',
    method: 'get',
    path: '/images/{uid}/versions/',
    tag,
    summary: 'List the versions of an image',
    description: 'All of them for the owner, in order of `number`; the current one alone for others.',
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
    description: 'Any version for the owner; the current one alone for others.',
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
      'Its addresses answer 404 from now on. Answers CONFLICT for the current version and for one that a comparison ' +
      'shows.',
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
      'Links that follow the current version (`direct_url`, `thumbnail_url` of a public image) show it within a ' +
      'minute; those of the version before go on showing that one.',
    access: 'user',
    answers: { 200: { description: 'The version, current now.', body: versionAnswer } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'downloadVersion',
    method: 'get',
    path: '/images/{uid}/versions/{id}/download/',
    tag,
    summary: 'The bytes of a version, to be saved under the name of its image',
    description: 'Any version for the owner; for others the current one and those that were it while public.',
    access: 'optional',
    answers: ORIGINAL_OR_SHARED,
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'BANDWIDTH_EXCEEDED'],
  },
];
