import { jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { requireBodyProgress } from './body-progress.ts';

const WINDOW_MS = 5_000;
const HIGH_WATER_MARK = 65_536;

/** Makes a request with a body; the test sets how much of the body has arrived and been read. */
const startRequest = (headers: Record<string, string> = { 'content-length': '1000000' }) => {
  const socket = { bytesRead: 200, isDropped: false, destroy: () => (socket.isDropped = true) };
  const state = {
    headers,
    socket,
    complete: false,
    destroyed: false,
    readableLength: 0,
    readableHighWaterMark: HIGH_WATER_MARK,
  };
  const req = Object.assign(new EventEmitter(), state);
  requireBodyProgress(req as unknown as IncomingMessage);
  return req;
};

describe('the check that the body of a request makes progress', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (windows: number): void => {
    for (let i = 0; i < windows; i += 1) jest.advanceTimersByTime(WINDOW_MS + 1);
  };

  it('disconnects a client that sends too slowly, even if the server has not read its few bytes', () => {
    const req = startRequest();
    for (let i = 0; i < 2; i += 1) {
      req.socket.bytesRead += 5;
      req.readableLength += 5;
      pass(1);
    }
    expect(req.socket.isDropped).toBe(true);
  });

  it('does not disconnect a client whose bytes fill the buffer while the server does not read', () => {
    const req = startRequest();
    req.socket.bytesRead += HIGH_WATER_MARK;
    req.readableLength = HIGH_WATER_MARK;
    pass(20);
    expect(req.socket.isDropped).toBe(false);
  });

  it('gives the client a full time window after the server has read a full buffer', () => {
    const req = startRequest();
    req.readableLength = HIGH_WATER_MARK;
    pass(2);
    req.readableLength = 0;
    pass(1);
    expect(req.socket.isDropped).toBe(false);
    pass(1);
    expect(req.socket.isDropped).toBe(true);
  });

  it('does not disconnect a client that sends steadily or has sent the whole body', () => {
    const steady = startRequest();
    const done = startRequest();
    done.complete = true;
    for (let i = 0; i < 5; i += 1) {
      steady.socket.bytesRead += 10_000;
      pass(1);
    }
    expect([steady.socket.isDropped, done.socket.isDropped]).toEqual([false, false]);
  });

  it('ignores requests without a body, and requests whose body has ended', () => {
    const bare = startRequest({});
    const ended = startRequest();
    ended.emit('end');
    pass(5);
    expect([bare.socket.isDropped, ended.socket.isDropped]).toEqual([false, false]);
  });
});
