import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { Field, Form, Notice, SelectField } from '@safelight/web-ui';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDocs } from '../docs-context.ts';
import type { ApiOperation, ApiParameter } from '../document/api-document.ts';
import { addressOf, exampleRequest, fillable } from '../request/api-request.ts';
import { type RunResult, runRequest } from '../request/run-request.ts';
import { ResultView } from './ResultView.tsx';
import { Snippets } from './Snippets.tsx';

/** True for operations that the page can run: they only read, and accept an API key. */
export const isRunnable = ({ method, path, access }: ApiOperation): boolean =>
  method === 'GET' && access !== 'session' && !path.startsWith('/auth/');

type Values = Readonly<Record<string, string>>;

interface InputProps {
  readonly parameter: ApiParameter;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const Input = ({ parameter: { name, choices, isRequired }, value, onValue }: InputProps) =>
  choices.length === 0 ? (
    <Field
      label={name}
      name={name}
      autoComplete="off"
      required={isRequired}
      value={value}
      onValue={onValue}
    />
  ) : (
    <SelectField
      label={name}
      name={name}
      value={value}
      options={[
        { value: '', label: 'Not sent' },
        ...choices.map((choice) => ({ value: choice, label: choice })),
      ]}
      onValue={onValue}
    />
  );

type Outcome =
  { readonly kind: 'idle' | 'running' | 'failed' } | { readonly kind: 'done'; readonly result: RunResult };

interface RunnerProps {
  readonly operation: ApiOperation;
  /** The values that parameters start with. */
  readonly given?: Values;
}

/** The fields for the parameters of a reading operation, its code, and a button to run it. */
export const Runner = ({ operation, given = {} }: RunnerProps) => {
  const { document, apiKey } = useDocs();
  const [values, setValues] = useState<Values>(given);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const inputs = fillable(operation);
  const isIncomplete = inputs.some(
    ({ name, isRequired }) => isRequired && (values[name] ?? '').trim() === '',
  );

  const run = async (): Promise<void> => {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    setOutcome({ kind: 'running' });
    try {
      const result = await runRequest(addressOf('/api', operation, values), apiKey, attempt.signal);
      setOutcome({ kind: 'done', result });
    } catch {
      if (!attempt.signal.aborted) setOutcome({ kind: 'failed' });
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Snippets request={exampleRequest(operation, { baseUrl: document.baseUrl, apiKey, values })} />
      <Form onSubmit={run} aria-label={`Run ${operation.summary}`}>
        {inputs.length === 0 ? null : (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}>
            {inputs.map((parameter) => (
              <Input
                key={parameter.name}
                parameter={parameter}
                value={values[parameter.name] ?? ''}
                onValue={(value) => setValues({ ...values, [parameter.name]: value })}
              />
            ))}
          </Box>
        )}
        <Button
          type="submit"
          startIcon={<Play size={16} />}
          disabled={isIncomplete || outcome.kind === 'running'}
          sx={{ justifySelf: 'start' }}
        >
          {outcome.kind === 'running' ? 'Running...' : 'Run'}
        </Button>
      </Form>
      <div aria-live="polite">
        {outcome.kind === 'failed' ? <Notice tone="danger">{TEXTS.generic.network}</Notice> : null}
        {outcome.kind === 'done' ? <ResultView result={outcome.result} /> : null}
      </div>
    </Box>
  );
};
