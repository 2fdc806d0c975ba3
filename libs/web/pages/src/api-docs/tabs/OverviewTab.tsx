import MuiLink from '@mui/material/Link';
import { PLAN_LIMITS } from '@safelight/rules';
import { CodeBlock, formatBytes, formatCount } from '@safelight/web-ui';
import { Link } from 'react-router';
import { useDocs } from '../docs-context.ts';
import { operationById } from '../document/operation-by-id.ts';
import { DOCUMENT_PATH } from '../document/use-api-document.ts';
import { Prose } from '../parts/Prose.tsx';
import { withCode } from '../parts/with-code.tsx';
import { Snippets } from '../parts/Snippets.tsx';
import { uploadExample } from '../request/api-request.ts';

const TIERS = [
  { name: 'Free', limits: PLAN_LIMITS.free },
  { name: 'Pro', limits: PLAN_LIMITS.pro_subscription },
] as const;

const ERROR_EXAMPLE = `{
  "error": "Please select a valid image file (JPEG, PNG, GIF, or WebP).",
  "code": "INVALID_FILE_FORMAT",
  "details": {}
}`;

const GUIDE = /^\*\*(.+?)\*\*\s*([\s\S]*)$/;

/** Splits a paragraph of the document's description into its bold title and its text. */
const guideOf = (paragraph: string) => {
  const [, title = '', text = paragraph] = GUIDE.exec(paragraph) ?? [];
  return { title, text };
};

/** The tab with the purpose of the API, a first request, and the rules for all requests. */
export const OverviewTab = () => {
  const { document, apiKey } = useDocs();
  const [general = '', ...paragraphs] = document.description.split('\n\n');
  const guide = paragraphs.map(guideOf);
  const upload = operationById(document, 'uploadImage');
  return (
    <Prose>
      <h2>Quick start</h2>
      <ol>
        <li>
          <MuiLink component={Link} to="/signup">
            Create an account
          </MuiLink>{' '}
          and open the link we mail you.
        </li>
        <li>
          <MuiLink component={Link} to="/api-keys">
            Create an API key
          </MuiLink>
          .
        </li>
        <li>Upload an image:</li>
      </ol>
      {upload === undefined ? null : (
        <Snippets request={uploadExample(upload, { baseUrl: document.baseUrl, apiKey })} />
      )}
      <h2>Base address</h2>
      <CodeBlock caption={`Version ${document.version}`} copyLabel="Copy Address" code={document.baseUrl} />
      <p>
        {withCode(general)} The whole API is also described as{' '}
        <MuiLink href={DOCUMENT_PATH} target="_blank" rel="noreferrer">
          OpenAPI 3.1
        </MuiLink>
        , for code generators and API clients.
      </p>
      {guide.length === 0 ? null : <h2>How the API works</h2>}
      {guide.map(({ title, text }) => (
        <p key={title}>
          <strong>{title}</strong> {withCode(text)}
        </p>
      ))}
      <h2>Rate limits</h2>
      <table aria-label="Rate limits">
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">Requests per hour</th>
            <th scope="col">Storage</th>
            <th scope="col">Bandwidth per month</th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map(({ name, limits }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatCount(limits.apiRequestsPerHour)}</td>
              <td>{formatBytes(limits.storageBytes)}</td>
              <td>{formatBytes(limits.bandwidthBytesPerMonth)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        All keys of an account share its requests. Responses to calls with a key say how many are left:{' '}
        <code>X-RateLimit-Limit</code>, <code>X-RateLimit-Remaining</code> and <code>X-RateLimit-Reset</code>{' '}
        (Unix seconds). A request over the limit gets <code>429</code> with <code>Retry-After</code>.
      </p>
      <h2>Links to images</h2>
      <table aria-label="Links to images">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Shows</th>
            <th scope="col">Works</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <code>direct_url</code>, <code>thumbnail_url</code> of an image
            </th>
            <td>The current version, at most a minute after you choose another</td>
            <td>For anyone, as long as the image is public</td>
          </tr>
          <tr>
            <th scope="row">
              <code>url</code>, <code>thumbnail_url</code> of a version
            </th>
            <td>That version, forever</td>
            <td>
              For anyone, once the version has been public, until you delete it or make the image private
            </td>
          </tr>
          <tr>
            <th scope="row">
              Any of them with <code>signature</code>
            </th>
            <td>Images that are not public</td>
            <td>For an hour or two, for anyone who has the link</td>
          </tr>
          <tr>
            <th scope="row">
              <code>file_url</code>, <code>download_url</code>
            </th>
            <td>
              The current version, or the one named by <code>?version=</code>
            </td>
            <td>With your key; for anyone while the image is public</td>
          </tr>
        </tbody>
      </table>
      <h2>An error</h2>
      <CodeBlock caption="400" copyLabel="Copy Error" code={ERROR_EXAMPLE} />
    </Prose>
  );
};
