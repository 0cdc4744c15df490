/** `npm run demo`: only the embedded instance, for other clients or for trying calls by hand. */
import { defaultOptions } from '@/demo/options';
import { startInstance } from '@/demo/server';
import { runTool } from './arguments';
import { welcome } from './welcome';

const PORT = 4_000;

void runTool('demo', async ({ demo }) => {
  const instance = await startInstance({ port: PORT, ...demo });
  const family = demo.family ?? defaultOptions.family;
  console.log(welcome({ address: instance.origin, family }));
});
