import express, { type Express } from 'express';
import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';

/**
 * Classes for `http.createServer` whose prototypes are those that Express would set on each request. Express
 * by itself calls Object.setPrototypeOf twice for each request, which takes 166 to 300 µs (docs/adr/0005).
 */
export const expressHttpClasses = (
  app: Express,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> => {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  const adopt = (target: object, source: object): void => {
    Object.defineProperties(target, Object.getOwnPropertyDescriptors(source));
    Object.defineProperty(target, 'app', {
      configurable: true,
      enumerable: true,
      writable: true,
      value: app,
    });
  };
  adopt(Request.prototype, express.request);
  adopt(Response.prototype, express.response);
  app.request = Request.prototype as unknown as Express['request'];
  app.response = Response.prototype as unknown as Express['response'];
  return { IncomingMessage: Request, ServerResponse: Response as never };
};
