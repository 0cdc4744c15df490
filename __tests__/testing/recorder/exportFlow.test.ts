/**
 * Secrets are planted in a session (posts, profile, chat, draft, search, login), which is recorded
 * and exported for sharing: the file contains none of them, and still replays the same.
 */
import { selectTimelineLoaded } from '@/selectors/timelines/timelines';
import { draftEdited } from '@/slices/composer/drafts';
import { searchOpened } from '@/slices/discovery/search';
import { loginRequested } from '@/slices/session/session';
import { timelineOpened } from '@/slices/timelines/timelines';
import { chatsRequested } from '@/slices/talk/chats';
import { exportFlow } from '@/testing/recorder/exportFlow';
import { findCanaries } from '@support/testing/canaries';
import { useInstance } from '@support/engine/demo';
import { recordSession } from '@support/testing/recordedSession';
import { replayFlow } from '@support/testing/replayFlow';

jest.setTimeout(60_000);

const stage = useInstance();

const planted = {
  post: 'Zwetschgenknödel',
  subject: 'Geheimniskrämerei',
  bio: 'Wollmützenstrickerin',
  name: 'Wilhelmine Buchfink',
  chat: 'Fliederbeersuppe',
  draft: 'Niemalsabgeschicktes',
  search: 'Wasserfallgeräusche',
  hashtag: 'Kirschkernweitspucken',
  password: 'alice-password',
};

/** Collects the names, addresses and texts that the instance holds. */
async function known(): Promise<Record<string, string>> {
  const { body } = await stage.get('/api/v1/timelines/home?limit=5', 'alice');
  const statuses = body as { content: string; account: { acct: string; display_name: string } }[];
  const me = (await stage.get('/api/v1/accounts/verify_credentials', 'alice')).body as {
    pleroma: { email: string };
  };
  const said = statuses.map(({ content }) => content.replaceAll(/<[^>]*>/g, '').slice(0, 40));
  return {
    ...Object.fromEntries(
      said.flatMap((text, at) => (text.length > 20 ? [[`said ${String(at)}`, text]] : [])),
    ),
    // Short names are left out, because they are part of other words as well.
    ...Object.fromEntries(
      statuses
        .map(({ account }) => [account.acct, account.display_name] as const)
        .filter(([, name]) => name.length > 6),
    ),
    email: me.pleroma.email,
  };
}

async function plant(): Promise<void> {
  const { post, subject, hashtag, bio, name, chat } = planted;
  await stage.ask('PATCH', '/api/v1/accounts/update_credentials', {
    as: 'bob',
    json: { note: bio, display_name: name },
  });
  const me = (await stage.get('/api/v1/accounts/verify_credentials', 'alice')).body as {
    id: string;
  };
  const begun = await stage.ask('POST', `/api/v1/pleroma/chats/by-account-id/${me.id}`, {
    as: 'bob',
  });
  const { id } = begun.body as { id: string };
  await stage.ask('POST', `/api/v1/pleroma/chats/${id}/messages`, {
    as: 'bob',
    json: { content: chat },
  });
  await stage.ask('POST', '/api/v1/statuses', {
    as: 'bob',
    json: { status: `${post} @alice #${hashtag}`, spoiler_text: subject },
  });
}

it('an exported flow contains no text by people, and no secret', async () => {
  await plant();
  const session = recordSession(stage.instance());
  await session.until(({ startup }) => startup.phase === 'ready');
  session.dispatch(loginRequested({ username: 'alice', password: planted.password }));
  await session.until((state) => state.session.currentUser !== null && state.realtime.joins > 0);
  session.dispatch(timelineOpened({ key: 'friends' }));
  session.dispatch(chatsRequested());
  session.dispatch(draftEdited({ target: 'new', change: { text: planted.draft } }));
  session.dispatch(searchOpened({ query: planted.search, following: false, refetch: true }));
  const all = () => JSON.stringify(session.state());
  await session.until(() =>
    [planted.post, planted.chat, planted.draft].every((text) => all().includes(text)),
  );
  // A notification may have brought the post and the chat before their lists were loaded.
  await session.until((state) => state.chats.known && selectTimelineLoaded(state, 'friends'));
  await session.until(({ search }) => Object.values(search?.found ?? {}).length > 0);
  const token = session.state().session.oauth.userToken ?? '';
  const raw = session.end();

  const secrets: Record<string, string> = { ...planted, ...(await known()), token };
  const shown = JSON.stringify(raw);
  for (const name of [
    'post',
    'subject',
    'bio',
    'name',
    'chat',
    'draft',
    'search',
    'hashtag',
  ] as const) {
    expect(shown).toContain(planted[name]);
  }
  const file = await exportFlow(raw, 'all');
  const text = JSON.stringify(file);
  expect(token.length).toBeGreaterThan(10);
  expect(
    findCanaries(secrets, { text, plain: text.replaceAll('\\', ''), small: text.toLowerCase() }),
  ).toEqual([]);
  const small = Object.fromEntries(
    Object.entries(secrets).map(([name, one]) => [name, one.toLowerCase()]),
  );
  expect(findCanaries(small, { small: text.toLowerCase() })).toEqual([]);

  const { actions } = await replayFlow(file);
  const types = new Set(actions.map(({ type }) => type));
  const story = [
    ...['session/currentUserReceived', 'timelines/timelinePageReceived', 'chats/chatsReceived'],
    ...['drafts/draftSaved', 'search/searchResultsReceived', 'realtime/socketJoined'],
  ];
  expect(story.filter((type) => !types.has(type))).toEqual([]);

  const kept = JSON.stringify(await exportFlow(raw, 'secrets'));
  expect(kept).toContain(planted.post);
  expect(
    findCanaries({ token, password: planted.password, email: secrets.email ?? '' }, { kept }),
  ).toEqual([]);
});
