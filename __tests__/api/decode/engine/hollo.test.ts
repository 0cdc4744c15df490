/** Recorded answers of Hollo 0.10, an independent server that follows the Mastodon API strictly. */
import { decodeAuthorizationServer } from '@/api/decode/session/authorizationServer';
import { decodeCurrentUser } from '@/api/decode/session/currentUser';
import { readErrorBody } from '@/api/decode/engine/errorBody';
import {
  decodeInstanceV1,
  decodeInstanceV2,
  decodeNodeinfo,
  nodeinfoPathOf,
} from '@/api/decode/session/instance';
import { isRefusal } from '@/api/decode/engine/refusal';
import { decodeStatus, decodeStatusList } from '@/api/decode/statuses/status';
import { capabilitiesOf, type Capability } from '@/domain/session/capabilities';
import { defaultInstance } from '@/domain/session/instance';
import { scopesFor } from '@/domain/session/oauthScopes';
import { meaningOf } from '@/lib/net/serverWords';
import { fixtureBody, fixture, fixtureNames } from '@support/fixtures';

const body = (name: string): unknown => fixtureBody(`hollo/${name}`);
const software = decodeNodeinfo(body('nodeinfo-2.1'));
const met = { ...defaultInstance, ...software };
const instance = { ...met, ...decodeInstanceV2(body('instance-v2'), met) };

describe('Hollo', () => {
  it('is detected at the address that its node info link names', () => {
    expect(nodeinfoPathOf(body('well-known-nodeinfo'))).toBe('/nodeinfo/2.1');
    expect(software).toMatchObject({ backendName: 'hollo', family: 'unknown' });
    expect(fixture('hollo/nodeinfo-2.0-missing').response.status).toBe(404);
  });

  it('describes itself the same in both API versions', () => {
    const first = { ...met, ...decodeInstanceV1(body('instance-v1'), met) };
    const { name, textlimit, pollLimits, streamingUrl } = instance;
    expect(first).toMatchObject({ name, textlimit, pollLimits, streamingUrl });
  });

  it('is treated as a plain server, and offered nothing that it lacks', () => {
    const can = capabilitiesOf(instance, {});
    const absent: Capability[] = [
      'passwordLogin',
      'chats',
      'shoutbox',
      'directTimeline',
      'administration',
      'settingsStore',
      'textFormats',
      'streaming',
    ];
    expect(absent.filter((name) => can[name])).toEqual([]);
    const present: Capability[] = ['lists', 'polls', 'editing', 'quotes', 'uploadsInSteps'];
    expect(present.filter((name) => !can[name])).toEqual([]);
  });

  it('signs people in on its own page, with the scopes that it knows and PKCE', () => {
    const authorization = decodeAuthorizationServer(body('oauth-metadata'), 'https://home.example');
    expect(authorization).toMatchObject({
      authorizeUrl: 'https://home.example/oauth/authorize',
      takesChallenge: true,
    });
    expect(authorization?.grantTypes).not.toContain('password');
    expect(scopesFor({ ...instance, authorization })).toEqual(['read write follow push']);
    expect(fixture('hollo/app-with-unknown-scope').response.status).toBe(422);
    expect(fixture('hollo/app').response.status).toBe(200);
  });

  it.each(['post', 'favourite'])('returns a post that can be decoded: %s', (name) => {
    const answer = decodeStatus(body(name));
    if (isRefusal(answer)) throw new Error(answer.why);
    expect(answer.entities.statuses[0]?.id).toBe(answer.statusId);
  });

  it('returns a timeline and an account that can be decoded', () => {
    expect(decodeStatusList(body('home')).refusals).toEqual([]);
    expect(isRefusal(decodeCurrentUser(body('verify-credentials')))).toBe(false);
  });

  it('answers errors with codes, which are shown as sentences', () => {
    const told = (name: string) => {
      const { status, body: words } = fixture(`hollo/${name}`).response;
      return readErrorBody(words, status).serverText ?? '';
    };
    expect(meaningOf(told('public-as-visitor'))?.meaning).toBe('loginNeeded');
    expect(meaningOf(told('post-words-for-flags'))?.meaning).toBe('notAccepted');
    expect(fixture('hollo/post-words-for-flags').response.status).toBe(422);
  });

  it('answers 404 to calls that it does not have', () => {
    const missing = fixtureNames('hollo', /-missing$/);
    expect(missing).toHaveLength(6);
    for (const name of missing) expect(fixture(name).response.status).toBe(404);
  });
});
