import { z } from 'zod';
import { operationsOf } from '../http/operation.ts';
import { fileAnswers, SAVED } from '../image/byte-answers.ts';
import { withExample } from '../http/with-example.ts';
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

/** Operations on one's own account: for sessions, not for API keys. */
export const accountOperations = operationsOf('Account', 'session', {
  'get /auth/me/': {
    id: 'getAccount',
    summary: 'Read your account',
    description: 'Contains your profile and your preferences.',
    access: 'account',
    answers: { 200: { description: 'Your account.', body: accountAnswer } },
  },
  'patch /auth/me/': {
    id: 'updateAccount',
    summary: 'Change your profile and preferences',
    description:
      'To change the email address, send the password; an account without a password must have signed in within ' +
      'the last ten minutes. The new address takes effect when the link sent to it is opened.',
    body: withExample(accountChanges, { bio: 'Photographs lighthouses.', default_privacy: 'private' }),
    answers: { 200: { description: 'Your account after the change.', body: changedAccountAnswer } },
    errors: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
  'delete /auth/me/email/': {
    id: 'cancelEmailChange',
    summary: 'Cancel a change of your email address',
    description:
      'The link that was sent to the new address stops working. Succeeds also when there is nothing to cancel.',
    answers: { 204: { description: 'There is no unconfirmed change any more.' } },
  },
  'post /auth/me/email/resend/': {
    id: 'resendEmailChange',
    summary: 'Send the confirmation link to your new email address again',
    description: 'Earlier links stop working.',
    answers: { 204: { description: 'The email is on its way.' } },
    errors: ['NOT_FOUND', 'EMAIL_TAKEN'],
  },
  'post /auth/me/email/confirm/': {
    id: 'confirmEmailChange',
    summary: 'Confirm a new email address by the link that was sent to it',
    description:
      'Signs nobody in. The old address receives an email with a link that restores it within 72 hours.',
    access: 'anyone',
    body: withExample(addressLink, { uid: 'USER_ID', token: 'TOKEN' }),
    answers: {
      200: { description: 'The email address of the account after the change.', body: addressAnswer },
    },
    errors: ['INVALID_LINK', 'EMAIL_TAKEN'],
  },
  'post /auth/me/email/undo/': {
    id: 'undoEmailChange',
    summary: 'Restore an old email address by the link that was sent to it',
    description: 'All sessions end.',
    access: 'anyone',
    body: withExample(addressLink, { uid: 'USER_ID', token: 'TOKEN' }),
    answers: {
      200: { description: 'The email address of the account after the change.', body: addressAnswer },
    },
    errors: ['INVALID_LINK', 'EMAIL_TAKEN'],
  },
  'delete /auth/me/': {
    id: 'deleteAccount',
    summary: 'Delete your account; signing in within 30 days restores it',
    description:
      'Confirm with your `username` and your password; an account without a password must have signed in within ' +
      'the last ten minutes. All sessions end and all API keys stop working at once. A subscription no longer ' +
      'renews, also if the account is restored. All data is deleted after 30 days.',
    access: 'account',
    body: withExample(accountDeletion, { username: 'ada', password: 'Correct-horse-1' }),
    answers: { 202: { description: 'When the account is deleted for good.', body: accountDeletionAnswer } },
    errors: ['WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
  'get /auth/sessions/': {
    id: 'listSessions',
    summary: 'List your sessions',
    description: 'A session is a device that is signed in; `is_current` marks the one of this request.',
    answers: {
      200: { description: 'The sessions, most recently used first.', body: z.array(sessionAnswer) },
    },
  },
  'delete /auth/sessions/{id}/': {
    id: 'endSession',
    summary: 'End one of your sessions',
    description: 'Its tokens stop working at once.',
    answers: { 204: { description: 'The session has ended.' } },
    errors: ['NOT_FOUND'],
  },
  'get /auth/exports/': {
    id: 'listExports',
    summary: 'List exports of your data',
    description: 'The links to the archives are only in the emails.',
    access: 'account',
    answers: { 200: { description: 'Newest first.', body: z.array(exportAnswer) } },
  },
  'post /auth/exports/': {
    id: 'requestExport',
    summary: 'Request an export of your data; its link is sent by email',
    description:
      'Only one export is made at a time; until it is ready, another request answers CONFLICT. Send the ' +
      'password; an account without a password must have signed in within the last ten minutes. The email is ' +
      'sent when the archive is ready.',
    access: 'account',
    body: withExample(exportRequest, { password: 'Correct-horse-1' }),
    answers: { 202: { description: 'The export that is being made.', body: exportAnswer } },
    errors: ['CONFLICT', 'WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
  'get /auth/exports/{id}/{token}/': {
    id: 'downloadExport',
    summary: 'Download an export by the link from the email',
    description:
      'The link works without a session until `expires_at`. Supports the header `Range`, so that an interrupted ' +
      'download can be resumed.',
    access: 'anyone',
    answers: fileAnswers('The archive.', ['application/zip'], SAVED),
    errors: ['NOT_FOUND', 'INVALID_LINK', 'RANGE_NOT_SATISFIABLE'],
  },
});
