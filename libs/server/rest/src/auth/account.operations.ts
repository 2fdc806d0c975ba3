import { z } from 'zod';
import type { Operation } from '../http/operation.ts';
import {
  accountAnswer,
  accountDeletionAnswer,
  addressAnswer,
  changedAccountAnswer,
  exportAnswer,
  sessionAnswer,
} from './account.presenter.ts';
import { accountChanges, accountDeletion, addressLink } from './account.router.ts';
import { exportRequest } from './export.router.ts';

const tag = 'Account';
const access = 'session';

/** Operations on one's own account: for sessions, not for API keys. */
export const accountOperations: readonly Operation[] = [
  {
    id: 'getAccount',
    method: 'get',
    path: '/auth/me/',
    tag,
    summary: 'Read your account',
    description: 'Contains your profile and your preferences.',
    access: 'account',
    answers: { 200: { description: 'Your account.', body: accountAnswer } },
  },
  {
    id: 'updateAccount',
    method: 'patch',
    path: '/auth/me/',
    tag,
    summary: 'Change your profile and preferences',
    description:
      'To change the email address, send the password; an account without a password must have signed in within ' +
      'the last ten minutes. The new address takes effect when the link sent to it is opened.',
    access,
    body: accountChanges,
    answers: { 200: { description: 'Your account after the change.', body: changedAccountAnswer } },
    errors: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
  {
    id: 'cancelEmailChange',
    method: 'delete',
    path: '/auth/me/email/',
    tag,
    summary: 'Cancel a change of your email address',
    description:
      'The link that was sent to the new address stops working. Succeeds also when there is nothing to cancel.',
    access,
    answers: { 204: { description: 'There is no unconfirmed change any more.' } },
  },
  {
    id: 'resendEmailChange',
    method: 'post',
    path: '/auth/me/email/resend/',
    tag,
    summary: 'Send the confirmation link to your new email address again',
    description: 'Earlier links stop working.',
    access,
    answers: { 204: { description: 'The email is on its way.' } },
    errors: ['NOT_FOUND', 'EMAIL_TAKEN'],
  },
  {
    id: 'confirmEmailChange',
    method: 'post',
    path: '/auth/me/email/confirm/',
    tag,
    summary: 'Confirm a new email address by the link that was sent to it',
    description:
      'Signs nobody in. The old address receives an email with a link that restores it within 72 hours.',
    access: 'anyone',
    body: addressLink,
    answers: {
      200: { description: 'The email address of the account after the change.', body: addressAnswer },
    },
    errors: ['INVALID_LINK', 'EMAIL_TAKEN'],
  },
  {
    id: 'undoEmailChange',
    method: 'post',
    path: '/auth/me/email/undo/',
    tag,
    summary: 'Restore an old email address by the link that was sent to it',
    description: 'All sessions end.',
    access: 'anyone',
    body: addressLink,
    answers: {
      200: { description: 'The email address of the account after the change.', body: addressAnswer },
    },
    errors: ['INVALID_LINK', 'EMAIL_TAKEN'],
  },
  {
    id: 'deleteAccount',
    method: 'delete',
    path: '/auth/me/',
    tag,
    summary: 'Delete your account; signing in within 30 days restores it',
    description:
      'Confirm with your `username` and your password; an account without a password must have signed in within ' +
      'the last ten minutes. All sessions end and all API keys stop working at once. All data is deleted after ' +
      '30 days.',
    access: 'account',
    body: accountDeletion,
    answers: { 202: { description: 'When the account is deleted for good.', body: accountDeletionAnswer } },
    errors: ['WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
  {
    id: 'listSessions',
    method: 'get',
    path: '/auth/sessions/',
    tag,
    summary: 'List your sessions',
    description: 'A session is a device that is signed in; `is_current` marks the one of this request.',
    access,
    answers: {
      200: { description: 'The sessions, most recently used first.', body: z.array(sessionAnswer) },
    },
  },
  {
    id: 'endSession',
    method: 'delete',
    path: '/auth/sessions/{id}/',
    tag,
    summary: 'End one of your sessions',
    description: 'Its tokens stop working at once.',
    access,
    answers: { 204: { description: 'The session has ended.' } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'listExports',
    method: 'get',
    path: '/auth/exports/',
    tag,
    summary: 'List exports of your data',
    description: 'The links to the archives are only in the emails.',
    access: 'account',
    answers: { 200: { description: 'Newest first.', body: z.array(exportAnswer) } },
  },
  {
    id: 'requestExport',
    method: 'post',
    path: '/auth/exports/',
    tag,
    summary: 'Request an export of your data; its link is sent by email',
    description:
      'Only one export at a time: CONFLICT while another is being made. Send the password; an account without a ' +
      'password must have signed in within the last ten minutes. The email is sent when the archive is ready.',
    access: 'account',
    body: exportRequest,
    answers: { 202: { description: 'The export that is being made.', body: exportAnswer } },
    errors: ['CONFLICT', 'WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
  {
    id: 'downloadExport',
    method: 'get',
    path: '/auth/exports/{id}/{token}/',
    tag,
    summary: 'Download an export by the link from the email',
    description:
      'The link works without a session until `expires_at`. Supports the header `Range`, so that an interrupted ' +
      'download can be resumed.',
    access: 'anyone',
    answers: {
      200: { description: 'The archive.', mediaTypes: ['application/zip'] },
      206: { description: 'The part that the header `Range` asks for.', mediaTypes: ['application/zip'] },
      304: { description: 'The copy of the client is still current.' },
    },
    errors: ['NOT_FOUND', 'INVALID_LINK', 'RANGE_NOT_SATISFIABLE'],
  },
];
