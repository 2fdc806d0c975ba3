import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { AiEditJobDocument, createCache } from '@safelight/web-data';
import { fakeServer } from '@safelight/web-data/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { useJob } from './use-job.ts';

const job = (state: string) => ({
  __typename: 'AiEditJob',
  id: 'job1',
  state,
  stage: 'Painting',
  progress: 0.5,
  prompt: 'Make it vintage',
  errorMessage: null,
  resultVersion: state === 'SUCCEEDED' ? { __typename: 'ImageVersion', id: 'v2' } : null,
});

/** Follows a job whose progress the test reports by subscription; a query answers that it has succeeded. */
const follow = async () => {
  const progress = new Subject<{ readonly aiEditProgress: ReturnType<typeof job> }>();
  const { link, calls } = fakeServer({
    AiEditProgress: () => progress,
    AiEditJob: () => ({ aiEditJob: job('SUCCEEDED') }),
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const { result } = renderHook(() => useJob('job1'), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await waitFor(() => expect(progress.observed).toBe(true));
  return {
    report: (state: string) => progress.next({ aiEditProgress: job(state) }),
    endSubscription: () => progress.complete(),
    loseSubscription: () => progress.error(new Error('The socket was closed.')),
    /** Writes to the cache a response that the server sent while the job was still running. */
    answerLate: () => {
      const aiEditJob = job('PROCESSING') as never;
      client.writeQuery({ query: AiEditJobDocument, variables: { id: 'job1' }, data: { aiEditJob } });
    },
    state: () => result.current?.state ?? null,
    asked: () => calls('AiEditJob').length,
  };
};

describe('a running AI edit', () => {
  it('is followed to its end by the subscription alone', async () => {
    const { report, endSubscription, state, asked } = await follow();
    act(() => report('PROCESSING'));
    await waitFor(() => expect(state()).toBe('PROCESSING'));
    act(() => {
      report('SUCCEEDED');
      endSubscription();
    });
    await waitFor(() => expect(state()).toBe('SUCCEEDED'));
    expect(asked()).toBe(0);
  });

  it('stays finished even if an older response about its progress arrives afterwards', async () => {
    const { report, answerLate, endSubscription, state, asked } = await follow();
    act(() => {
      report('SUCCEEDED');
      answerLate();
      endSubscription();
    });
    await waitFor(() => expect(state()).toBe('SUCCEEDED'));
    expect(asked()).toBe(1);
  });

  it('is polled by a query after its subscription is lost', async () => {
    const { report, loseSubscription, state } = await follow();
    act(() => {
      report('PROCESSING');
      loseSubscription();
    });
    await waitFor(() => expect(state()).toBe('SUCCEEDED'));
  });
});
