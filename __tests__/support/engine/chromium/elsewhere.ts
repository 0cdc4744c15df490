/** A page of another site, which readers visit and come back from. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns its address, which is known during tests. */
export function useElsewhere(): () => string {
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>');
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());
  return () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
}
