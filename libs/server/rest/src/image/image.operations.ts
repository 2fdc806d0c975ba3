import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../http/idempotency-key.ts';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import type { Operation } from '../openapi/operation.ts';
import { ORIGINAL_OR_SHARED } from './byte-answers.ts';
import { archiveBody, archiveQuery, bulkAction, bulkAnswer } from './image-bulk.router.ts';
import { imageChanges } from './image-changes.ts';
import { fileQuery } from './image-file.router.ts';
import { imageListQuery } from './image-query.ts';
import { uploadQuery, urlUpload } from './image-upload.router.ts';
import { imageAnswer, uploadedImageAnswer } from './image.presenter.ts';
import { uploadForm } from './upload-form.ts';

const tag = 'Images';
const image = { 200: { description: 'The image.', body: imageAnswer } } as const;
const uploaded = {
  body: uploadedImageAnswer,
  mediaTypes: ['text/plain'],
  headers: { Location: 'Path of the image.' },
} as const;
const uploads = {
  200: {
    description: 'You had these bytes already. With `Accept: text/plain` its direct link alone.',
    ...uploaded,
  },
  201: { description: 'The new image. With `Accept: text/plain` its direct link alone.', ...uploaded },
} as const;

/** Listing, reading and changing images. */
const readAndChange: readonly Operation[] = [
  {
    id: 'listImages',
    method: 'get',
    path: '/images/',
    tag,
    summary: 'List your images',
    description:
      'Newest first by default, a page of at most 100 at a time. The header `Link` holds the address of ' +
      'the next page; there is none on the last one. Conditions add up.',
    access: 'user',
    query: imageListQuery,
    answers: {
      200: { description: 'A page.', body: z.array(imageAnswer), headers: NEXT_PAGE_HEADERS },
    },
  },
  {
    id: 'getImage',
    method: 'get',
    path: '/images/{uid}/',
    tag,
    summary: 'Read an image you may see',
    description:
      'Any public image, and your own private ones. Answers 404 alike for an image that is missing and ' +
      'one that you may not see.',
    access: 'optional',
    answers: image,
    errors: ['NOT_FOUND'],
  },
  {
    id: 'updateImage',
    method: 'patch',
    path: '/images/{uid}/',
    tag,
    summary: 'Change an image of yours',
    description: 'Only the fields that you send change. Returns the whole image as it is afterwards.',
    access: 'user',
    body: imageChanges,
    answers: { 200: { description: 'The image as it is now.', body: imageAnswer } },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  {
    id: 'deleteImage',
    method: 'delete',
    path: '/images/{uid}/',
    tag,
    summary: 'Put an image of yours into the trash',
    description: 'Its addresses answer 404 from now on. It stays in the trash for 30 days.',
    access: 'user',
    answers: { 204: { description: 'Done.' } },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  {
    id: 'getImageInfo',
    method: 'get',
    path: '/images/info/{uid}/',
    tag,
    summary: 'Read an image you may see',
    description: 'The same as `GET /images/{uid}/`.',
    access: 'optional',
    answers: image,
    errors: ['NOT_FOUND'],
  },
  {
    id: 'getOwnImage',
    method: 'get',
    path: '/images/i/{uid}/',
    tag,
    summary: 'Read an image of yours, private ones too',
    description: 'Answers 404 for images of others, public ones too.',
    access: 'user',
    answers: image,
    errors: ['NOT_FOUND'],
  },
  {
    id: 'getPublicImage',
    method: 'get',
    path: '/images/public/{uid}/',
    tag,
    summary: 'Read a public image; counts as a view',
    description: 'What a stranger sees. Your own look at your image is not counted.',
    access: 'anyone',
    answers: image,
    errors: ['NOT_FOUND'],
  },
  {
    id: 'getImageFile',
    method: 'get',
    path: '/images/file/{uid}/',
    tag,
    summary: 'The bytes of an image you may see',
    description:
      'The current version, or the one that `version` names. Supports `Range` and conditional requests ' +
      'by `ETag`. For an `<img>` on a page use `direct_url` of the image instead: it needs no key and is ' +
      'cached.',
    access: 'optional',
    query: fileQuery,
    answers: ORIGINAL_OR_SHARED,
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'BANDWIDTH_EXCEEDED'],
  },
  {
    id: 'downloadImage',
    method: 'get',
    path: '/images/download/{uid}/',
    tag,
    summary: 'The same, to be saved under its name',
    description: 'With `Content-Disposition: attachment`, so that a browser saves the file.',
    access: 'optional',
    query: fileQuery,
    answers: ORIGINAL_OR_SHARED,
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'BANDWIDTH_EXCEEDED'],
  },
];

const uploadErrors = [
  'FILE_TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'INVALID_FILE_FORMAT',
  'STORAGE_QUOTA_EXCEEDED',
  'IDEMPOTENCY_CONFLICT',
  'OVERLOADED',
] as const;

/** Uploads, and many images at once. */
const uploadAndBulk: readonly Operation[] = [
  {
    id: 'uploadImage',
    method: 'post',
    path: '/images/upload/',
    tag,
    summary: 'Upload an image',
    description:
      'Send the file in the field `image`. Then keep `uid`, show `direct_url` (public images), and keep ' +
      '`delete_url` where people may delete without a key. Bytes that you have already answer 200 and ' +
      'the image they are of, as it is.',
    access: 'user',
    headers: { ...IDEMPOTENCY_HEADER, Accept: '`text/plain` for the direct link alone.' },
    query: uploadQuery,
    body: uploadForm,
    bodyType: 'multipart/form-data',
    answers: uploads,
    errors: ['FILE_REQUIRED', 'UPLOAD_ABORTED', ...uploadErrors],
  },
  {
    id: 'uploadImageFromUrl',
    method: 'post',
    path: '/images/upload/url/',
    tag,
    summary: 'Take in the image at an address',
    description:
      'This server fetches the address, follows at most three redirects, and takes what it finds as it ' +
      'takes an upload. Addresses of private networks are refused with INVALID_IMAGE_URL.',
    access: 'user',
    headers: { ...IDEMPOTENCY_HEADER, Accept: '`text/plain` for the direct link alone.' },
    body: urlUpload,
    answers: uploads,
    errors: ['INVALID_IMAGE_URL', ...uploadErrors],
  },
  {
    id: 'changeImages',
    method: 'post',
    path: '/images/bulk/',
    tag,
    summary: 'Change, trash, restore or delete many images',
    description: 'All of them or none. At most 500; uids that are not yours are passed over.',
    access: 'user',
    body: bulkAction,
    answers: { 200: { description: 'How many images it was done to.', body: bulkAnswer } },
    errors: ['CONFLICT'],
  },
  {
    id: 'downloadImages',
    method: 'get',
    path: '/images/archive/',
    tag,
    summary: 'A ZIP of the originals of your images',
    description:
      'Originals, byte for byte as uploaded, under their names. Written while it is sent, so it has no ' +
      '`Content-Length`. Uids that are not yours are passed over; 404 when none is left.',
    access: 'user',
    query: archiveQuery,
    answers: { 200: { description: 'The archive.', mediaTypes: ['application/zip'] } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'downloadManyImages',
    method: 'post',
    path: '/images/archive/',
    tag,
    summary: 'The same ZIP, for more images than an address can name',
    description: 'Takes the uids in the body. Answers as the GET does.',
    access: 'user',
    body: archiveBody,
    answers: { 200: { description: 'The archive.', mediaTypes: ['application/zip'] } },
    errors: ['NOT_FOUND'],
  },
];

export const imageOperations: readonly Operation[] = [...readAndChange, ...uploadAndBulk];
