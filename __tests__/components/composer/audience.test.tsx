/** The line that says who will see a post and react to it, and posts to the members of a list. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Draft } from '@/domain/composer/draft';
import { noEntities } from '@/domain/engine/entities';
import { draftEdited } from '@/slices/composer/drafts';
import { listReceived, listsReceived } from '@/slices/people/lists';
import { form, has, showComposer, typed } from '@support/composer/composer';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

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
