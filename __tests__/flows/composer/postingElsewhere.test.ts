/** Servers outside the Pleroma family get posts as JSON with real booleans and numbers. */
import type { ServerFamily } from '@/domain/session/instance';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { outboxSaga } from '@/sagas/composer/outbox/outbox';
import { draftSaved, postRequested } from '@/slices/composer/drafts';
import { instanceConfigured } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import type { InstanceConfig } from '@/domain/session/instance';
import { settled } from '@support/clock';
import { someDraft, someFile } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { POST, postingServer } from '@support/composer/postingServer';
import { pageOf, plain } from '@support/statuses/statuses';

function* writing(): SagaGenerator<void> {
  yield* fork(draftsSaga);
  yield* fork(outboxSaga);
}

/** Returns the body that this family is sent when a draft is posted. */
async function sentTo(
  family: ServerFamily,
  target: string,
  draft: Parameters<typeof someDraft>[0],
  instance: Partial<InstanceConfig> = {},
) {
  const server = postingServer();
  const bodies: { type: string | null; body: unknown }[] = [];
  const noted: typeof fetch = (input, init) => {
    if (init?.method === 'POST') {
      const type = new Headers(init.headers).get('content-type');
      bodies.push({ type, body: init.body });
    }
    return server.fetch(input, init);
  };
  const story = replay(writing, {
    family,
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn({ source: { privacy: 'public', sensitive: false } }),
      pageOf('friends', plain('s1')),
      instanceConfigured({ instance }),
      draftSaved({ target, draft: someDraft(draft) }),
    ],
    context: { net: { fetch: noted } },
  });
  story.dispatch(postRequested({ target }));
  await settled();
  expect(server.called(POST)).toHaveLength(1);
  return bodies[0]!;
}

const poll = { options: ['Yes', '', 'No'], multiple: true, expiresIn: 600 };

describe.each(['mastodon', 'gotosocial', 'unknown'] as const)('posting on %s', (family) => {
  const sent = async (target: string, draft: Parameters<typeof someDraft>[0]) => {
    const { type, body } = await sentTo(family, target, draft);
    expect(type).toMatch(/^application\/json/);
    return JSON.parse(body as string) as unknown;
  };

  it('is JSON with a real true and real numbers', async () => {
    const change = { text: 'Which?', subject: 'Ponds', sensitive: true, language: 'de', poll };
    expect(await sent('reply s1', { ...change, visibility: 'unlisted' })).toEqual({
      status: 'Which?',
      spoiler_text: 'Ponds',
      visibility: 'unlisted',
      sensitive: true,
      language: 'de',
      in_reply_to_id: 's1',
      media_ids: [],
      poll: { options: ['Yes', 'No'], multiple: true, expires_in: 600 },
    });
  });

  it('says who may quote or reply only where the server asks, and only of posts for many', async () => {
    const policies = { text: 'Hi', quotePolicy: 'nobody', replyPolicy: 'followers' } as const;
    const told = {
      mastodon: { quote_approval_policy: 'nobody' },
      gotosocial: {
        interaction_policy: { can_reply: { always: ['followers'], with_approval: [] } },
      },
      unknown: {},
    }[family];
    const plain = { status: 'Hi', sensitive: false, media_ids: [] };
    expect(await sent('new', policies)).toEqual({ ...plain, visibility: 'public', ...told });
    expect(await sent('new', { ...policies, visibility: 'private' })).toEqual({
      ...plain,
      visibility: 'private',
    });
  });

  it('says who may favourite and repeat on GoToSocial alone', async () => {
    const policies = { text: 'Hi', favouritePolicy: 'approval', repeatPolicy: 'nobody' } as const;
    const sentPolicy = (await sent('new', policies)) as { interaction_policy?: object };
    expect(sentPolicy.interaction_policy).toEqual(
      family === 'gotosocial'
        ? {
            can_favourite: { always: ['author'], with_approval: ['public'] },
            can_reblog: { always: ['author'], with_approval: [] },
          }
        : undefined,
    );
  });

  it('is never for the whole of a direct conversation, which only the Pleroma family takes', async () => {
    const draft = { text: 'Frogs', visibility: 'direct', conversationId: '7' } as const;
    expect(await sent('reply s1', draft)).toEqual({
      status: 'Frogs',
      visibility: 'direct',
      sensitive: false,
      in_reply_to_id: 's1',
      media_ids: [],
    });
  });

  it('has a real false, a list of files, and no Pleroma fields', async () => {
    const files = [someFile({ id: 'f1' }), someFile({ id: 'f2' })];
    expect(await sent('new', { text: 'Frogs', files })).toEqual({
      status: 'Frogs',
      visibility: 'public',
      sensitive: false,
      media_ids: ['m-f1', 'm-f2'],
    });
  });
});

it('a post has its format on GoToSocial, which names some, and on no other of these', async () => {
  const draft = { text: '**Frogs**', contentType: 'text/markdown' };
  const postFormats = ['text/plain', 'text/markdown'];
  const typeOf = ({ body }: { body?: unknown }) =>
    (JSON.parse(body as string) as { content_type?: string }).content_type;
  expect(typeOf(await sentTo('gotosocial', 'new', draft, { postFormats }))).toBe('text/markdown');
  expect(typeOf(await sentTo('mastodon', 'new', draft))).toBeUndefined();
});

it('a post for its own people is a flag on GoToSocial', async () => {
  const { body } = await sentTo('gotosocial', 'new', { text: 'Frogs', visibility: 'local' });
  expect(JSON.parse(body as string)).toMatchObject({ visibility: 'public', local_only: true });
});

it('a post to a list names it, and without one is for those mentioned', async () => {
  const visibilityOf = async (listId: string | null) => {
    const draft = { text: 'Frogs', visibility: 'list', listId } as const;
    return ((await sentTo('akkoma', 'new', draft)).body as FormData).get('visibility');
  };
  expect(await visibilityOf('12')).toBe('list:12');
  expect(await visibilityOf(null)).toBe('direct');
});

it.each(['pleroma', 'akkoma'] as const)(
  'a direct reply on %s is for those mentioned, or for the whole conversation',
  async (family) => {
    const sent = async (conversationId: string | null) => {
      const draft = { text: 'Frogs', visibility: 'direct', conversationId } as const;
      const fields = (await sentTo(family, 'reply s1', draft)).body as FormData;
      return [fields.get('in_reply_to_id'), fields.get('in_reply_to_conversation_id')];
    };
    expect(await sent('7')).toEqual(['s1', '7']);
    expect(await sent(null)).toEqual(['s1', null]);
  },
);

it('posting on Pleroma is a form, as specified', async () => {
  const draft = { text: 'Frogs', sensitive: true, contentType: 'text/markdown' };
  const postFormats = ['text/plain', 'text/markdown'];
  const { body } = await sentTo('pleroma', 'new', draft, { postFormats });
  expect(body).toBeInstanceOf(FormData);
  expect((body as FormData).get('sensitive')).toBe('true');
  expect((body as FormData).get('content_type')).toBe('text/markdown');
});
