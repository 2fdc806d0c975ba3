import { createFairTurns } from '@safelight/application';
import { connect, type Socket } from 'node:net';
import { until } from '@safelight/processes/testing';
import { form, FORM_END, MULTIPART, openForm, picture } from '../testing/multipart.ts';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';

const UPLOAD = '/api/images/upload/';
/** More than a connection buffers unread, so that the upload has to take a turn. */
const FIRST_PART = openForm(picture(Buffer.alloc(200_000, 'picture ')));

describe('uploads of slow clients', () => {
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let sockets: Socket[];

  beforeEach(async () => {
    const turns = { limit: 1, perPerson: 2, maxWaiting: 10, maxWaitingPerPerson: 10 };
    server = await startTestServer({ inUploadTurn: createFairTurns(turns) });
    [ann, bob] = [await server.join('ann'), await server.join('bob')];
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close();
  });

  /** Starts an upload of Ann's and sends only the bytes in `sent`. */
  const begin = (sent: Buffer): Socket => {
    const length = FIRST_PART.length + FORM_END.length;
    const headers = { Host: 'localhost', ...MULTIPART, ...ann.headers, 'Content-Length': String(length) };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`POST ${UPLOAD} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(sent);
    sockets.push(socket.on('error', () => undefined));
    return socket;
  };

  const uploadOf = ({ headers }: Person, bytes: string) =>
    server.send(UPLOAD, {
      method: 'POST',
      headers: { ...MULTIPART, ...headers },
      body: form(picture(bytes)),
    });

  /** Resolves when the store is receiving bytes of `count` uploads. */
  const storing = (count: number): Promise<void> => {
    const { store } = server.world;
    const put = store.put.bind(store);
    let begun = 0;
    store.put = (...args) => {
      begun += 1;
      return put(...args);
    };
    return until(() => begun === count);
  };

  it('do not delay other uploads while they send nothing, and continue afterwards', async () => {
    const begun = storing(2);
    const slow = [begin(FIRST_PART), begin(FIRST_PART)];
    await begun;
    expect((await uploadOf(bob, 'picture of bob')).status).toBe(201);

    const [first] = slow;
    const answer = new Promise<string>((resolve) => first?.once('data', (data) => resolve(String(data))));
    first?.write(FORM_END);
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('do not take a turn before their bytes arrive, so that other uploads go first', async () => {
    for (let i = 0; i < 5; i += 1) begin(FIRST_PART.subarray(0, 500));
    expect((await uploadOf(ann, 'picture of ann')).status).toBe(201);
    expect((await uploadOf(bob, 'picture of bob')).status).toBe(201);
  });
});
