/** Limits that the server changes while one writes: a refusal asks for them again. */
import { failed } from '@/domain/composer/outbox';
import { serverLimitsSaga } from '@/sagas/session/serverLimits';
import { selectInstance } from '@/selectors/session/config';
import { jobUpdated } from '@/slices/composer/outbox';
import { uploadFailed } from '@/slices/composer/uploads';
import { instanceConfigured } from '@/slices/session/config';
import { settled, useStoppedClock } from '@support/clock';
import { someJob } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { json, serveStartup } from '@support/session/startupServer';

const clock = useStoppedClock();
const MINUTE = 60_000;

/** A server that was met today, and lets posts have this many characters by now. */
function writing(family: 'mastodon' | 'pleroma', limit: () => number) {
  const asked = serveStartup({
    '/nodeinfo/2.0.json': () => json({ version: '2.0', software: { name: 'pleroma' } }),
    '/api/v1/instance': () => json({ version: '2.7.2', max_toot_chars: limit() }),
    '/api/v2/instance': () =>
      json({ version: '4.5.2', configuration: { statuses: { max_characters: limit() } } }),
  });
  const known = { family, backendName: family, textlimit: 5000, learntAt: Date.now() } as const;
  const story = replay(serverLimitsSaga, {
    family: null,
    before: [instanceConfigured({ instance: known })],
  });
  return {
    asked: () => asked.filter((path) => /v\d\/instance$/.test(path)),
    limit: () => selectInstance(story.state()).textlimit,
    does: async (action: Parameters<typeof story.dispatch>[0]) => {
      story.dispatch(action);
      for (let step = 0; step < 3; step += 1) await settled();
    },
  };
}

const refused = jobUpdated(failed(someJob(), { kind: 'refused', reason: 'Too long' }));

it.each(['mastodon', 'pleroma'] as const)(
  'after a refusal by %s the form counts up to the limit of now',
  async (family) => {
    const form = writing(family, () => 500);
    await form.does(refused);
    expect(form.limit()).toBe(500);
    expect(form.asked()).toHaveLength(1);
  },
);

it('asks once a minute, however often the server refuses', async () => {
  let limit = 500;
  const form = writing('mastodon', () => limit);
  await form.does(refused);
  limit = 400;
  await form.does(refused);
  expect(form.asked()).toHaveLength(1);
  await clock.pass(MINUTE);
  await form.does(refused);
  expect(form.asked()).toHaveLength(2);
  expect(form.limit()).toBe(400);
});

it('asks after a refused file, and not for what never came to the server', async () => {
  const form = writing('mastodon', () => 500);
  await form.does(jobUpdated(failed(someJob(), { kind: 'unknown', reason: 'Network' })));
  await form.does(uploadFailed({ fileId: 'f1', failure: { kind: 'gone' } }));
  expect(form.asked()).toEqual([]);
  await form.does(uploadFailed({ fileId: 'f1', failure: { kind: 'tooLarge' } }));
  expect(form.asked()).toHaveLength(1);
});
