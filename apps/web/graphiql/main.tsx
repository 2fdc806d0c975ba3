import type { ExecutionResult } from 'graphql';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import './page.css';

const FIRST_QUERY = `# To ask as yourself, write your key
# into the Headers tab below:
# {"Authorization": "Api-Key …"}

{
  siteConfig {
    googleSignIn
  }
}
`;

/** Sends queries and mutations by POST; the endpoint answers with JSON, including errors. */
const ask: GraphiQLProps['fetcher'] = async (operation, { headers = {} } = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(operation),
  });
  return response.json() as Promise<ExecutionResult>;
};

const root = document.getElementById('graphiql');
if (root !== null) createRoot(root).render(<GraphiQL fetcher={ask} defaultQuery={FIRST_QUERY} />);
