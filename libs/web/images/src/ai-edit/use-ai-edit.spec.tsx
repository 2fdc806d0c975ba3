import { jest } from '@jest/globals';
import { ApolloClient } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { createCache, CreditsDocument } from '@safelight/web-data';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { firstValueFrom, NEVER, Subject } from 'rxjs';
import { useAiEdit } from './use-ai-edit.ts';

const job = (state: string) => ({
  __typename: 'AiEditJob',
  id: 'job1',
  state,
  stage: 'Painting',
  progress: 0.5,
  prompt: 'Make it vintage',
  errorMessage: null,
  resultVersion: null,
});

/** Requests an edit; the spec says when the server answers the request and its cancellation. */
const request = () => {
  const requested = new Subject<object>();
  const cancelled = new Subject<object>();
  const { link, calls } = fakeServer({
    RequestAiEdit: async () => ({ requestAiEdit: await firstValueFrom(requested) }),
    CancelAiEdit: async () => ({ cancelAiEdit: await firstValueFrom(cancelled) }),
    AiEditProgress: () => NEVER,
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const image = { uid: 'image1', aiEditJobs: [] };
  const { result } = renderHook(() => useAiEdit({ image, onResult: () => undefined }), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  act(() => void result.current.request('Make it vintage', 'v1'));
  return { result, requested, cancelled, cancellations: () => calls('CancelAiEdit') };
};

describe('an AI edit', () => {
  it('says that its request is being sent, and then what the server does', async () => {
    const { result, requested } = request();
    expect(result.current).toMatchObject({ running: true, stage: 'Sending the request' });
    act(() => requested.next(job('PROCESSING')));
    await waitFor(() => expect(result.current.stage).toBe('Painting'));
  });

  it('that is cancelled while its request is being sent is cancelled once the server knows it', async () => {
    const { result, requested, cancelled, cancellations } = request();
    act(() => void result.current.cancel());
    expect(result.current).toMatchObject({ running: true, stage: 'Cancelling' });
    expect(cancellations()).toEqual([]);
    act(() => requested.next(job('QUEUED')));
    await waitFor(() => expect(cancellations()).toEqual([{ id: 'job1' }]));
    act(() => cancelled.next(job('CANCELLED')));
    await waitFor(() => expect(result.current).toMatchObject({ running: false, outcome: 'cancelled' }));
  });

  it('is cancelled once, however often that is asked while the server does not answer', async () => {
    const { result, requested, cancelled, cancellations } = request();
    act(() => requested.next(job('PROCESSING')));
    await waitFor(() => expect(result.current.stage).toBe('Painting'));
    act(() => void result.current.cancel());
    act(() => void result.current.cancel());
    expect(result.current.stage).toBe('Cancelling');
    await waitFor(() => expect(cancellations()).toHaveLength(1));
    act(() => cancelled.error(new TypeError('Failed to fetch')));
    await waitFor(() => expect(result.current.problem).toMatch(/^Network error/));
    expect(result.current.stage).toBe('Painting');
    act(() => void result.current.cancel());
    await waitFor(() => expect(cancellations()).toHaveLength(2));
  });

  it('says that the connection is lost, and then again what the server does', async () => {
    const { result, requested } = request();
    act(() => requested.next(job('PROCESSING')));
    await waitFor(() => expect(result.current.stage).toBe('Painting'));
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(result.current.stage).toBe('No connection. The edit goes on.');
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current.stage).toBe('Painting');
  });

  it('whose answer was lost is requested with the same key again, and after an answer with another', async () => {
    const keys: unknown[] = [];
    const answers = ['lost', 'lost', 'j1', 'lost'];
    const { link } = fakeServer({
      RequestAiEdit: ({ input }) => {
        keys.push((input as { readonly idempotencyKey: string }).idempotencyKey);
        const id = answers.shift();
        if (id === 'lost') throw new TypeError('Failed to fetch');
        return { requestAiEdit: { ...job('CANCELLED'), id } };
      },
    });
    const client = new ApolloClient({ cache: createCache(), link });
    const image = { uid: 'image1', aiEditJobs: [] };
    const { result } = renderHook(() => useAiEdit({ image, onResult: () => undefined }), {
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    });
    for (const prompt of ['Make it vintage', 'Make it blue', 'Make it blue', 'Make it blue'])
      await act(() => result.current.request(prompt, 'v1'));
    expect(keys).toHaveLength(4);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
    expect(keys[3]).not.toBe(keys[2]);
  });

  it('reports its result even if the credits cannot be loaded when it ends', async () => {
    let isLoaded = false;
    const { link } = fakeServer({
      Credits: () => {
        if (isLoaded) throw refusal('RATE_LIMITED', 'Later.');
        isLoaded = true;
        return { me: null };
      },
      RequestAiEdit: () => ({
        requestAiEdit: {
          ...job('SUCCEEDED'),
          resultVersion: { __typename: 'ImageVersion', id: 'v2' },
        },
      }),
    });
    const client = new ApolloClient({ cache: createCache(), link });
    const image = { uid: 'image1', aiEditJobs: [] };
    const onResult = jest.fn();
    const { result } = renderHook(
      () => {
        const credits = useQuery(CreditsDocument);
        return { credits, edit: useAiEdit({ image, onResult }) };
      },
      { wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider> },
    );
    await waitFor(() => expect(result.current.credits.loading).toBe(false));
    await act(() => result.current.edit.request('Make it vintage', 'v1'));
    await waitFor(() => expect(onResult).toHaveBeenCalledWith('v2', 'job1'));
  });

  it('that the server refused can be requested again, although it was cancelled meanwhile', async () => {
    const { result, requested } = request();
    act(() => void result.current.cancel());
    act(() => requested.error(new TypeError('Failed to fetch')));
    await waitFor(() => expect(result.current).toMatchObject({ running: false, stage: null }));
  });
});
