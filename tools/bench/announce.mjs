// For scripts started with `startSide`.

/** The settings that the benchmark passes to this script. */
export const settings = () => JSON.parse(process.argv[2]);

/** Listens on a free port, reports it to the benchmark, and ends with it. */
export function announce(server) {
  process.once('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
}
