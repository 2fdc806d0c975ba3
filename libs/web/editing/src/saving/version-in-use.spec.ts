/** @jest-environment node */
import { jest } from '@jest/globals';
import { type OtherVersion, watchVersionInUse } from './version-in-use.ts';

const version = (number: number, isDocument = false): OtherVersion => ({
  id: `v${String(number)}`,
  ...{ number, isDocument, width: 10, height: 10 },
});

/** An editor that was opened with version 1, and a server that answers with what `answer` returns. */
const watch = () => {
  const server = { answer: (): Promise<OtherVersion | null> => Promise.resolve(version(1)) };
  const heard = jest.fn();
  const inUse = watchVersionInUse('v1', () => server.answer());
  inUse.subscribe(heard);
  return { server, inUse, heard };
};

it('another version in use is heard of once', async () => {
  const { server, inUse, heard } = watch();
  await inUse.lookAgain();
  expect(inUse.other).toBeNull();
  server.answer = () => Promise.resolve(version(2));
  await inUse.lookAgain();
  await inUse.lookAgain();
  expect(inUse.other).toEqual(version(2));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a version that the editor knows is no news, until yet another one is put into use', async () => {
  const { server, inUse } = watch();
  server.answer = () => Promise.resolve(version(2));
  await inUse.lookAgain();
  inUse.know('v2');
  await inUse.lookAgain();
  expect(inUse.other).toBeNull();
  server.answer = () => Promise.resolve(version(1));
  await inUse.lookAgain();
  expect(inUse.other).toEqual(version(1));
});

it('another version is no longer reported when the first one is put back into use', async () => {
  const { server, inUse } = watch();
  server.answer = () => Promise.resolve(version(2));
  await inUse.lookAgain();
  server.answer = () => Promise.resolve(version(1));
  await inUse.lookAgain();
  expect(inUse.other).toBeNull();
});

it('an answer from before the editor put a version into use is not heard', async () => {
  const { server, inUse } = watch();
  let give: (found: OtherVersion) => void = () => undefined;
  server.answer = () => new Promise((resolve) => (give = resolve));
  const looking = inUse.lookAgain();
  inUse.know('v3');
  give(version(2));
  await looking;
  expect(inUse.other).toBeNull();
});

it.each([
  ['does not answer', () => Promise.reject(new Error('Down.'))],
  ['cannot say which version is in use', () => Promise.resolve(null)],
])('nothing is heard if the server %s', async (_why, answer) => {
  const { server, inUse, heard } = watch();
  server.answer = answer;
  await inUse.lookAgain();
  expect(heard).not.toHaveBeenCalled();
});
