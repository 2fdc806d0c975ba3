import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { CodeBlock, Panel, PanelBody } from '@safelight/web-ui';
import { Link } from 'react-router';
import { useDocs } from '../docs-context.ts';
import { KeyField } from '../parts/KeyField.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Runner } from '../parts/Runner.tsx';
import { operationById } from '../document/operation-by-id.ts';
import { keyHeader } from '../request/api-request.ts';

/** The tab that explains how to authenticate requests. */
export const AuthenticationTab = () => {
  const { document, apiKey } = useDocs();
  const check = operationById(document, 'listImages');
  return (
    <Prose>
      <h2>API keys</h2>
      <p>
        Send a key in the <code>Authorization</code> header of every call. Create one under{' '}
        <MuiLink component={Link} to="/api-keys">
          API Keys
        </MuiLink>
        ; it is shown once. Anyone who has it can read, upload and delete in your name, so keep it secret: do
        not put it into a page, an app or a repository. A key in the address is refused.
      </p>
      <CodeBlock
        caption="Header"
        copyLabel="Copy Header"
        code={`Authorization: ${keyHeader(apiKey)['Authorization'] ?? ''}`}
      />
      <p>
        A key cannot manage the account it belongs to: those calls return <code>403 FORBIDDEN</code>. After
        you disable or delete a key, calls that need it get <code>401 INVALID_API_KEY</code> at once.
      </p>
      <h2>Access tokens</h2>
      <p>
        Every call accepts a JWT access token too. Signing in returns one that lasts 15 minutes, and a refresh
        token that works once; for half a minute it can be used again if the response was lost.
      </p>
      <CodeBlock caption="Header" copyLabel="Copy Header" code="Authorization: Bearer ACCESS_TOKEN" />
      <h2>Try your key</h2>
      <Panel as="div" sx={{ minWidth: 0 }}>
        <PanelBody>
          <KeyField />
          {check === undefined ? null : (
            <Box sx={{ minWidth: 0 }}>
              <Runner operation={{ ...check, parameters: [] }} />
            </Box>
          )}
        </PanelBody>
      </Panel>
    </Prose>
  );
};
