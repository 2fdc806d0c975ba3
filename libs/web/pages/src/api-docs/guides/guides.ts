import {
  BULK_MAX_IMAGES,
  IMAGE_CONTENT_TYPES,
  MAX_IMAGE_FRAMES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  PLAN_LIMITS,
  PROJECT_MAX_IMAGES,
  PROJECT_MAX_LINKS,
  TRANSFORM_FITS,
  TRANSFORM_FORMATS,
  TRANSFORM_QUALITIES,
  TRANSFORM_SIZES,
} from '@safelight/rules';
import { formatBytes, formatCount } from '@safelight/web-ui';
import { keyHeader } from '../request/api-request.ts';

/** The values that are inserted into a guide's code. */
interface GuideContext {
  /** The origin of this server, such as `https://safelight.example`. */
  readonly origin: string;
  /** The key as it was typed; may be empty. */
  readonly apiKey: string;
}

interface GuideCode {
  readonly caption: string;
  /** Returns the code. Words in capitals are placeholders, for example for a uid or a URL. */
  readonly code: (context: GuideContext) => string;
}

/** A guide about one subject: text, and code to copy. */
export interface Guide {
  readonly title: string;
  /** The paragraphs of the text, with code in backticks. */
  readonly text: readonly string[];
  readonly code: readonly GuideCode[];
}

const authorization = (apiKey: string): string => keyHeader(apiKey)['Authorization'] ?? '';
const header = ({ apiKey }: GuideContext): string => `-H 'Authorization: ${authorization(apiKey)}'`;
const list = (values: readonly (string | number)[]): string => values.join(', ');

const TRANSFORMS: Guide = {
  title: 'Sizes and formats by address',
  text: [
    'Append a query to `direct_url` of a public image, or to `url` of one of its versions, to get the image in ' +
      'another size. The first request for a size takes longer; the result is then cached.',
    `\`width\` is required and \`height\` is optional; each is one of ${list(TRANSFORM_SIZES)}. \`fit\` is one of ` +
      `${list(TRANSFORM_FITS)}, \`format\` one of ${list(TRANSFORM_FORMATS)}, \`quality\` one of ` +
      `${list(TRANSFORM_QUALITIES)}. The defaults are inside, webp and 80.`,
  ],
  code: [
    {
      caption: 'curl',
      code: () => `curl 'DIRECT_URL?width=640&height=480&fit=cover&format=jpeg' -o small.jpg`,
    },
    {
      caption: 'HTML',
      code: () =>
        '<img src="DIRECT_URL?width=640" srcset="DIRECT_URL?width=640 640w, DIRECT_URL?width=1280 1280w" sizes="100vw" alt="">',
    },
  ],
};

const RETRIES: Guide = {
  title: 'Retries and idempotency',
  text: [
    'Send an `Idempotency-Key` with uploads, edits, comparisons, new projects and their links: any text that is unique to this ' +
      'request. For 24 hours, a repeat with the same key, file and fields returns the result of the first request and changes nothing, so ' +
      'a broken connection never makes two images or costs two credits. A different request with that key gets ' +
      '`409 IDEMPOTENCY_CONFLICT`.',
    'After `429` and `503`, retry when `Retry-After` seconds have passed; after `500` or a broken connection, retry ' +
      'with the same key. Other errors say what is wrong, and a retry would fail again.',
  ],
  code: [
    {
      caption: 'curl, which respects Retry-After',
      code: (context) =>
        [
          `curl ${context.origin}/api/images/upload/ \\`,
          `  ${header(context)} \\`,
          `  -H 'Idempotency-Key: camera-roll-0042' \\`,
          '  --retry 5 --retry-all-errors \\',
          '  -F image=@photo.jpg',
        ].join('\n'),
    },
    {
      caption: 'JavaScript',
      code: ({ origin, apiKey }) =>
        `import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';

const key = randomUUID();
const once = async () => {
  const form = new FormData();
  form.set('image', await openAsBlob('photo.jpg'), 'photo.jpg');
  return fetch('${origin}/api/images/upload/', {
    method: 'POST',
    headers: { Authorization: '${authorization(apiKey)}', 'Idempotency-Key': key },
    body: form,
  });
};

let response = null;
for (let attempt = 1; attempt <= 5; attempt += 1) {
  response = await once().catch(() => null);
  if (response !== null && response.status !== 429 && response.status < 500) break;
  const seconds = Number(response?.headers.get('Retry-After') ?? attempt);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
console.log(response?.status, await response?.text());`,
    },
  ],
};

const WAITING: Guide = {
  title: 'Polling and subscriptions',
  text: [
    'Requesting an edit returns at once; follow the edit afterwards. Get its path with `?wait=25`: the response comes ' +
      'as soon as the edit has ended, after 25 seconds at the latest. Without `wait`, poll after `Retry-After` seconds.',
    'A WebSocket at the GraphQL address (protocol `graphql-transport-ws`) sends the job at every change, with its ' +
      'progress. The code below needs the package graphql-ws and Node 22 or newer.',
  ],
  code: [
    {
      caption: 'curl',
      code: (context) => `curl '${context.origin}/api/ai/edits/EDIT_ID/?wait=25' \\\n  ${header(context)}`,
    },
    {
      caption: 'JavaScript',
      code: ({ origin, apiKey }) =>
        `import { createClient } from 'graphql-ws';

const client = createClient({
  url: '${origin.replace(/^http/, 'ws')}/graphql',
  connectionParams: { authorization: '${authorization(apiKey)}' },
});
const query = 'subscription ($id: ID!) { aiEditProgress(jobId: $id) { state stage progress } }';
for await (const { data } of client.iterate({ query, variables: { id: 'EDIT_ID' } }))
  console.log(data.aiEditProgress);
await client.dispose();`,
    },
  ],
};

const { free, bulk_pack: bulk, pro_subscription: pro } = PLAN_LIMITS;
const LIMITS: Guide = {
  title: 'Limits',
  text: [
    `Uploads are images of the types ${list(IMAGE_CONTENT_TYPES)}; the API refuses SVG. A file may have up to ` +
      `${formatBytes(free.uploadBytes)} on the free plan, ${formatBytes(bulk.uploadBytes)} with Bulk and ` +
      `${formatBytes(pro.uploadBytes)} with Pro, and an image up to ${formatCount(MAX_IMAGE_PIXELS)} pixels ` +
      `(width × height × frames), ${formatCount(MAX_IMAGE_FRAMES)} frames and ${formatCount(MAX_IMAGE_SIDE)} pixels a side.`,
    `All keys together may send ${formatCount(free.apiRequestsPerHour)} requests an hour, with Pro ` +
      `${formatCount(pro.apiRequestsPerHour)}. ${free.parallelEdits} edit runs at a time, with Pro ` +
      `${pro.parallelEdits}; further edits wait in a queue.`,
    `A list returns at most 100 items at a time; \`X-Next-Cursor\` is the cursor of the next page. One call changes, ` +
      `deletes or adds at most ` +
      `${formatCount(BULK_MAX_IMAGES)} images. A project holds ${formatCount(PROJECT_MAX_IMAGES)} images and ` +
      `${PROJECT_MAX_LINKS} links.`,
    'A request over a limit is refused: with `413` for a file or the storage, `429` for requests and bandwidth, and ' +
      '`402` for credits. Your account shows what is left:',
  ],
  code: [
    {
      caption: 'curl',
      code: (context) => `curl ${context.origin}/api/account/ \\\n  ${header(context)}`,
    },
  ],
};

const EMBEDS: Guide = {
  title: 'Embeds',
  text: [
    'Chats and sites show previews of links to public images and comparisons, because their pages have OpenGraph ' +
      'tags and oEmbed. A comparison can be embedded with its slider; oEmbed and the Embed dialog provide the code.',
  ],
  code: [
    {
      caption: 'curl',
      code: ({ origin }) => `curl '${origin}/oembed?url=${origin}/comparison/COMPARISON_UID'`,
    },
    {
      caption: 'HTML',
      code: ({ origin }) =>
        `<iframe src="${origin}/comparison/COMPARISON_UID/embed" width="640" height="480" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    },
  ],
};

const UPLOAD_TOOLS: Guide = {
  title: 'Upload tools',
  text: [
    'With `Accept: text/plain` an upload returns only its direct link, which is all that a script or screenshot tool ' +
      'needs. Settings for ShareX (`.sxcu`), a shell and PicGo are available next to your keys, under API Keys.',
  ],
  code: [
    {
      caption: 'curl',
      code: (context) =>
        [
          `curl ${context.origin}/api/images/upload/ \\`,
          `  ${header(context)} \\`,
          `  -H 'Accept: text/plain' \\`,
          '  -F image=@photo.jpg \\',
          '  -F privacy=public',
        ].join('\n'),
    },
  ],
};

const DELETE_LINKS: Guide = {
  title: 'Delete links',
  text: [
    'Each of your own images has a `delete_url`: anyone to whom you give it can delete the image without a key. In a ' +
      'browser it opens a page that asks for confirmation; opening it deletes nothing. A program sends it a `POST`. ' +
      'Deleted images stay in your trash for 30 days.',
  ],
  code: [{ caption: 'curl', code: () => "curl -X POST 'DELETE_URL'" }],
};

const GRAPHQL: Guide = {
  title: 'GraphQL',
  text: [
    'An upload is a form with the fields `operations`, `map` and then the files, in this order: the query with null in ' +
      'place of each file, and for each file the variable it belongs to (the GraphQL multipart request specification). A ' +
      'form needs the header `apollo-require-preflight`, so that no page of another site can send it.',
    'A request contains one operation; lists of operations are refused. An operation that is too deep or too costly, or ' +
      'has too many aliases or tokens, is refused with an error that states the limit. A page of a connection has at ' +
      'most 100 nodes. Each request with a key counts towards those of the hour, as in REST.',
    'Addresses are relative to this site, such as `/i/…`, while those of REST are absolute. `directUrl` of a private image ' +
      'is signed and expires, while `direct_url` in REST is null.',
  ],
  code: [
    {
      caption: 'curl',
      code: (context) =>
        [
          `curl ${context.origin}/graphql \\`,
          `  ${header(context)} \\`,
          "  -H 'apollo-require-preflight: true' \\",
          `  -F 'operations={"query":"mutation ($file: Upload!) { uploadImage(file: $file) { image { uid permalink } } }","variables":{"file":null}}' \\`,
          `  -F 'map={"0":["variables.file"]}' \\`,
          '  -F 0=@photo.jpg',
        ].join('\n'),
    },
  ],
};

const CROSS_ORIGIN: Guide = {
  title: 'Pages of other origins (CORS)',
  text: [
    'A page of any site may call the REST API with its user’s key, except `/auth` and `/billing`; GraphQL is for servers. The page can read the headers about limits, ' +
      'paging and retries. Cookies are not used, so a page cannot act for a visitor without a key. Do not put your ' +
      'own key into a page: everyone who opens the page can read it.',
  ],
  code: [
    {
      caption: 'JavaScript in a page',
      code: ({ origin, apiKey }) =>
        `const response = await fetch('${origin}/api/images/?limit=5', {
  headers: { Authorization: '${authorization(apiKey)}' },
});
console.log(response.headers.get('X-RateLimit-Remaining'), await response.json());`,
    },
  ],
};

export const GUIDES: readonly Guide[] = [
  TRANSFORMS,
  RETRIES,
  WAITING,
  LIMITS,
  EMBEDS,
  UPLOAD_TOOLS,
  DELETE_LINKS,
  CROSS_ORIGIN,
  GRAPHQL,
];
