/** The command-line flags of `start`, `preview` and `demo`. */
import { faultOfCall } from '@/tools/command';
import { explain, readArguments } from '@/tools/serve/arguments';
import { isServerPath } from '@/tools/serve/proxy';
import { welcome } from '@/tools/serve/welcome';

describe('flags', () => {
  it('become options of the instance', () => {
    const { demo } = readArguments('preview', [
      '--family=akkoma',
      '--port',
      '9000',
      '--seed=7',
      '--clock=2026-11-21T12:00:00Z',
      '--private',
      '--strict',
      '--registrations=off',
      '--rate-limits=pleroma',
      '--latency=50',
      '--fail-rate=0.25',
      '--policy=akkoma',
    ]);
    expect(demo).toEqual({
      family: 'akkoma',
      port: 9_000,
      seed: 7,
      clock: Date.parse('2026-11-21T12:00:00Z'),
      strict: true,
      isPrivate: true,
      registrations: false,
      rateLimits: 'pleroma',
      latency: 50,
      failRate: 0.25,
      policy: 'akkoma',
      indexPage: 'akkoma',
    });
  });

  it('leave the defaults when not given', () => {
    expect(readArguments('demo', [])).toEqual({
      demo: {},
      instance: null,
      locale: null,
    });
  });

  it('accept the origin of a real server', () => {
    const { instance } = readArguments('start', ['--instance', 'https://social.example/main']);
    expect(instance).toBe('https://social.example');
  });

  it.each(['ja_easy', 'en-XA'])('accept a language by its code, such as %s', (code) => {
    expect(readArguments('start', ['--locale', code]).locale).toBe(code);
  });

  it.each([
    [['--nonsense'], /nonsense/],
    [['--locale=tlh'], /--locale is one of ar, ca, .*, zh_Hant, en-XA, not "tlh"\.$/],
    [
      ['--family=gnu'],
      /--family is one of pleroma, akkoma, mastodon, gotosocial, hollo, not "gnu"\.$/,
    ],
    [['--port=many'], /--port is a number/],
    [['--host=0.0.0.0'], /host/],
    [['--fail-rate=2'], /--fail-rate is a number from 0 to 1/],
    [['--clock=soon'], /--clock is a time/],
    [['--instance=social.example'], /--instance is an address/],
    [['stray'], /stray/],
  ])('report the error in %s', (argv, message) => {
    let fault: string | null = null;
    try {
      readArguments('start', argv);
    } catch (error) {
      fault = faultOfCall(error);
    }
    expect(fault).toMatch(message);
  });

  it("are listed in the help, each tool's own only", () => {
    expect(explain('start')).toContain('npm start -- [flags]');
    expect(explain('start')).toContain('--instance <address>');
    expect(explain('start')).not.toContain('--host');
    expect(explain('demo')).toContain('--host <address>');
    expect(explain('demo')).not.toContain('--instance');
    expect(explain('preview')).toContain('--policy <pleroma|akkoma|none>');
  });
});

describe('paths', () => {
  it.each([
    '/api/v1/instance',
    '/oauth/authorize',
    '/media/a.png',
    '/socket/websocket',
    '/demo/next',
  ])('such as %s are passed to the server', (path) => {
    expect(isServerPath(path)).toBe(true);
  });

  it.each(['/', '/oauth-callback', '/main/all', '/users/alice', '/notice/1', '/ws', '/apiary'])(
    'such as %s are served by the client',
    (path) => {
      expect(isServerPath(path)).toBe(false);
    },
  );
});

describe('the start message', () => {
  it('contains the address, every account and the secret of the second factor', () => {
    const text = welcome({ address: 'http://localhost:8080', family: 'pleroma' });
    for (const part of ['http://localhost:8080', 'alice-password', 'tina-password', 'JBSWY3DP']) {
      expect(text).toContain(part);
    }
  });
});
