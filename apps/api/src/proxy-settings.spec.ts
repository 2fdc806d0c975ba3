import { PLAN_LIMITS } from '@safelight/rules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

const MEBIBYTE = 1024 * 1024;
/** The texts of a form and the headers of its parts are smaller than this. */
const TEXTS_BYTES = MEBIBYTE;
/** A comparison is one request with two pictures. */
const PICTURES = 2;

const PROXIES = ['docker/nginx.conf', 'docker/nginx-one-server.conf', 'docker/helm/templates/proxy.yaml'];

describe('the proxies', () => {
  // nginx's $host has no port, so that pages at another port than 80 could not open subscriptions by any name but
  // PUBLIC_URL: their Origin, which has the port, must match the Host.
  it.each(PROXIES)('pass on the host with its port: %s', (name) => {
    expect(read(name).match(/proxy_set_header Host .*/g)).toEqual(['proxy_set_header Host $http_host;']);
  });

  it.each(PROXIES)('pass on two of the largest pictures in one request: %s', (name) => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read(name)) ?? [];
    const largest = Math.max(...Object.values(PLAN_LIMITS).map(({ uploadBytes }) => uploadBytes));
    expect(Number(megabytes) * MEBIBYTE).toBeGreaterThanOrEqual(PICTURES * largest + TEXTS_BYTES);
  });
});

describe('the compose file', () => {
  it('opens nothing but the proxy to other machines, so that nobody there reads the mails', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      readonly services: Readonly<Record<string, { readonly ports?: readonly string[] }>>;
    };
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });
});
