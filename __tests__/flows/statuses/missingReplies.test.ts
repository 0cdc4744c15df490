/** Missing replies of a thread are looked up on the own server and on their origin. */
import nock from 'nock';
import type { WireStatus } from '@/api/wire/status';
import { threadsSaga } from '@/sagas/statuses/threads';
import { makeSelectShownThread, selectWasLookedUp } from '@/selectors/statuses/threads';
import {
  threadContextReceived,
  missingParentReceived,
  missingRepliesReceived,
} from '@/slices/statuses/threadContexts';
import { settingChanged } from '@/slices/session/config';
import { statusOpened } from '@/slices/statuses/statuses';
import { missingParentRequested, missingRepliesRequested } from '@/slices/statuses/threadViews';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

useStoppedClock();

const post = (id: string, to: string | null, changes: Partial<WireStatus> = {}) =>
  wireStatus({
    id,
    in_reply_to_id: to,
    in_reply_to_account_id: null,
    content: `Text of ${id}`,
    uri: `https://far.example/o/${id}`,
    url: `https://far.example/@eve/${id}`,
    pleroma: { local: false },
    ...changes,
  });
const local = (id: string, to: string | null, replies = 0) =>
  post(id, to, { replies_count: replies, pleroma: { local: true } });

const statusId = 's2';
const tree = settingChanged({ name: 'conversationDisplay', value: 'tree' });
const at = (id: string, action = '') => `/api/v1/statuses/${id}${action}`;
const nothing = { ancestors: [], descendants: [] };
const search = (address: string) => ({
  q: address,
  type: 'statuses',
  resolve: 'true',
  limit: '1',
});

async function open(
  known: WireStatus,
  around: object = nothing,
  ...before: Parameters<typeof Array.of>
) {
  nock(ORIGIN).get(at(statusId, '/context')).reply(200, around);
  const story = replay(threadsSaga, { before: [...before, tree, statusesKnown(known)] as never });
  story.dispatch(statusOpened({ statusId }));
  await story.until(threadContextReceived);
  const shown = () => makeSelectShownThread()(story.state(), statusId, 12, '')?.rows ?? [];
  return {
    ...story,
    shownIds: () => shown().map(({ id }) => id),
    lacking: () => shown().flatMap(({ id, parentUnknown }) => (parentUnknown ? [id] : [])),
  };
}

afterEach(() => expect(nock.pendingMocks()).toEqual([]));

describe('missing replies', () => {
  const around = { ancestors: [], descendants: [local('s3', 's2', 2), local('s4', 's3')] };
  const more = { ancestors: [], descendants: [local('s4', 's3'), local('s7', 's3')] };
  const sought = missingRepliesRequested({ statusId, nodeId: 's3' });

  it('are requested from the server, with the status that they belong to', async () => {
    const story = await open(local('s2', null, 1), around);
    nock(ORIGIN)
      .get(at('s3'))
      .reply(200, local('s3', 's2', 2));
    nock(ORIGIN).get(at('s3', '/context')).reply(200, more);
    expect(selectWasLookedUp(story.state(), statusId, 'replies s3')).toBe(false);
    story.dispatch(sought);
    await story.until(missingRepliesReceived);
    expect(story.shownIds()).toEqual(['s2', 's3', 's4', 's7']);
    expect(selectWasLookedUp(story.state(), statusId, 'replies s3')).toBe(true);
    expect(story.state().requests).toEqual({});
  });

  it.each([200, 422])(
    'of a remote status are requested from its origin first, which may answer %s',
    async (answer) => {
      const far = { ...around, descendants: [post('s3', 's2', { replies_count: 1 })] };
      const story = await open(local('s2', null, 1), far, signedIn());
      const looked = nock(ORIGIN)
        .get('/api/v2/search')
        .query(search('https://far.example/o/s3'))
        .reply(answer, { statuses: [post('s3', 's2')] });
      nock(ORIGIN)
        .get(at('s3'))
        .reply(200, post('s3', 's2', { replies_count: 1 }));
      nock(ORIGIN)
        .get(at('s3', '/context'))
        .reply(200, { ...nothing, descendants: [post('s8', 's3')] });
      story.dispatch(sought);
      await story.until(missingRepliesReceived);
      expect(looked.isDone()).toBe(true);
      expect(story.shownIds()).toEqual(['s2', 's3', 's8']);
    },
  );

  it('that fail to load show the reason', async () => {
    const story = await open(local('s2', null, 1), around);
    nock(ORIGIN).get(at('s3')).reply(404, { error: "Can't find it" });
    story.dispatch(sought);
    await settled();
    expect(story.state().requests['replies s3']).toEqual({
      busy: false,
      reason: "Can't find it",
      httpStatus: 404,
    });
  });
});

describe('the missing parent of a status', () => {
  const sought = missingParentRequested({ statusId, replyId: 's2' });
  const address = 'https://far.example/o/s0';
  const named = { akkoma: { in_reply_to_apid: address } };

  it('is requested by its id', async () => {
    const story = await open(local('s2', 's0'));
    expect(story.lacking()).toEqual(['s2']);
    nock(ORIGIN)
      .get(at('s0'))
      .reply(200, local('s0', null, 1));
    nock(ORIGIN).get(at('s2')).reply(200, local('s2', 's0'));
    nock(ORIGIN)
      .get(at('s0', '/context'))
      .reply(200, { ...nothing, descendants: [local('s2', 's0'), local('s5', 's0')] });
    story.dispatch(sought);
    await story.until(missingParentReceived);
    expect(story.shownIds()).toEqual(['s0', 's2', 's5']);
    expect(story.lacking()).toEqual([]);
  });

  it('is looked up by its address if the id is not found', async () => {
    const story = await open(post('s2', 'nowhere', named), nothing, signedIn());
    nock(ORIGIN).get(at('nowhere')).reply(404, { error: 'Record not found' });
    nock(ORIGIN)
      .get('/api/v2/search')
      .query(search(address))
      .reply(200, { accounts: [], statuses: [post('s0', null)], hashtags: [] });
    // The server still names the same parent of the reply.
    nock(ORIGIN)
      .get(at('s2'))
      .reply(200, post('s2', 'nowhere', named));
    nock(ORIGIN).get(at('s0', '/context')).reply(200, nothing);
    story.dispatch(sought);
    await story.until(missingParentReceived);
    expect(story.shownIds()).toEqual(['s0', 's2']);
    expect(story.lacking()).toEqual([]);
  });

  it('may be known once the server has looked at the reply again', async () => {
    const orphan = post('s2', null, { in_reply_to_account_id: 'u9' });
    const story = await open(orphan, nothing, signedIn());
    expect(story.lacking()).toEqual(['s2']);
    nock(ORIGIN)
      .get('/api/v2/search')
      .query(search('https://far.example/o/s2'))
      .reply(200, { statuses: [orphan] });
    nock(ORIGIN).get(at('s2')).reply(200, post('s2', 's0'));
    nock(ORIGIN)
      .get(at('s2', '/context'))
      .reply(200, { ...nothing, ancestors: [post('s0', null)] });
    story.dispatch(sought);
    await story.until(missingParentReceived);
    expect(story.shownIds()).toEqual(['s0', 's2']);
  });

  it('is not looked up elsewhere for visitors, and stays missing if nobody has it', async () => {
    const story = await open(post('s2', 'nowhere', named));
    nock(ORIGIN).get(at('nowhere')).reply(404, { error: 'Record not found' });
    nock(ORIGIN)
      .get(at('s2'))
      .reply(200, post('s2', 'nowhere', named));
    nock(ORIGIN).get(at('s2', '/context')).reply(200, nothing);
    story.dispatch(sought);
    await story.until(missingParentReceived);
    expect(story.lacking()).toEqual(['s2']);
    expect(selectWasLookedUp(story.state(), statusId, 'parent s2')).toBe(true);
  });

  it('shows why it could not be loaded, and can be retried', async () => {
    const story = await open(post('s2', null, named), nothing, signedIn());
    nock(ORIGIN).get('/api/v2/search').query(search(address)).reply(422, { error: 'Not today' });
    story.dispatch(sought);
    await settled();
    expect(story.state().requests['parent s2']).toMatchObject({ reason: 'Not today' });
    expect(selectWasLookedUp(story.state(), statusId, 'parent s2')).toBe(false);
  });
});
