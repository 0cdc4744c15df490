/** The target of a journey: a running server with two tokens, or a new embedded instance. */
import { startInstance } from '@/demo/server';
import { families } from '@/demo/options';
import { siteOf } from '@/tools/doctor/doctor';

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

/** Null if the flags name neither. */
export async function targetOf(flags: TargetFlags): Promise<Target | null> {
  const { server, family, login = null } = flags;
  if (family === undefined) {
    const [first, second] = flags.token;
    const origin = siteOf(server);
    if (origin === null || first === undefined || second === undefined) return null;
    return { origin, tokens: [first, second], login, close: () => Promise.resolve() };
  }
  const known = families.find((one) => one === family);
  if (known === undefined || server !== undefined) return null;
  const instance = await startInstance({ family: known, strict: flags.strict });
  return {
    origin: instance.origin,
    tokens: [instance.tokenFor('admin'), instance.tokenFor('bob')],
    login: login ?? 'admin:admin-password',
    close: () => instance.close(),
  };
}
