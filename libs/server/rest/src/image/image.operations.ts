import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../http/idempotency-key.ts';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import { operationsOf } from '../http/operation.ts';
import { withExample } from '../http/with-example.ts';
import { ORIGINAL_OR_SHARED, SAVED } from './byte-answers.ts';
import { archiveBody, archiveQuery, bulkAction, bulkAnswer } from './image-bulk.router.ts';
import { imageChanges } from './image-changes.ts';
import { fileQuery } from './image-file.router.ts';
import { imageListQuery } from './image-query.ts';
import { urlUpload } from './image-upload.router.ts';
import { imageAnswer, uploadedImageAnswer } from './image.presenter.ts';
import { uploadForm } from './upload-form.ts';
import { putNamedQuery, putQuery, uploadQuery } from './upload-query.ts';

const image = { 200: { description: 'The image.', body: imageAnswer } } as const;
const uploaded = {
  body: uploadedImageAnswer,
  mediaTypes: ['text/plain'],
  headers: { Location: 'Path of the image.' },
} as const;
const uploads = {
  200: {
    description:
      'You already had an image with the same file and the same privacy, and neither of the two expires: that image, ' +
      'unchanged. With `Accept: text/plain`, only its direct link, or its `file_url` if it is private.',
    ...uploaded,
  },
  201: {
    description:
      'The new image. With `Accept: text/plain`, only its direct link, or its `file_url` if it is private.',
    ...uploaded,
  },
} as const;

const uploadErrors = [
  'FILE_TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'INVALID_FILE_FORMAT',
  'STORAGE_QUOTA_EXCEEDED',
  'IDEMPOTENCY_CONFLICT',
  'OVERLOADED',
] as const;

/** The headers that every upload reads. */
const UPLOAD_HEADERS = {
  ...IDEMPOTENCY_HEADER,
  Accept: '`text/plain` for the direct link alone; for a private image its `file_url`, which needs your key.',
} as const;

/** What the two PUT operations have in common; their body is the file itself. */
const putting = {
  description:
    'The same as `POST /images/upload/`, without a form: the body is the file, of whatever media type, and the ' +
    'query says the rest. `curl -T photo.jpg` adds the name of the file to an address that ends with a slash.',
  headers: UPLOAD_HEADERS,
  body: z.file().describe('The file itself.'),
  bodyType: 'application/octet-stream',
  answers: uploads,
  errors: ['FILE_REQUIRED', 'UPLOAD_ABORTED', ...uploadErrors],
} as const;

export const imageOperations = operationsOf('Images', 'user', {
  'get /images/': {
    id: 'listImages',
    summary: 'List your images',
    description:
      'Newest first unless `sort` says otherwise. A page holds at most 100 images; the header `Link` contains ' +
      'the address of the next page and is absent on the last one. All conditions given must be met.',
    query: imageListQuery,
    answers: {
      200: { description: 'One page of the list.', body: z.array(imageAnswer), headers: NEXT_PAGE_HEADERS },
    },
  },
  'get /images/{uid}/': {
    id: 'getImage',
    summary: 'Read an image you may see',
    description:
      'You may see every public image and your own private ones. The answer is 404 for an image that does not ' +
      'exist and for one that you may not see.',
    access: 'optional',
    answers: image,
    errors: ['NOT_FOUND'],
  },
  'patch /images/{uid}/': {
    id: 'updateImage',
    summary: 'Change an image of yours',
    description: 'Only the fields that you send are changed. Returns the whole image.',
    body: withExample(imageChanges, { title: 'The lighthouse', tags: ['sea', 'night'], privacy: 'public' }),
    answers: { 200: { description: 'The image after the change.', body: imageAnswer } },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'delete /images/{uid}/': {
    id: 'deleteImage',
    summary: 'Move an image of yours to the trash',
    description: 'Its addresses answer 404 from then on. It can be restored for 30 days.',
    answers: { 204: { description: 'Done.' } },
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'get /images/info/{uid}/': {
    id: 'getImageInfo',
    summary: 'Read an image you may see',
    description: 'The same as `GET /images/{uid}/`.',
    access: 'optional',
    answers: image,
    errors: ['NOT_FOUND'],
  },
  'get /images/i/{uid}/': {
    id: 'getOwnImage',
    summary: 'Read an image of yours, public or private',
    description: 'Answers 404 for images of others, even if they are public.',
    answers: image,
    errors: ['NOT_FOUND'],
  },
  'get /images/public/{uid}/': {
    id: 'getPublicImage',
    summary: 'Read a public image and count a view',
    description:
      'Returns what a stranger sees. Views by the owner are not counted, and neither are views with credentials that ' +
      'are not accepted, which may be the owner’s expired token. The same visitor is counted once in half an hour, and the ' +
      'number in answers follows a little later.',
    access: 'anyone',
    answers: image,
    errors: ['NOT_FOUND'],
  },
  'get /images/file/{uid}/': {
    id: 'getImageFile',
    summary: 'Read the file of an image you may see',
    description:
      'Returns the current version, or the one that `version` names. Supports `Range` and conditional requests ' +
      'by `ETag`. For an `<img>` on a page use the `direct_url` of the image instead: it needs no key and is ' +
      'cached.',
    access: 'optional',
    query: fileQuery,
    answers: ORIGINAL_OR_SHARED.shown,
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'BANDWIDTH_EXCEEDED'],
  },
  'get /images/download/{uid}/': {
    id: 'downloadImage',
    summary: 'Download the file of an image under its filename',
    description:
      'Like the call before, with `Content-Disposition: attachment`, so that a browser saves the file.',
    access: 'optional',
    query: fileQuery,
    answers: ORIGINAL_OR_SHARED.saved,
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'BANDWIDTH_EXCEEDED'],
  },
  'post /images/upload/': {
    id: 'uploadImage',
    summary: 'Upload an image',
    description:
      'Send the file in the field `image`. From the answer keep `uid`, share `direct_url` (public images only), ' +
      'and keep `delete_url` where people should be able to delete without a key. A file that you have uploaded ' +
      'before answers 200 with the image made then, unchanged.',
    headers: UPLOAD_HEADERS,
    query: uploadQuery,
    body: uploadForm,
    bodyType: 'multipart/form-data',
    answers: uploads,
    errors: ['FILE_REQUIRED', 'UPLOAD_ABORTED', ...uploadErrors],
  },
  'put /images/upload/': {
    ...putting,
    id: 'putImage',
    summary: 'Send an image as the body of the request',
    query: putQuery,
  },
  'put /images/upload/{filename}/': {
    ...putting,
    id: 'putNamedImage',
    summary: 'Send an image as the body, with its name in the address',
    query: putNamedQuery,
  },
  'post /images/upload/url/': {
    id: 'uploadImageFromUrl',
    summary: 'Fetch an image from an address on the web',
    description:
      'The server fetches the address, follows at most three redirects and treats the file like an upload. ' +
      'Addresses of private networks are refused with INVALID_IMAGE_URL.',
    headers: UPLOAD_HEADERS,
    body: withExample(urlUpload, { url: 'https://pictures.example/hill.png', privacy: 'public' }),
    answers: uploads,
    errors: ['INVALID_IMAGE_URL', ...uploadErrors],
  },
  'post /images/bulk/': {
    id: 'changeImages',
    summary: 'Change, trash, restore or delete many images',
    description: 'Changes either all of them or none, 500 at most. Uids that are not yours are ignored.',
    body: bulkAction,
    answers: { 200: { description: 'The number of images that were changed.', body: bulkAnswer } },
    errors: ['CONFLICT'],
  },
  'get /images/archive/': {
    id: 'downloadImages',
    summary: 'Download the originals of your images as a ZIP archive',
    description:
      'The archive contains each original byte for byte under its filename. It is written while it is sent, so ' +
      'there is no `Content-Length`. Uids that are not yours are ignored; the answer is 404 when none is left.',
    query: withExample(archiveQuery, { uids: ['UID', 'OTHER_UID'] }),
    answers: { 200: { description: 'The archive.', mediaTypes: ['application/zip'], headers: SAVED } },
    errors: ['NOT_FOUND'],
  },
  'post /images/archive/': {
    id: 'downloadManyImages',
    summary: 'Download the originals of many images as a ZIP archive',
    description: 'Like the GET, with the uids in the body, for more images than fit into an address.',
    body: withExample(archiveBody, { uids: ['UID', 'OTHER_UID'] }),
    answers: { 200: { description: 'The archive.', mediaTypes: ['application/zip'], headers: SAVED } },
    errors: ['NOT_FOUND'],
  },
});
