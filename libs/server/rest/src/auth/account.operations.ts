import { z } from 'zod';
import type { Operation } from '../openapi/operation.ts';
import {
  accountAnswer,
  accountDeletionAnswer,
  changedAccountAnswer,
  exportAnswer,
  sessionAnswer,
} from './account.presenter.ts';
import { accountChanges, accountDeletion } from './account.router.ts';

const tag = 'Account';
const access = 'session';

/** A person's own account: for sessions only, not for API keys. */
export const accountOperations: readonly Operation[] = [
  {
    id: 'getAccount',
    method: 'get',
    path: '/auth/me/',
    tag,
    summary: 'Read your account',
    description: 'With your profile and preferences.',
    access,
    answers: { 200: { description: 'Your account.', body: accountAnswer } },
  },
  {
    id: 'updateAccount',
    method: 'patch',
    path: '/auth/me/',
    tag,
    summary: 'Change your profile and preferences',
    description: 'A new address counts once the link mailed there is opened.',
    access,
    body: accountChanges,
    answers: { 200: { description: 'Your account as it is now.', body: changedAccountAnswer } },
    errors: ['EMAIL_TAKEN'],
  },
  {
    id: 'deleteAccount',
    method: 'delete',
    path: '/auth/me/',
    tag,
    summary: 'Delete your account; signing in within 30 days brings it back',
    description:
      'Name yourself by `username`, and by the password where there is one. All sessions end and all API ' +
      'keys stop working at once; everything is purged after 30 days.',
    access,
    body: accountDeletion,
    answers: { 202: { description: 'When it is gone for good.', body: accountDeletionAnswer } },
    errors: ['WRONG_PASSWORD'],
  },
  {
    id: 'listSessions',
    method: 'get',
    path: '/auth/sessions/',
    tag,
    summary: 'List where you are signed in',
    description: 'One for each device that is signed in; `is_current` is the one that asks.',
    access,
    answers: { 200: { description: 'Most recently used first.', body: z.array(sessionAnswer) } },
  },
  {
    id: 'endSession',
    method: 'delete',
    path: '/auth/sessions/{id}/',
    tag,
    summary: 'Sign out somewhere',
    description: 'Its tokens stop working at once.',
    access,
    answers: { 204: { description: 'Ended.' } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'listExports',
    method: 'get',
    path: '/auth/exports/',
    tag,
    summary: 'List exports of your data',
    description: 'Links to their archives are in the mails alone.',
    access,
    answers: { 200: { description: 'Newest first.', body: z.array(exportAnswer) } },
  },
  {
    id: 'requestExport',
    method: 'post',
    path: '/auth/exports/',
    tag,
    summary: 'Ask for an export of your data; its link is mailed',
    description:
      'One at a time; CONFLICT while another is under way. The mail comes once the archive is ready.',
    access,
    answers: { 202: { description: 'The export under way.', body: exportAnswer } },
    errors: ['CONFLICT'],
  },
  {
    id: 'downloadExport',
    method: 'get',
    path: '/auth/exports/{id}/{token}/',
    tag,
    summary: 'Download an export by the mailed link',
    description:
      'The link works until `expires_at`, without a session. Supports `Range`, so that an interrupted ' +
      'download can go on.',
    access: 'anyone',
    answers: {
      200: { description: 'The archive.', mediaTypes: ['application/zip'] },
      206: { description: 'The part that Range asks for.', mediaTypes: ['application/zip'] },
      304: { description: 'Not modified.' },
    },
    errors: ['NOT_FOUND', 'INVALID_LINK', 'RANGE_NOT_SATISFIABLE'],
  },
];
