import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../http/idempotency-key.ts';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import { SAVED } from '../image/byte-answers.ts';
import { imageAnswer } from '../image/image.presenter.ts';
import { operationsOf } from '../http/operation.ts';
import { withExample } from '../http/with-example.ts';
import {
  chosenImages,
  newProject,
  newShareLink,
  placedImages,
  projectArchiveQuery,
  projectChanges,
  projectImagesQuery,
  projectListQuery,
  projectsAction,
  sharePassword,
} from './project-fields.ts';
import {
  projectAnswer,
  sharedImageAnswer,
  sharedProjectAnswer,
  shareLinkAnswer,
} from './project.presenter.ts';
import { countAnswer, projectTagsAnswer } from './project.router.ts';
import { shareTicketAnswer, TICKET_HEADER } from './sharing.router.ts';

const zip = {
  200: {
    description:
      'The archive: a folder for each project, whose images are numbered in the order of the project.',
    mediaTypes: ['application/zip'],
    headers: SAVED,
  },
} as const;
const changed = {
  200: { description: 'The number of images that were changed.', body: countAnswer },
} as const;
const ofLink = ['NOT_FOUND', 'LINK_EXPIRED', 'PASSWORD_REQUIRED'] as const;

export const projectOperations = operationsOf('Projects', 'user', {
  'get /projects/': {
    id: 'listProjects',
    summary: 'List your projects',
    description:
      'Newest first unless `sort` says otherwise. All conditions given must be met. Use `cursor` to read the ' +
      'next page.',
    query: projectListQuery,
    answers: {
      200: { description: 'One page of the list.', body: z.array(projectAnswer), headers: NEXT_PAGE_HEADERS },
    },
  },
  'post /projects/': {
    id: 'createProject',
    summary: 'Create a project',
    description:
      'The id of the project is made from the time. The project may start with images of yours, which also stay ' +
      'in the library. If one of the uids is not that of an image of yours, or the image is in the trash, nothing is ' +
      'created, and `details.unknown_uids` lists these uids.',
    headers: IDEMPOTENCY_HEADER,
    body: withExample(newProject, { name: 'Summer by the sea', tags: ['sea'], uids: ['UID'] }),
    answers: {
      201: {
        description: 'The project.',
        body: projectAnswer,
        headers: { Location: 'Path of the project.' },
      },
    },
    errors: ['IDEMPOTENCY_CONFLICT'],
  },
  'get /projects/tags/': {
    id: 'listProjectTags',
    summary: 'List the tags of your projects',
    description: 'These are the tags that the list of projects can be filtered by.',
    answers: {
      200: { description: 'The tags in alphabetical order, 100 at most.', body: projectTagsAnswer },
    },
  },
  'post /projects/bulk/': {
    id: 'changeProjects',
    summary: 'Delete many projects, or restore deleted ones',
    description: 'Deleted projects can be restored for 30 days; their images stay in the library.',
    body: withExample(projectsAction, { action: 'delete', ids: ['PROJECT_ID'] }),
    answers: { 200: { description: 'The number of projects that were changed.', body: countAnswer } },
  },
  'get /projects/archive/': {
    id: 'downloadProjects',
    summary: 'Download the originals of several projects as a ZIP archive',
    description:
      'The archive is written while it is sent, so it may hold any number of images. It counts towards your ' +
      'bandwidth.',
    query: withExample(projectArchiveQuery, { ids: ['PROJECT_ID'] }),
    answers: zip,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'get /projects/{id}/': {
    id: 'getProject',
    summary: 'Read a project of yours',
    description: 'The images of the project are listed by `/projects/{id}/images/`.',
    answers: { 200: { description: 'The project.', body: projectAnswer } },
    errors: ['NOT_FOUND'],
  },
  'patch /projects/{id}/': {
    id: 'updateProject',
    summary: 'Change the texts, tags and cover of a project',
    description: 'Only the fields that you send are changed.',
    body: withExample(projectChanges, { name: 'Summer by the lake', cover_uid: 'UID' }),
    answers: { 200: { description: 'The project after the change.', body: projectAnswer } },
    errors: ['NOT_FOUND'],
  },
  'delete /projects/{id}/': {
    id: 'deleteProject',
    summary: 'Delete a project; its images stay in the library',
    description: 'Its share links stop working. `/projects/bulk/` restores the project with its links.',
    answers: { 204: { description: 'The project is deleted and can be restored for 30 days.' } },
    errors: ['NOT_FOUND'],
  },
  'get /projects/{id}/archive/': {
    id: 'downloadProject',
    summary: 'Download the originals of a project as a ZIP archive',
    description:
      'The archive is written while it is sent, so it may hold any number of images. It counts towards your ' +
      'bandwidth.',
    answers: zip,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'get /projects/{id}/images/': {
    id: 'listProjectImages',
    summary: 'List the images of a project in the order of the project',
    description:
      'Use `cursor` to read the next page. Images in the trash are left out until they are restored.',
    query: projectImagesQuery,
    answers: {
      200: { description: 'One page of the list.', body: z.array(imageAnswer), headers: NEXT_PAGE_HEADERS },
    },
    errors: ['NOT_FOUND'],
  },
  'post /projects/{id}/images/': {
    id: 'addProjectImages',
    summary: 'Add images of yours to a project',
    description:
      'Images that the project already contains stay where they are and are not counted. If one of the uids is not ' +
      'that of an image of yours, or the image is in the trash, nothing is added, and `details.unknown_uids` lists ' +
      'these uids.',
    body: withExample(placedImages, { uids: ['OTHER_UID'] }),
    answers: changed,
    errors: ['NOT_FOUND', 'PROJECT_FULL'],
  },
  'post /projects/{id}/images/move/': {
    id: 'moveProjectImages',
    summary: 'Move images of a project to another position',
    description: 'The images follow each other in the order given, before `before_uid` or at the end.',
    body: withExample(placedImages, { uids: ['OTHER_UID'], before_uid: 'UID' }),
    answers: changed,
    errors: ['NOT_FOUND'],
  },
  'post /projects/{id}/images/remove/': {
    id: 'removeProjectImages',
    summary: 'Remove images from a project; they stay in the library',
    description: 'Uids that the project does not contain are ignored and not counted.',
    body: withExample(chosenImages, { uids: ['OTHER_UID'] }),
    answers: changed,
    errors: ['NOT_FOUND'],
  },
  'get /projects/{id}/links/': {
    id: 'listShareLinks',
    summary: 'List the share links of a project, newest first',
    description: 'Contains the addresses of the links.',
    answers: {
      200: {
        description: 'The share links, including those that have expired.',
        body: z.array(shareLinkAnswer),
      },
    },
    errors: ['NOT_FOUND'],
  },
  'post /projects/{id}/links/': {
    id: 'createShareLink',
    summary: 'Share a project by a link',
    description:
      'Anyone who has the address sees the images of the project, including private ones, without their ' +
      'metadata, until the link expires or is revoked.',
    body: withExample(newShareLink, { password: 'open sesame', expires_at: '2030-01-31T12:00:00Z' }),
    headers: IDEMPOTENCY_HEADER,
    answers: { 201: { description: 'The link.', body: shareLinkAnswer } },
    errors: ['NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_CONFLICT'],
  },
  'delete /projects/links/{link}/': {
    id: 'revokeShareLink',
    summary: 'Revoke a share link, which stops working at once',
    description: 'The addresses of images that visitors got through the link stop working at once as well.',
    answers: { 204: { description: 'Done.' } },
    errors: ['NOT_FOUND'],
  },
  'get /projects/shared/{token}/': {
    id: 'getSharedProject',
    summary: 'Read the project of a share link',
    description: 'For anyone who has the address of the link; the last part of the address is the token.',
    access: 'anyone',
    headers: TICKET_HEADER,
    answers: { 200: { description: 'The project.', body: sharedProjectAnswer } },
    errors: ofLink,
  },
  'post /projects/shared/{token}/open/': {
    id: 'openSharedProject',
    summary: 'Exchange the password of a share link for a ticket',
    description: 'After ten wrong passwords from one network within 15 minutes further attempts are refused.',
    access: 'anyone',
    body: withExample(sharePassword, { password: 'open sesame' }),
    answers: { 200: { description: 'The ticket, which is valid for 12 hours.', body: shareTicketAnswer } },
    errors: ['NOT_FOUND', 'LINK_EXPIRED', 'WRONG_PASSWORD', 'OVERLOADED'],
  },
  'get /projects/shared/{token}/images/': {
    id: 'listSharedImages',
    summary: 'List the images that a share link shows',
    description:
      'The images are in the order of the project. The addresses of private images are signed for this link.',
    access: 'anyone',
    headers: TICKET_HEADER,
    query: projectImagesQuery,
    answers: {
      200: {
        description: 'One page of the list.',
        body: z.array(sharedImageAnswer),
        headers: NEXT_PAGE_HEADERS,
      },
    },
    errors: ofLink,
  },
});
