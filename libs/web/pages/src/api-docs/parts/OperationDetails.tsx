import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Choice, CodeBlock } from '@safelight/web-ui';
import { type ReactNode, useState } from 'react';
import { useDocs } from '../docs-context.ts';
import type { ApiOperation } from '../document/api-document.ts';
import { exampleRequest } from '../request/api-request.ts';
import { FieldList } from './FieldList.tsx';
import { isRunnable, Runner } from './Runner.tsx';
import { Snippets } from './Snippets.tsx';
import { withCode } from './with-code.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
  padding: theme.spacing(1, 2.5, 3),
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(1.5) },
  '& h3': { margin: theme.spacing(0, 0, 0.5), fontSize: '0.875rem' },
  '& p': { margin: 0, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& p code': { ...theme.typography.mono },
}));

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <h3>{title}</h3>
    {children}
  </Box>
);

const PLACES = [
  { place: 'path', title: 'In the path' },
  { place: 'query', title: 'In the query' },
  { place: 'header', title: 'Headers' },
] as const;

/** The parameters, the responses and the code of an operation. */
export const OperationDetails = ({ operation }: { readonly operation: ApiOperation }) => {
  const { document, apiKey } = useDocs();
  const { description, parameters, body, answers, failures } = operation;
  const [bodyKind, setBodyKind] = useState(0);
  const kinds = body?.kinds ?? [];
  const sent = kinds[bodyKind];
  return (
    <Root>
      {description === '' ? null : <p>{withCode(description)}</p>}
      {PLACES.map(({ place, title }) => {
        const fields = parameters.filter((parameter) => parameter.place === place);
        return fields.length === 0 ? null : (
          <Part key={place} title={title}>
            <FieldList label={title} fields={fields} isSent />
          </Part>
        );
      })}
      {body === null || sent === undefined ? null : (
        <Part title={`Body (${body.mediaType})`}>
          {kinds.length === 1 ? null : (
            <Choice
              label="Body"
              value={String(bodyKind)}
              options={kinds.map(({ title }, place) => ({ value: String(place), label: title }))}
              onValue={(place) => setBodyKind(Number(place))}
            />
          )}
          {body.mediaType === 'application/octet-stream' ? (
            <p>The file itself.</p>
          ) : (
            <FieldList label="Body" fields={sent.fields} isSent />
          )}
        </Part>
      )}
      {answers.map(({ status, description: meaning, type, fields, example }) => (
        <Part key={status} title={`${status}${type === '' ? '' : ` · ${type}`}`}>
          <p>{withCode(meaning)}</p>
          {fields.length === 0 ? null : <FieldList label={`Fields of ${status}`} fields={fields} />}
          {example === undefined ? null : (
            <CodeBlock
              caption={`Example of ${status}`}
              copyLabel="Copy Example"
              code={JSON.stringify(example, null, 2)}
            />
          )}
        </Part>
      ))}
      {failures.length === 0 ? null : (
        <Part title="Errors">
          <p>
            {failures.map(({ status, codes }, index) => (
              <span key={status}>
                {index === 0 ? null : ' · '}
                {status} <code>{codes.join(', ')}</code>
              </span>
            ))}
          </p>
        </Part>
      )}
      {isRunnable(operation) ? (
        <Runner operation={operation} />
      ) : (
        <Snippets
          request={exampleRequest(operation, { baseUrl: document.baseUrl, apiKey, values: {}, bodyKind })}
        />
      )}
    </Root>
  );
};
