import { ApolloLink } from '@apollo/client/link';
import type { ErrorCode } from '@safelight/rules';
import type { GraphQLFormattedError } from 'graphql';
import { isObservable, Observable } from 'rxjs';

type Variables = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, unknown>>;

/** The answer to an operation: data, a stream of data, or a thrown error (see `refusal`). */
type Handler = (variables: Variables) => Data | Promise<Data> | Observable<Data>;

class Refusal extends Error {
  readonly graphQLError: GraphQLFormattedError;

  constructor(code: ErrorCode, message: string, details: Data) {
    super(message);
    this.graphQLError = { message, extensions: { code, details } };
  }
}

/** Creates an error of the error catalogue for a handler to throw. */
export const refusal = (code: ErrorCode, message: string, details: Data = {}): Error =>
  new Refusal(code, message, details);

/** A link that answers only the operations with a handler, and records their calls. */
export interface FakeServer {
  readonly link: ApolloLink;
  /** The variables of every call of an operation, in order. */
  readonly calls: (operationName: string) => readonly Variables[];
}

export const fakeServer = (handlers: Readonly<Record<string, Handler>>): FakeServer => {
  const asked: { readonly name: string; readonly variables: Variables }[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push({ name: operationName, variables });
        const handler = handlers[operationName];
        if (handler === undefined) throw new Error(`The fake server does not know ${operationName}.`);
        const fail = (error: unknown): void => {
          if (!(error instanceof Refusal)) {
            observer.error(error);
            return;
          }
          observer.next({ data: null, errors: [error.graphQLError] });
          observer.complete();
        };
        try {
          const answer = handler(variables);
          if (isObservable(answer))
            return answer.subscribe({
              next: (data) => observer.next({ data }),
              error: fail,
              complete: () => observer.complete(),
            });
          Promise.resolve(answer).then((data) => {
            observer.next({ data });
            observer.complete();
          }, fail);
        } catch (error) {
          fail(error);
        }
        return undefined;
      }),
  );
  return {
    link,
    calls: (operationName) =>
      asked.filter(({ name }) => name === operationName).map(({ variables }) => variables),
  };
};
