/**
 * The embedded instance as the world sees it: behind TLS and HTTP/2, at the end of a line that can
 * be slow.
 */
import { startInstance, type Instance } from '@/demo/server';
import { openSecureFront, type SecureFront } from './secureFront';
import { openSlowLine, type SlowLine } from './slowLine';

export interface World {
  /** The address for browsers. */
  origin: string;
  instance: Instance;
  front: SecureFront;
  line: SlowLine;
  close(): Promise<void>;
}

/** `dist`: the built client that the instance delivers. */
export async function openWorld(dist: string): Promise<World> {
  let frontPort = 0;
  let instancePort = 0;
  const line = await openSlowLine(() => frontPort);
  const host = `localhost:${String(line.port)}`;
  const front = await openSecureFront(() => instancePort, host);
  frontPort = front.port;
  const origin = `https://${host}`;
  const instance = await startInstance({
    dist,
    policy: 'pleroma',
    indexPage: 'pleroma',
    origin,
  });
  instancePort = instance.port;
  return {
    origin,
    instance,
    front,
    line,
    close: async () => {
      await line.close();
      await front.close();
      await instance.close();
    },
  };
}
