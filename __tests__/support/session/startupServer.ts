/** Answers all start-up requests of a client from recordings. */
import nock from 'nock';
import { ORIGIN } from '../flow';
import { takeTime } from '../engine/inFlight';
import { fixture } from '../fixtures';

export type Answer = () => nock.ReplyFnResult;
export type Answers = Record<string, Answer>;

const whole: Answers = {
  '/api/pleroma/frontend_configurations': fixtureAnswer('boot/frontend-configurations'),
  '/static/config.json': fixtureAnswer('boot/static-config-json'),
  '/static/styles.json': fixtureAnswer('boot/static-styles-json'),
  '/api/v1/instance': fixtureAnswer('boot/instance-v1'),
  '/.well-known/nodeinfo': fixtureAnswer('boot/well-known-nodeinfo'),
  '/nodeinfo/2.0.json': fixtureAnswer('boot/nodeinfo-2.0'),
  '/instance/panel.html': fixtureAnswer('boot/panel'),
  '/static/terms-of-service.html': fixtureAnswer('boot/terms-of-service'),
  '/static/stickers.json': () => json({ cats: '/static/stickers/cats/' }),
  '/static/stickers/cats/pack.json': () =>
    json({ title: 'Cats', tabIcon: 'face.png', stickers: ['face.png', 'sleep.png'] }),
  '/api/v1/pleroma/emoji': fixtureAnswer('boot/emoji-v1'),
  '/api/v1/instance/peers': () => json(['hill.example', 'pond.example']),
  '/api/v1/timelines/public': fixtureAnswer('timelines/public'),
  '/api/v1/accounts/verify_credentials': fixtureAnswer('auth/verify-credentials'),
  '/api/v1/mutes': () => json([]),
  '/api/v1/timelines/home': fixtureAnswer('timelines/home-limit'),
};

export function fixtureAnswer(name: string): Answer {
  const { status, body, headers } = fixture(name).response;
  return () => [status, body as nock.Body, headers as nock.ReplyHeaders];
}

export const json = (body: nock.Body, status = 200): nock.ReplyFnResult => [status, body];

export const missing: Answer = () => json({ error: 'no' }, 404);

/**
 * Answers them all after `delay` ms of the test's clock, and returns the list of requests in order; `changes` may change
 * meanwhile.
 */
export function serveStartup(changes: Answers = {}, delay = 0): string[] {
  const asked: string[] = [];
  nock(ORIGIN)
    .persist()
    .get(/.*/)
    .reply(async (uri) => {
      const path = uri.split('?')[0] ?? '';
      asked.push(path);
      if (delay > 0) await takeTime(delay);
      return (changes[path] ?? whole[path] ?? missing)();
    });
  nock(ORIGIN)
    .persist()
    .post('/oauth/token')
    .reply(() => {
      asked.push('/oauth/token');
      return fixtureAnswer('auth/token-client-credentials')();
    });
  return asked;
}
