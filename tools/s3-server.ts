// A small S3 server for the cluster on one machine: node tools/s3-server.ts PORT FOLDER
// It checks signatures loosely and must never be used in production.
import { mkdirSync } from 'node:fs';
import S3rver from '@20minutes/s3rver';

const [port, directory] = process.argv.slice(2);
if (port === undefined || directory === undefined) throw new Error('Name a port and a folder.');
mkdirSync(directory, { recursive: true });
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  allowMismatchedSignatures: true,
});
await server.run();
process.on('SIGTERM', () => server.close(() => process.exit(0)));
