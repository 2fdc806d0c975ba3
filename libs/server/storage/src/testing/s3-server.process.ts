// An S3 server in a process of its own. Its arguments are a folder and a port, and it reports its port to its
// parent.
import S3rver from '@20minutes/s3rver';

const [directory = '', port = '0'] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
});
const address = await server.run();
process.on('disconnect', () => process.exit(0));
process.send?.({ port: address.port });
