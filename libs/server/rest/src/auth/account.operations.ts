import { z } from 'zod';
import type { Operation } from '../openapi/operation.ts';
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
    description:
      'A new address needs the password, or from an account without one a sign-in of the last ten minutes, and ' +
      'takes effect once it is confirmed by the link mailed there.',
    access,
    body: accountChanges,
    answers: { 200: { description: 'Your account as it is now.', body: changedAccountAnswer } },
    errors: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
  {
    id: 'cancelEmailChange',
    method: 'delete',
    path: '/auth/me/email/',
    tag,
    summary: 'Call off a change of your address',
    description: 'The link mailed to the new address stops working. Fine when none is under way.',
    access,
    answers: { 204: { description: 'No change is under way.' } },
  },
  {
    id: 'resendEmailChange',
    method: 'post',
    path: '/auth/me/email/resend/',
    tag,
    summary: 'Mail your new address its link once more',
    description: 'Earlier links stop working.',
    access,
    answers: { 204: { description: 'Mailed.' } },
    errors: ['NOT_FOUND', 'EMAIL_TAKEN'],
  },
  {
    id: 'confirmEmailChange',
    method: 'post',
    path: '/auth/me/email/confirm/',
    tag,
    summary: 'Confirm a new address by the link mailed there',
    description: 'Signs nobody in. The old address is told, with a link that brings it back for 72 hours.',
    access: 'anyone',
    body: addressLink,
    answers: { 200: { description: 'The address of the account now.', body: addressAnswer } },
    errors: ['INVALID_LINK', 'EMAIL_TAKEN'],
  },
  {
    id: 'undoEmailChange',
    method: 'post',
    path: '/auth/me/email/undo/',
    tag,
    summary: 'Bring an old address back by the link mailed there',
    description: 'All sessions end.',
    access: 'anyone',
    body: addressLink,
    answers: { 200: { description: 'The address of the account now.', body: addressAnswer } },
    errors: ['INVALID_LINK', 'EMAIL_TAKEN'],
  },
  {
    id: 'deleteAccount',
    method: 'delete',
    path: '/auth/me/',
    tag,
    summary: 'Delete your account; signing in within 30 days brings it back',
    description:
      'Name yourself by `username`, and by the password, or without one by a sign-in of the last ten minutes. All sessions end and all API ' +
      'keys stop working at once; everything is purged after 30 days.',
    access,
    body: accountDeletion,
    answers: { 202: { description: 'When it is gone for good.', body: accountDeletionAnswer } },
    errors: ['WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
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
      'One at a time; CONFLICT while another is under way. Needs the password, or from an account without one a ' +
      'sign-in of the last ten minutes. The mail comes once the archive is ready.',
    access,
    body: exportRequest,
    answers: { 202: { description: 'The export under way.', body: exportAnswer } },
    errors: ['CONFLICT', 'WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
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
