import { z } from 'zod';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import { imageAnswer } from '../image/image.presenter.ts';
import type { Operation } from '../http/operation.ts';
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

const tag = 'Projects';
const zip = {
  200: {
    description:
      'The archive: a folder for each project, whose images are numbered in the order of the project.',
    mediaTypes: ['application/zip'],
  },
} as const;
const changed = {
  200: { description: 'The number of images that were changed.', body: countAnswer },
} as const;
const ofLink = ['NOT_FOUND', 'LINK_EXPIRED', 'PASSWORD_REQUIRED'] as const;

export const projectOperations: readonly Operation[] = [
  {
    id: 'listProjects',
    method: 'get',
    path: '/projects/',
    tag,
    summary: 'List your projects',
    description:
      'Newest first unless `sort` says otherwise. All conditions given must be met. Use `cursor` to read the ' +
      'next page.',
    access: 'user',
    query: projectListQuery,
    answers: {
      200: { description: 'One page of the list.', body: z.array(projectAnswer), headers: NEXT_PAGE_HEADERS },
    },
  },
  {
    id: 'createProject',
    method: 'post',
    path: '/projects/',
    tag,
    summary: 'Create a project',
    description:
      'The id of the project is made from the time. The project may start with images of yours, which also stay ' +
      'in the library.',
    access: 'user',
    body: newProject,
    answers: {
      201: {
        description: 'The project.',
        body: projectAnswer,
        headers: { Location: 'Path of the project.' },
      },
    },
  },
  {
    id: 'listProjectTags',
    method: 'get',
    path: '/projects/tags/',
    tag,
    summary: 'List the tags of your projects',
    description: 'These are the tags that the list of projects can be filtered by.',
    access: 'user',
    answers: {
      200: { description: 'The tags in alphabetical order, 100 at most.', body: projectTagsAnswer },
    },
  },
  {
    id: 'changeProjects',
    method: 'post',
    path: '/projects/bulk/',
    tag,
    summary: 'Delete many projects, or restore deleted ones',
    description: 'Deleted projects can be restored for 30 days; their images stay in the library.',
    access: 'user',
    body: projectsAction,
    answers: { 200: { description: 'The number of projects that were changed.', body: countAnswer } },
  },
  {
    id: 'downloadProjects',
    method: 'get',
    path: '/projects/archive/',
    tag,
    summary: 'Download the originals of several projects as a ZIP archive',
    description:
      'The archive is written while it is sent, so it may hold any number of images. It counts towards your ' +
      'bandwidth.',
    access: 'user',
    query: projectArchiveQuery,
    answers: zip,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  {
    id: 'getProject',
    method: 'get',
    path: '/projects/{id}/',
    tag,
    summary: 'Read a project of yours',
    description: 'The images of the project are listed by `/projects/{id}/images/`.',
    access: 'user',
    answers: { 200: { description: 'The project.', body: projectAnswer } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'updateProject',
    method: 'patch',
    path: '/projects/{id}/',
    tag,
    summary: 'Change the texts, tags and cover of a project',
    description: 'Only the fields that you send are changed.',
    access: 'user',
    body: projectChanges,
    answers: { 200: { description: 'The project after the change.', body: projectAnswer } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'deleteProject',
    method: 'delete',
    path: '/projects/{id}/',
    tag,
    summary: 'Delete a project; its images stay in the library',
    description: 'Its share links stop working. `/projects/bulk/` restores the project with its links.',
    access: 'user',
    answers: { 204: { description: 'The project is deleted and can be restored for 30 days.' } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'downloadProject',
    method: 'get',
    path: '/projects/{id}/archive/',
    tag,
    summary: 'Download the originals of a project as a ZIP archive',
    description:
      'The archive is written while it is sent, so it may hold any number of images. It counts towards your ' +
      'bandwidth.',
    access: 'user',
    answers: zip,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  {
    id: 'listProjectImages',
    method: 'get',
    path: '/projects/{id}/images/',
    tag,
    summary: 'List the images of a project in the order of the project',
    description:
      'Use `cursor` to read the next page. Images in the trash are left out until they are restored.',
    access: 'user',
    query: projectImagesQuery,
    answers: {
      200: { description: 'One page of the list.', body: z.array(imageAnswer), headers: NEXT_PAGE_HEADERS },
    },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'addProjectImages',
    method: 'post',
    path: '/projects/{id}/images/',
    tag,
    summary: 'Add images of yours to a project',
    description: 'Images that the project already contains stay where they are and are not counted.',
    access: 'user',
    body: placedImages,
    answers: changed,
    errors: ['NOT_FOUND', 'PROJECT_FULL'],
  },
  {
    id: 'moveProjectImages',
    method: 'post',
    path: '/projects/{id}/images/move/',
    tag,
    summary: 'Move images of a project to another position',
    description: 'The images follow each other in the order given, before `before_uid` or at the end.',
    access: 'user',
    body: placedImages,
    answers: changed,
    errors: ['NOT_FOUND'],
  },
  {
    id: 'removeProjectImages',
    method: 'post',
    path: '/projects/{id}/images/remove/',
    tag,
    summary: 'Remove images from a project; they stay in the library',
    description: 'Uids that the project does not contain are ignored and not counted.',
    access: 'user',
    body: chosenImages,
    answers: changed,
    errors: ['NOT_FOUND'],
  },
  {
    id: 'listShareLinks',
    method: 'get',
    path: '/projects/{id}/links/',
    tag,
    summary: 'List the share links of a project, newest first',
    description: 'Contains the addresses of the links.',
    access: 'user',
    answers: {
      200: {
        description: 'The share links, including those that have expired.',
        body: z.array(shareLinkAnswer),
      },
    },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'createShareLink',
    method: 'post',
    path: '/projects/{id}/links/',
    tag,
    summary: 'Share a project by a link',
    description:
      'Anyone who has the address sees the images of the project, including private ones, without their ' +
      'metadata, until the link expires or is revoked.',
    access: 'user',
    body: newShareLink,
    answers: { 201: { description: 'The link.', body: shareLinkAnswer } },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  {
    id: 'revokeShareLink',
    method: 'delete',
    path: '/projects/links/{link}/',
    tag,
    summary: 'Revoke a share link, which stops working at once',
    description: 'The addresses of images that visitors got through the link stop working at once as well.',
    access: 'user',
    answers: { 204: { description: 'Done.' } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'getSharedProject',
    method: 'get',
    path: '/projects/shared/{token}/',
    tag,
    summary: 'Read the project of a share link',
    description: 'For anyone who has the address of the link; the last part of the address is the token.',
    access: 'anyone',
    headers: TICKET_HEADER,
    answers: { 200: { description: 'The project.', body: sharedProjectAnswer } },
    errors: ofLink,
  },
  {
    id: 'openSharedProject',
    method: 'post',
    path: '/projects/shared/{token}/open/',
    tag,
    summary: 'Exchange the password of a share link for a ticket',
    description: 'After ten wrong passwords from one network within 15 minutes further attempts are refused.',
    access: 'anyone',
    body: sharePassword,
    answers: { 200: { description: 'The ticket, which is valid for 12 hours.', body: shareTicketAnswer } },
    errors: ['NOT_FOUND', 'LINK_EXPIRED', 'WRONG_PASSWORD', 'OVERLOADED'],
  },
  {
    id: 'listSharedImages',
    method: 'get',
    path: '/projects/shared/{token}/images/',
    tag,
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
];
