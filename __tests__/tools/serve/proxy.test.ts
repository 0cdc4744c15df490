/** The requests that the development server passes to a real server. */
import type { ServerResponse } from 'node:http';
import { signInPage } from '@/tools/serve/proxy';

it('the login page is opened on the real server, with all parameters', () => {
  const { path, middleware } = signInPage('https://social.example');
  expect(path).toBe('/oauth/authorize');
  const sent: unknown[] = [];
  const response = {
    writeHead: (...head: unknown[]) => sent.push(...head),
    end: () => sent.push('end'),
  } as unknown as ServerResponse;
  middleware({ originalUrl: '/oauth/authorize?client_id=c&state=s%20t' }, response);
  expect(sent).toEqual([
    302,
    { location: 'https://social.example/oauth/authorize?client_id=c&state=s%20t' },
    'end',
  ]);
});
