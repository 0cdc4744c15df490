/** The line that says who will see a post and react to it, and posts to the members of a list. */
import type { Action } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Draft } from '@/domain/composer/draft';
import { noEntities } from '@/domain/engine/entities';
import { draftEdited } from '@/slices/composer/drafts';
import { listReceived, listsReceived } from '@/slices/people/lists';
import { settingChanged } from '@/slices/session/config';
import { conversationsReceived } from '@/slices/talk/conversations';
import { form, has, showComposer, typed } from '@support/composer/composer';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const friends = { id: 'l1', title: 'Friends' };
const lists = listsReceived({ lists: [friends, { id: 'l2', title: 'Cats' }] });
const members = (...userIds: string[]) =>
  listReceived({ list: friends, userIds, entities: noEntities() });
const line = () => screen.getAllByRole('status').find((each) => each.matches('p'))!;

const servers = {
  pleroma: has({ family: 'pleroma' }),
  mastodon: has({ family: 'mastodon', backendVersion: '4.5.0', quotingAvailable: true }),
  gotosocial: has({ family: 'gotosocial', backendVersion: '0.20.2' }),
};

describe('the audience of a post', () => {
  it.each<[keyof typeof servers, Partial<Draft>, string]>([
    ['pleroma', { visibility: 'public' }, ''],
    ['pleroma', { visibility: 'private' }, ''],
    ['pleroma', { visibility: 'local' }, 'Only people on this server can see this post.'],
    ['mastodon', { quotePolicy: 'public' }, ''],
    ['mastodon', { quotePolicy: 'nobody' }, 'Anyone can see this post. Nobody else can quote it.'],
    [
      'mastodon',
      { quotePolicy: 'followers' },
      'Anyone can see this post. Only your followers can quote it.',
    ],
    // Nothing is said of rules that the server does not take.
    ['pleroma', { quotePolicy: 'nobody', replyPolicy: 'mentioned' }, ''],
    ['mastodon', { visibility: 'private', quotePolicy: 'nobody' }, ''],
    [
      'gotosocial',
      { replyPolicy: 'mentioned' },
      'Anyone can see this post. Only people you mention can reply.',
    ],
    [
      'gotosocial',
      { replyPolicy: 'approval', favouritePolicy: 'nobody', repeatPolicy: 'followers' },
      'Anyone can see this post. You approve each reply. Nobody else can favourite it. Only your followers can repeat it.',
    ],
  ])('on %s with %j reads “%s”', (server, draft, words) => {
    showComposer({ before: [servers[server], typed({ text: 'Hi', ...draft })] });
    expect(line()).toHaveTextContent(new RegExp(`^${words}$`));
  });

  it('is announced by a line that is there before its words', () => {
    const { dispatch } = showComposer({ before: [servers.mastodon, typed({ text: 'Hi' })] });
    const before = line();
    expect(before).toBeEmptyDOMElement();
    dispatch(typed({ text: 'Hi', quotePolicy: 'nobody' }));
    expect(line()).toBe(before);
    expect(before).toHaveTextContent('Nobody else can quote it.');
  });

  it('names the consent of the quoted author, where it is asked for', () => {
    const quote_approval = { automatic: [], manual: ['public'], current_user: 'manual' };
    const quoted = statusesKnown(wireStatus({ id: 's1', pleroma: {}, quote_approval }));
    const target = 'quote s1';
    showComposer({ target, before: [servers.mastodon, quoted, typed({ text: 'Hi' }, target)] });
    expect(line()).toHaveTextContent('The author of the quoted post has to approve first.');
  });
});

describe('a reply to a direct post', () => {
  const target = 'reply s1';
  const row = { id: 's1', visibility: 'direct', account: wireUser({ id: 'u2', acct: 'leo' }) };
  const mention = { id: 'u3', acct: 'ann', username: 'ann', url: 'https://pond.example/ann' };
  const answered = (conversation: number | null) =>
    statusesKnown(
      wireStatus({
        ...row,
        mentions: [mention],
        pleroma: { conversation_id: 5, direct_conversation_id: conversation },
      }),
    );
  const options = settingChanged({ name: 'composerOptions', value: true });
  const show = (server: keyof typeof servers, conversation: number | null, ...more: Action[]) =>
    showComposer({
      target,
      before: [servers[server], options, answered(conversation), ...more],
    });
  const readers = () =>
    form('Reply').findByRole('combobox', { name: 'Who can see it' }) as Promise<HTMLSelectElement>;
  const noReaders = () => form('Reply').queryByRole('combobox', { name: 'Who can see it' });

  it('is for those mentioned, or for everyone in the conversation, whom the line names', async () => {
    const { dispatched, dispatch } = show('pleroma', 7);
    const select = await readers();
    expect(select).toHaveDisplayValue('Only people mentioned');
    expect(line()).toBeEmptyDOMElement();
    await userEvent.selectOptions(select, 'Everyone in this conversation');
    const change = { conversationId: '7' };
    expect(dispatched.at(-1)).toEqual(draftEdited({ target, change }));
    dispatch(typed({ visibility: 'direct', text: '@zoe', ...change }, target));
    expect(line()).toHaveTextContent(
      /^Only @leo and @ann can see this post, even if you mention someone else\.$/,
    );
    await userEvent.selectOptions(select, 'Only people mentioned');
    expect(dispatched.at(-1)).toEqual(draftEdited({ target, change: { conversationId: null } }));
  });

  it('keeps the conversation that a list of posts leaves out', async () => {
    show('pleroma', 7, answered(null));
    expect(await readers()).toHaveDisplayValue('Only people mentioned');
  });

  it('knows the conversation from its last post, and its people from the list', async () => {
    const last = wireStatus({ ...row, id: 's9', pleroma: { conversation_id: 5 } });
    const conversations = [{ id: '7', unread: false, userIds: ['u3'], lastStatusId: 's9' }];
    const page = { conversations, entities: noEntities(), next: null };
    const draft = typed({ visibility: 'direct', conversationId: '7' }, target);
    show('pleroma', null, statusesKnown(last), conversationsReceived(page), draft);
    expect(await readers()).toHaveDisplayValue('Everyone in this conversation');
    expect(line()).toHaveTextContent('Only @ann can see this post');
  });

  it('names nobody rather than only some of them', () => {
    const conversations = [{ id: '7', unread: false, userIds: ['u3', 'u8'], lastStatusId: 's1' }];
    const page = { conversations, entities: noEntities(), next: null };
    const draft = typed({ visibility: 'direct', conversationId: '7' }, target);
    show('pleroma', 7, conversationsReceived(page), draft);
    expect(line()).toBeEmptyDOMElement();
  });

  it.each([
    ['on Mastodon', 'mastodon', 7],
    ['on GoToSocial', 'gotosocial', 7],
    ['of an unknown conversation', 'pleroma', null],
  ] as const)('has no such choice %s', async (_where, server, conversation) => {
    show(server, conversation);
    if (server === 'pleroma') await form('Reply').findByRole('combobox', { name: 'Delete after' });
    expect(noReaders()).not.toBeInTheDocument();
  });
});

describe('a post to the members of a list', () => {
  it('is one of the audiences where the account has lists', async () => {
    const before = [servers.pleroma, lists, typed({})];
    const { dispatched, dispatch } = showComposer({ before });
    await userEvent.click(form().getByRole('radio', { name: 'List members' }));
    const change = { visibility: 'list', listId: 'l2' } as const;
    expect(dispatched).toContainEqual(draftEdited({ target: 'new', change }));
    dispatch(typed(change));
    expect(line()).toHaveTextContent('Only people on Cats can see this post.');
    const select = form().getByRole('combobox', { name: 'List members' });
    await userEvent.selectOptions(select, 'Friends');
    expect(dispatched).toContainEqual(draftEdited({ target: 'new', change: { listId: 'l1' } }));
  });

  it.each([
    [[], 'Nobody is on Friends yet, so nobody else can see this post.'],
    [['u2'], 'Only the 1 person on Friends can see this post.'],
    [['u2', 'u3'], 'Only the 2 people on Friends can see this post.'],
  ])('counts the people %j', (userIds, words) => {
    const draft = typed({ visibility: 'list', listId: 'l1' });
    showComposer({ before: [servers.pleroma, lists, members(...userIds), draft] });
    expect(line()).toHaveTextContent(words);
  });

  it('whose list is gone says so', () => {
    const draft = typed({ visibility: 'list', listId: 'gone' });
    showComposer({ before: [servers.pleroma, lists, draft] });
    expect(line()).toHaveTextContent('The list no longer exists');
    expect(form().getByRole('combobox', { name: 'List members' })).toHaveValue('');
  });

  it.each([
    ['without lists', [servers.pleroma]],
    ['on Mastodon', [servers.mastodon, lists]],
    ['on GoToSocial', [servers.gotosocial, lists]],
  ])('is not offered %s', (_where, before) => {
    showComposer({ before: [...before, typed({})] });
    expect(form().queryByRole('radio', { name: 'List members' })).not.toBeInTheDocument();
  });
});
