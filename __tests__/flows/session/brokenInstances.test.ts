/** The client starts however an operator has misconfigured the instance. */
import nock from 'nock';
import { startupSaga } from '@/sagas/session/startup/startup';
import { selectInstance } from '@/selectors/session/config';
import { startFailed, startSucceeded } from '@/slices/session/startup';
import { readInitialResults } from '@/lib/net/initialResults';
import { brokenInstances } from '@support/testing/brokenInstances';
import { siteWith } from '@support/testing/doctorSite';
import { ORIGIN, replay } from '@support/flow';

const INJECTED = /<script id="initial-results"[^>]*>([^]*?)<\/script>/;

describe('a client starts', () => {
  it.each(Object.entries(brokenInstances))('with %s', async (_name, broken) => {
    const site = siteWith(broken);
    nock(ORIGIN)
      .persist()
      .get(/.*/)
      .reply((uri) => {
        const { body, status = 200, headers } = site(uri);
        return [status, body, headers];
      });
    nock(ORIGIN).persist().post(/.*/).reply(404, { error: 'no' });
    const [, given = null] = INJECTED.exec(site('/').body) ?? [];
    const story = replay(startupSaga, {
      context: { page: { initialResults: readInitialResults(given) } },
    });
    await story.until(startSucceeded);
    expect(story.all(startFailed)).toEqual([]);
    expect(story.state().startup.phase).toBe('ready');
    const instance = selectInstance(story.state());
    expect(instance.logo).toMatch(/^\/static\//);
    expect(instance.loginMethod).toBe('password');
    expect(instance.name).not.toBe('');
  });
});
