import { ApolloLink } from '@apollo/client/link';
import type { ErrorCode } from '@safelight/rules';
import type { GraphQLFormattedError } from 'graphql';
import { isObservable, Observable } from 'rxjs';

type Variables = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, unknown>>;

/** How the server answers an operation: with data, with a stream of them, or by throwing (see `refusal`). */
type Handler = (variables: Variables) => Data | Promise<Data> | Observable<Data>;

class Refusal extends Error {
  readonly graphQLError: GraphQLFormattedError;

  constructor(code: ErrorCode, message: string, details: Data) {
    super(message);
    this.graphQLError = { message, extensions: { code, details } };
  }
}

/** What a handler throws to answer with an error of the catalogue. */
export const refusal = (code: ErrorCode, message: string, details: Data = {}): Error =>
  new Refusal(code, message, details);

/** A server at the end of the link chain that knows only the operations given; remembers what it was asked. */
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
              next: (data) => {
                observer.next({ data });
              },
              error: fail,
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
