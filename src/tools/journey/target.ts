/** The target of a journey: a running server with two tokens, or a new embedded instance. */
import { startInstance } from '@/demo/server';
import { families } from '@/demo/options';
import { siteOf } from '@/tools/doctor/doctor';
import { BadCall } from '../command';

export interface Target {
  origin: string;
  tokens: readonly [string, string];
  login: string | null;
  close(): Promise<void>;
}

interface TargetFlags {
  server?: string | undefined;
  token: readonly string[];
  login?: string | undefined;
  family?: string | undefined;
  strict: boolean;
}

export async function targetOf(flags: TargetFlags): Promise<Target> {
  const { server, family, login = null } = flags;
  if (family === undefined) {
    const [first, second] = flags.token;
    const origin = siteOf(server);
    if (origin === null || first === undefined || second === undefined) {
      throw new BadCall('Either --server with two --token or --family is needed.');
    }
    return { origin, tokens: [first, second], login, close: () => Promise.resolve() };
  }
  const known = families.find((one) => one === family);
  if (server !== undefined) throw new BadCall('Only one of --server and --family can be used.');
  if (known === undefined) {
    throw new BadCall(`--family is one of ${families.join(', ')}, not "${family}".`);
  }
  const instance = await startInstance({ family: known, strict: flags.strict });
  return {
    origin: instance.origin,
    tokens: [instance.tokenFor('admin'), instance.tokenFor('bob')],
    login: login ?? 'admin:admin-password',
    close: () => instance.close(),
  };
}
