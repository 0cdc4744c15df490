/** Administration of the server's front-ends, against recorded answers. */
import nock from 'nock';
import { adminRequests, installRequest } from '@/domain/admin/adminRequests';
import { hasRef, refsOf, usualRef } from '@/domain/admin/frontends';
import { frontendsSaga } from '@/sagas/admin/frontends';
import { selectFrontends } from '@/selectors/admin/frontends';
import { selectRequest } from '@/selectors/engine/requests';
import {
  frontendInstalled,
  frontendInstallRequested,
  frontendsReceived,
  frontendsRequested,
} from '@/slices/admin/frontends';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { replayFixture } from '@support/fixtures';

type Story = ReturnType<typeof replay>;

const answer = (name: string) => replayFixture(`admin/${name}`);
const startAs = (name: string): Story =>
  replay(frontendsSaga, {
    before: [userTokenReceived({ userToken: `TOKEN-${name}` }), signedIn({ role: 'admin' })],
  });
const named = (story: Story, name: string) => {
  const found = selectFrontends(story.state()).list?.find((each) => each.name === name);
  if (!found) throw new Error(`no front-end ${name}`);
  return found;
};

it('ADM-08 front-ends are listed, the primary one with its two refs and others with their own', async () => {
  const call = answer('frontends');
  const story = startAs('admin');
  story.dispatch(frontendsRequested());
  await story.until(frontendsReceived);
  call.done();
  expect(named(story, 'pleroma-fe')).toEqual({
    name: 'pleroma-fe',
    git: 'https://git.pleroma.social/pleroma/pleroma-fe',
    ref: 'develop',
    installed: false,
    installedRefs: [],
  });
  expect(refsOf(named(story, 'pleroma-fe'))).toEqual(['master', 'develop']);
  expect(usualRef(named(story, 'pleroma-fe'))).toBe('develop');
  expect(refsOf(named(story, 'soapbox'))).toEqual(['main']);
});

it('front-ends that are installed can be selected as well', async () => {
  answer('frontends-installed');
  const story = startAs('admin');
  story.dispatch(frontendsRequested());
  await story.until(frontendsReceived);
  const list = selectFrontends(story.state()).list ?? [];
  const [there] = list.filter(({ installed }) => installed);
  expect(there).toMatchObject({ name: 'home-fe', installedRefs: ['1.0'] });
  expect(refsOf(there!)).toContain('1.0');
  expect([hasRef(there!, '1.0'), hasRef(there!, '2.0')]).toEqual([true, false]);
});

it('front-ends of Akkoma are known only as installed or not', () => {
  const akkoma = { name: 'x', git: null, ref: 'stable', installed: true, installedRefs: [] };
  expect([hasRef(akkoma, 'stable'), hasRef({ ...akkoma, installed: false }, 'stable')]).toEqual([
    true,
    false,
  ]);
});

it('front-ends are hidden from moderators', async () => {
  answer('frontends-mod');
  const story = startAs('mod');
  story.dispatch(frontendsRequested());
  await story.until(requestFailed);
  expect(selectRequest(story.state(), adminRequests.frontends).reason).toBe(
    'User is not an admin.',
  );
});

describe('installing a front-end', () => {
  it('ADM-09 sends its data, and uses the list in the answer', async () => {
    const call = answer('frontend-install');
    const story = startAs('admin');
    const source = { name: 'home-fe', ref: '1.0', file: '/srv/home-fe.zip' };
    story.dispatch(frontendInstallRequested({ source }));
    await story.until(frontendInstalled);
    call.done();
    expect(named(story, 'home-fe')).toMatchObject({ installed: true, installedRefs: ['1.0'] });
    expect(selectFrontends(story.state()).installed).toEqual({ name: 'home-fe', ref: '1.0' });
  });

  it.each([
    [
      'frontend-install-failed',
      { name: 'pleroma-fe', ref: 'develop' },
      'Could not download or unzip the frontend',
    ],
    ['frontend-install-unknown', { name: 'nonsense', ref: null }, 'Internal server error'],
  ])(
    'ADM-09 reports the reason of a failure, and does not retry: %s',
    async (name, source, reason) => {
      const call = answer(name);
      const story = startAs('admin');
      story.dispatch(frontendInstallRequested({ source }));
      await story.until(requestFailed);
      call.done();
      expect(selectRequest(story.state(), installRequest(source.name)).reason).toBe(reason);
      expect(selectFrontends(story.state()).installed).toBeNull();
    },
  );

  it('sends the source of an unknown one', async () => {
    const call = nock(ORIGIN)
      .post('/api/v1/pleroma/admin/frontends/install', {
        name: 'mine',
        ref: 'main',
        build_url: 'https://build.example/${ref}.zip',
        build_dir: 'public',
      })
      .reply(200, []);
    const story = startAs('admin');
    story.dispatch(
      frontendInstallRequested({
        source: {
          name: 'mine',
          ref: 'main',
          buildUrl: 'https://build.example/${ref}.zip',
          buildDir: 'public',
        },
      }),
    );
    await story.until(frontendInstalled);
    call.done();
  });
});
