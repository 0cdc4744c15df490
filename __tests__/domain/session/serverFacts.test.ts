/** Facts about a server that are stored between visits: used as a whole or not at all. */
import fc from 'fast-check';
import { defaultInstance, type InstanceConfig } from '@/domain/session/instance';
import { factsOf, isFresh, readFacts } from '@/domain/session/serverFacts';

const NOW = 1_795_000_000_000;
const met: InstanceConfig = {
  ...defaultInstance,
  family: 'mastodon',
  backendName: 'mastodon',
  backendVersion: '4.5.0',
  apiLevel: 7,
  learntAt: NOW - 1_000,
  authorizationLearntAt: NOW - 500,
  vapidPublicKey: 'KEY',
  authorization: {
    authorizeUrl: 'https://home.example/oauth/authorize',
    grantTypes: ['authorization_code'],
    scopes: ['read'],
    takesChallenge: true,
  },
  tos: '<p>Long</p>',
  logo: '/ours.svg',
};

describe('stored server facts', () => {
  it('are restored unchanged, without long texts and the operator’s configuration', () => {
    const facts = readFacts(JSON.parse(JSON.stringify(factsOf(met))), NOW);
    expect(facts).toMatchObject({
      family: 'mastodon',
      apiLevel: 7,
      vapidPublicKey: 'KEY',
      authorization: met.authorization,
      learntAt: NOW - 1_000,
      authorizationLearntAt: NOW - 500,
    });
    expect(facts).not.toHaveProperty('tos');
    expect(facts).not.toHaveProperty('logo');
  });

  it('are not stored before the server has answered everything', () => {
    expect(factsOf({ ...met, learntAt: null })).toEqual({});
  });

  it('are ignored if their time is in the future or invalid', () => {
    expect(readFacts({ ...met, learntAt: NOW + 1 }, NOW)).toEqual({});
    expect(readFacts({ ...met, learntAt: 'yesterday' }, NOW)).toEqual({});
  });

  it('never contain a value of an unexpected type', () => {
    const names = Object.keys(defaultInstance) as (keyof InstanceConfig)[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.anything(), (name, value) => {
        const read = { ...met, ...readFacts({ ...met, [name]: value }, NOW) };
        const usual = met[name] ?? null;
        if (usual !== null && name !== 'learntAt' && read[name] !== null) {
          expect(Array.isArray(read[name])).toBe(Array.isArray(usual));
          expect(typeof read[name]).toBe(typeof usual);
        }
      }),
    );
  });

  it('are valid for a day', () => {
    expect(isFresh(met, NOW)).toBe(true);
    expect(isFresh(met, NOW + 86_400_000)).toBe(false);
    expect(isFresh(defaultInstance, NOW)).toBe(false);
  });
});
