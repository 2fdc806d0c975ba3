import {
  IMAGE_CONTENT_TYPES,
  MAX_IMAGE_FRAMES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  NEW_TRANSFORMS_PER_HOUR,
  PLAN_IDS,
  PLAN_LIMITS,
  TRANSFORM_FITS,
  TRANSFORM_FORMATS,
  TRANSFORM_QUALITIES,
  TRANSFORM_SIZES,
} from '@safelight/rules';
import { CACHE_CONTROL } from '../bytes/byte-headers.ts';

const MEBIBYTE = 1024 * 1024;

const count = (value: number): string => value.toLocaleString('en');
const list = (values: readonly (string | number)[]): string => values.join(', ');

/** The introduction of the OpenAPI document: rules for all calls, and how the calls work together. */
export const GUIDE = [
  'Paths work with and without the trailing slash. Times are ISO 8601 in UTC. Future versions may add fields to answers. ' +
    'Unknown fields of bodies and forms and unknown query parameters are refused with `INVALID_INPUT`, whose ' +
    '`details.fields` names them. Bodies are read without a `Content-Encoding`; texts and parameters are UTF-8.',

  '**Errors.** A call that fails has a status of 400 or more and the body `{"error", "code", "details"}`: `error` is for ' +
    'people and names the fields that are wrong, `code` is for programs, and `details.fields` says what is wrong with ' +
    'each field. Under `/auth` the body is ' +
    'either an object of messages by field, such as `{"email": ["…"]}`, or the same as elsewhere with `detail` as well. ' +
    'Every answer has an `X-Request-Id`; name it when you report a problem. A method that a path does not have answers ' +
    '405 with `Allow`.',

  `**Files.** An upload is an image of one of the types ${IMAGE_CONTENT_TYPES.map((type) => `\`${type}\``).join(', ')}. ` +
    'Its bytes decide, not its name or the type that the request states. SVG is accepted only on the upload pages of the ' +
    'site, and lists show these images too. All other types are refused with `INVALID_FILE_FORMAT`. An image may have ' +
    `${count(MAX_IMAGE_PIXELS)} pixels (width × height × frames), ${count(MAX_IMAGE_FRAMES)} frames and ` +
    `${count(MAX_IMAGE_SIDE)} pixels a side; a larger one is refused with \`IMAGE_TOO_LARGE\`. The size of a file depends ` +
    `on the plan: ${PLAN_IDS.map((plan) => `\`${plan}\` ${PLAN_LIMITS[plan].uploadBytes / MEBIBYTE} MB`).join(', ')} ` +
    '(1 MB is 1,048,576 bytes). `GET /account/` answers yours as `upload_limit_bytes`; a larger file is refused with ' +
    '`FILE_TOO_LARGE`.',

  '**Versions.** An edit adds a version and leaves the image as it is. `GET /images/{uid}/versions/` lists the ' +
    'versions, `POST /images/{uid}/versions/{id}/use/` makes one of them the current one. `direct_url` and ' +
    '`thumbnail_url` of a public image show the new current version within a minute; the `url` of a version always ' +
    'shows that version.',

  '**Sizes.** To get a public image in another size or format, append a query to its `direct_url` or to the `url` of ' +
    `a version: \`width\` is required, \`height\` is optional, and each is one of ${list(TRANSFORM_SIZES)}; ` +
    `\`fit\` is one of ${list(TRANSFORM_FITS)}, \`format\` one of ${list(TRANSFORM_FORMATS)}, \`quality\` one of ` +
    `${list(TRANSFORM_QUALITIES)}. The defaults are inside, webp and 80. Example: \`?width=640&height=480&fit=cover\`. ` +
    'Any other value answers 400 with the allowed ones, and so does a misspelled parameter. Parameters that have ' +
    'nothing to do with sizes, such as `fbclid` and `utm_source`, are ignored. `download=1` downloads the file under its name. ' +
    `A size that nobody asked for before is made then: ${NEW_TRANSFORMS_PER_HOUR.place} an hour for one network address, ` +
    `${NEW_TRANSFORMS_PER_HOUR.owner} for the owner of the images with a key or a session; beyond that it answers 429 with ` +
    '`Retry-After`. Sizes that were made before, and addresses that our own answers carry, are never limited. A size ' +
    'that nobody asks for in a month is removed, and made again when somebody does.',

  '**Caching.** The `url` of a version of a public image never shows anything else: browsers keep it for a year and ' +
    `shared caches for five minutes (\`${CACHE_CONTROL.immutable}\`). Lasting addresses such as \`direct_url\` are ` +
    `kept for a minute (\`${CACHE_CONTROL.brief}\`); every answer with a file has an \`ETag\`. So a shared cache serves an image ` +
    'that became private, or was deleted, for five minutes at most; what a browser has shown it may keep. Answers of ' +
    'the API and bytes of private images are `private, no-store`.',

  '**Polling.** `POST /ai/edits/` answers 202 with `Location` and `Retry-After`. Read that path with `?wait=25`: the ' +
    'answer comes as soon as the edit has finished, and after 25 seconds at the latest. Without `wait`, ask again ' +
    'after `Retry-After` seconds.',

  '**Retries.** Send an `Idempotency-Key` of your choice with uploads and edits. For 24 hours a repeated request with ' +
    'the same key, file and fields returns the result of the first one and changes nothing, unless that image has been ' +
    'deleted meanwhile; a different request with the same key answers 409. After 429 and 503, repeat when `Retry-After` seconds have passed; after 500 or a ' +
    'broken connection, repeat with the same key.',

  '**Rate limits.** All API keys of an account share the requests of an hour. The headers `X-RateLimit-Limit`, ' +
    '`X-RateLimit-Remaining` and `X-RateLimit-Reset` of each answer to a key contain the state of the limit; ' +
    '`GET /account/` also contains what is left of credits, storage and bandwidth. After 429 wait for the seconds in ' +
    '`Retry-After`.',

  '**Delete links.** Your own images carry `delete_url`: a page that deletes the image for anyone who has the ' +
    'address, after a confirmation. Opening the page deletes nothing. Programs with a key use ' +
    '`DELETE /images/{uid}/`.',

  '**ShareX and scripts.** With `Accept: text/plain` an upload answers only the direct link of the image. The page of ' +
    'your API keys offers settings for ShareX (`.sxcu`), a shell and PicGo. `PUT /images/upload/` takes the file as ' +
    'the whole body: `curl -T photo.jpg` with that address is an upload.',

  '**Embeds.** `/oembed?url=…` answers oEmbed for the pages of public images and comparisons.',

  '**Pages of other origins** may use all calls except those of `/auth` and `/billing`, with an API key of their user. ' +
    'Cookies are never used.',

  '**GraphQL** at `/graphql` takes the same keys in the same `Authorization` header, for requests from servers.',
].join('\n\n');
