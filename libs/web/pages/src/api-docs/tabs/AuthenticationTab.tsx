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

/** How to authenticate requests. */
export const AuthenticationTab = () => {
  const { document, apiKey } = useDocs();
  const check = operationById(document, 'listImages');
  return (
    <Prose>
      <h2>API keys</h2>
      <p>
        Send a key in the <code>Authorization</code> header of every call. Make one under{' '}
        <MuiLink component={Link} to="/api-keys">
          API Keys
        </MuiLink>
        ; it is shown once. Whoever has it can read, upload and delete in your name, so keep it on your side:
        not in a page, an app or a repository. A key in the address is ignored.
      </p>
      <CodeBlock
        caption="Header"
        copyLabel="Copy Header"
        code={`Authorization: ${keyHeader(apiKey)['Authorization'] ?? ''}`}
      />
      <p>
        A key cannot manage the account it belongs to: those calls answer <code>403 FORBIDDEN</code>. Switch a
        key off or delete it, and what uses it is refused at once with <code>401 INVALID_API_KEY</code>.
      </p>
      <h2>Access tokens</h2>
      <p>
        A JWT access token is accepted too, on every call. Signing in returns one that lasts 15 minutes, and a
        refresh token that works once.
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
