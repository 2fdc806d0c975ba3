import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CodeBlock } from '@safelight/web-ui';
import { Disclosure } from '../parts/Disclosure.tsx';
import { FieldList } from '../parts/FieldList.tsx';
import { withCode } from '../parts/with-code.tsx';
import { exampleOperation, exampleVariables } from './example-operation.ts';
import type { ApiSchema, SchemaOperation, SchemaType, TypeKind } from './schema.ts';

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.mono,
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));
const TypeName = styled('span')(({ theme }) => ({
  ...theme.typography.mono,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

const Details = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  padding: theme.spacing(1, 2.5, 3),
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(1.5) },
}));

/** Returns the first sentence of a description, which fits on the line of an entry. */
const firstSentence = (text: string): string => /^.*?(?=[.;](?:\s|$)|$)/s.exec(text)?.[0] ?? '';

interface OperationProps {
  readonly schema: ApiSchema;
  readonly operation: SchemaOperation;
}

/** The entry of a query, mutation or subscription, with its arguments and an example to copy. */
export const OperationEntry = ({ schema, operation }: OperationProps) => {
  const { field } = operation;
  return (
    <Disclosure
      columns="minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr)"
      summary={
        <>
          <Name>{field.name}</Name>
          <TypeName>{field.type}</TypeName>
          <Typography variant="body2" component="span" color="textSecondary">
            {firstSentence(field.description)}
          </Typography>
        </>
      }
    >
      {() => {
        const variables = exampleVariables(schema, operation);
        return (
          <Details>
            {field.description === '' ? null : (
              <Typography variant="body2">{withCode(field.description)}</Typography>
            )}
            {field.args.length === 0 ? null : <FieldList label="Arguments" fields={field.args} isSent />}
            <CodeBlock
              caption="Operation"
              copyLabel="Copy Operation"
              code={exampleOperation(schema, operation)}
            />
            {variables === null ? null : (
              <CodeBlock
                caption="Variables"
                copyLabel="Copy Variables"
                code={JSON.stringify(variables, null, 2)}
              />
            )}
          </Details>
        );
      }}
    </Disclosure>
  );
};

const KINDS: Readonly<Record<TypeKind, string>> = {
  object: 'Object',
  input: 'Input',
  enum: 'Enum',
  scalar: 'Scalar',
  union: 'Union',
};

/** The entry of a type, with its fields or values. */
export const TypeEntry = ({ type }: { readonly type: SchemaType }) => (
  <Disclosure
    columns="minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr)"
    summary={
      <>
        <Name>{type.name}</Name>
        <TypeName>{KINDS[type.kind]}</TypeName>
        <Typography variant="body2" component="span" color="textSecondary">
          {firstSentence(type.description)}
        </Typography>
      </>
    }
  >
    {() => (
      <Details>
        {type.description === '' ? null : (
          <Typography variant="body2">{withCode(type.description)}</Typography>
        )}
        {type.fields.length === 0 ? null : (
          <FieldList label={`Fields of ${type.name}`} fields={type.fields} isSent={type.kind === 'input'} />
        )}
        {type.values.length === 0 ? null : (
          <Box
            component="ul"
            aria-label={`Values of ${type.name}`}
            sx={{ m: 0, pl: 2.5, fontSize: '0.875rem' }}
          >
            {type.values.map(({ name, description }) => (
              <li key={name}>
                <code>{name}</code>
                {description === '' ? null : <> · {withCode(description)}</>}
              </li>
            ))}
          </Box>
        )}
      </Details>
    )}
  </Disclosure>
);
