import { TRANSFORM_FITS, TRANSFORM_FORMATS, TRANSFORM_QUALITIES, TRANSFORM_SIZES } from '@safelight/rules';

const list = (values: readonly (string | number)[]): string => values.join(', ');

/** What holds for all calls, and what to do after their answers: the description of the document. */
export const GUIDE = [
  'Paths work with and without the trailing slash. Times are ISO 8601 in UTC. Answers may get more fields; ' +
    'unknown fields of bodies and forms and unknown query parameters are refused with `INVALID_INPUT`, whose ' +
    '`details.fields` names each of them.',

  '**Versions.** An edit adds a version and leaves the image as it is. `GET /images/{uid}/versions/` lists them, ' +
    '`POST /images/{uid}/versions/{id}/use/` makes one the current one. `direct_url` and `thumbnail_url` of a public ' +
    'image follow the current version within a minute; `url` of a version shows that version for ever.',

  '**Sizes.** Append a query to `direct_url`, or to `url` of a version, of a public image: ' +
    `\`width\` is needed, \`height\` may follow, each one of ${list(TRANSFORM_SIZES)}; \`fit\` is one of ` +
    `${list(TRANSFORM_FITS)}, \`format\` one of ${list(TRANSFORM_FORMATS)}, \`quality\` one of ` +
    `${list(TRANSFORM_QUALITIES)}. Without them: inside, webp, 80. Example: \`?width=640&height=480&fit=cover\`. ` +
    'Any other value or parameter answers 400 and says which there are. `download=1` saves the file under its name.',

  '**Polling.** `POST /ai/edits/` answers 202 with `Location` and `Retry-After`. Read that path with `?wait=25`: the ' +
    'answer comes as soon as the edit is settled, after 25 seconds at the latest. Without `wait`, ask again after ' +
    '`Retry-After` seconds.',

  '**Retries.** Send an `Idempotency-Key` of your own with uploads and edits. For 24 hours a repeat with the same ' +
    'key, file and fields answers what came of the first and changes nothing; another request with that key is 409. ' +
    'Repeat after 429 and 503 when `Retry-After` seconds have passed, and after 500 or a broken connection with the ' +
    'same key.',

  '**Rate limits.** All keys of an account share the requests of an hour. Each answer to a key says in ' +
    '`X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` where you stand, and `GET /account/` also ' +
    'what is left of credits, storage and bandwidth. 429 says in `Retry-After` when to come back.',

  '**Delete links.** Your own images carry `delete_url`: a page that asks, then deletes, for whoever holds the ' +
    'address. Opening it deletes nothing. Programs with a key use `DELETE /images/{uid}/`.',

  '**ShareX and scripts.** With `Accept: text/plain` an upload answers its direct link alone. The settings for ShareX ' +
    '(`.sxcu`), a shell and PicGo are beside your keys on the site.',

  '**Embeds.** `/oembed?url=…` answers oEmbed for the pages of public images and comparisons.',

  '**Pages of other origins** may call everything but `/auth` with a key of their user; cookies play no part.',

  '**GraphQL** at `/graphql` takes the same keys in the same `Authorization` header, for requests from servers.',
].join('\n\n');
