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

/** Follows the job of a server that tells it by subscription, and by query as having succeeded. */
const follow = async () => {
  const told = new Subject<{ readonly aiEditProgress: ReturnType<typeof job> }>();
  const { link, calls } = fakeServer({
    AiEditProgress: () => told,
    AiEditJob: () => ({ aiEditJob: job('SUCCEEDED') }),
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const { result } = renderHook(() => useJob('job1'), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await waitFor(() => {
    expect(told.observed).toBe(true);
  });
  return {
    tell: (state: string) => {
      told.next({ aiEditProgress: job(state) });
    },
    endSubscription: () => {
      told.complete();
    },
    loseSubscription: () => {
      told.error(new Error('The socket was closed.'));
    },
    /** What an answer does to the cache that left the server while the job was running. */
    answerLate: () => {
      const aiEditJob = job('PROCESSING') as never;
      client.writeQuery({ query: AiEditJobDocument, variables: { id: 'job1' }, data: { aiEditJob } });
    },
    state: () => result.current?.state ?? null,
    asked: () => calls('AiEditJob').length,
  };
};

describe('a job that is followed', () => {
  it('is told by the subscription alone, to its end', async () => {
    const { tell, endSubscription, state, asked } = await follow();
    act(() => {
      tell('PROCESSING');
    });
    await waitFor(() => {
      expect(state()).toBe('PROCESSING');
    });
    act(() => {
      tell('SUCCEEDED');
      endSubscription();
    });
    await waitFor(() => {
      expect(state()).toBe('SUCCEEDED');
    });
    expect(asked()).toBe(0);
  });

  it('ends although an answer from before its end arrives right after it', async () => {
    const { tell, answerLate, endSubscription, state, asked } = await follow();
    act(() => {
      tell('SUCCEEDED');
      answerLate();
      endSubscription();
    });
    await waitFor(() => {
      expect(state()).toBe('SUCCEEDED');
    });
    expect(asked()).toBe(1);
  });

  it('is asked for once its subscription is lost', async () => {
    const { tell, loseSubscription, state } = await follow();
    act(() => {
      tell('PROCESSING');
      loseSubscription();
    });
    await waitFor(() => {
      expect(state()).toBe('SUCCEEDED');
    });
  });
});
