/** The pages of lists: the overview, the editor, and lists that do not exist. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  LISTS_REQUEST,
  listRequest,
  MEMBER_SEARCH,
  savingRequest,
  type RepliesPolicy,
} from '@/domain/people/list';
import ListEditScreen from '@/screens/lists/ListEditScreen';
import ListsScreen from '@/screens/lists/ListsScreen';
import ListTimelineScreen from '@/screens/lists/ListTimelineScreen';
import { instanceConfigured } from '@/slices/session/config';
import { memberSearchTyped, membersFound } from '@/slices/people/listEditor';
import {
  listCreateRequested,
  listDeleteRequested,
  listOpened,
  listReceived,
  listsReceived,
  listUpdateRequested,
  listMemberChangeRequested,
} from '@/slices/people/lists';
import { dialogOpened } from '@/slices/engine/dialogs';
import { membershipsOpened, membershipsReceived } from '@/slices/people/memberships';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const lists = listsReceived({
  lists: [
    { id: '9', title: 'Frogs' },
    { id: '10', title: 'Ponds' },
    { id: '2', title: ' ' },
  ],
});
const people = [
  someUser({ id: 'u5', screenName: 'ann', name: 'Ann' }),
  someUser({ id: 'u6', screenName: 'ben', name: 'Ben' }),
  someUser({ id: 'u7', screenName: 'cid', name: 'Cid' }),
];
const filled = listReceived({
  list: { id: '10', title: 'Ponds' },
  userIds: ['u6', 'u5'],
  entities: { statuses: [], users: people },
});
const failed = (key: string, httpStatus: number | null, reason = 'Not so') =>
  requestFailed({ key, reason, httpStatus });

describe('the lists page', () => {
  const show = (...before: UnknownAction[]) => renderInStore(<ListsScreen />, { before });
  const cards = () => within(screen.getByRole('list', { name: 'Lists' })).getAllByRole('listitem');

  it('LIST-02 shows the newest first, each with links to its timeline and editor, and a link to a new one', async () => {
    const { address } = show(signedIn(), lists);
    const links = cards().map((card) =>
      within(card)
        .getAllByRole('link')
        .map((link) => [
          link.getAttribute('aria-label') ?? link.textContent,
          link.getAttribute('href'),
        ]),
    );
    expect(links).toEqual([
      [
        ['Ponds', '/lists/10'],
        ['Edit list Ponds', '/lists/10/edit'],
      ],
      [
        ['Frogs', '/lists/9'],
        ['Edit list Frogs', '/lists/9/edit'],
      ],
      [
        ['Untitled list', '/lists/2'],
        ['Edit list Untitled list', '/lists/2/edit'],
      ],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'New list' }));
    expect(address()).toBe('/lists/new');
  });

  it('says if there are none, if they failed to load, and that visitors have none', () => {
    show(signedIn(), listsReceived({ lists: [] }));
    expect(screen.getByText(/^No lists yet/)).toBeVisible();
    show(signedIn(), failed(LISTS_REQUEST, 502, 'Bad gateway'));
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    const { dispatched } = show();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(dispatched).toEqual([]);
  });

  it('finds a person, says in which lists they are, and offers to change that', async () => {
    const user = userEvent.setup();
    const { dispatched, dispatch } = show(signedIn(), lists, filled);
    await user.type(screen.getByRole('searchbox', { name: 'Find a person in your lists' }), 'an');
    await user.click(screen.getByRole('checkbox', { name: 'Only people I follow' }));
    const entities = { statuses: [], users: people };
    const asked = { query: 'an', followingOnly: false };
    dispatch(membersFound({ ...asked, userIds: ['u5', 'u7'], entities }));
    dispatch(membershipsReceived({ userId: 'u5', listIds: ['9', '10'] }));
    dispatch(membershipsReceived({ userId: 'u7', listIds: [] }));
    const [ann, cid] = within(screen.getByRole('list', { name: 'Search results' })).getAllByRole(
      'listitem',
    );
    expect(ann).toHaveTextContent(/Lists.*Ponds.*Frogs/);
    expect(cid).toHaveTextContent('Not on any of your lists');
    dispatch(listMemberChangeRequested({ listId: '9', userId: 'u7', wanted: true }));
    expect(within(cid!).getByRole('link', { name: 'Frogs' })).toHaveAttribute('href', '/lists/9');
    await user.click(within(ann!).getByRole('button', { name: 'Lists of Ann' }));
    expect(dispatched.at(-1)).toEqual(
      dialogOpened({ kind: 'personLists', props: { userId: 'u5' } }),
    );
  });

  it('asks for no more people than it shows', () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      someUser({ id: `p${at}`, name: `Ann ${at}` }),
    );
    const { dispatched, dispatch } = show(signedIn(), lists);
    const asked = { query: 'ann', followingOnly: true };
    dispatch(memberSearchTyped({ ...asked, pace: 'at once' }));
    const entities = { statuses: [], users: many };
    dispatch(membersFound({ ...asked, userIds: many.map(({ id }) => id), entities }));
    expect(dispatched.filter((action) => membershipsOpened.match(action))).toHaveLength(8);
  });

  it('keeps known lists if refreshing fails', () => {
    show(signedIn(), lists, failed(LISTS_REQUEST, 502));
    expect(cards()).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('creating a list', () => {
  const show = (...before: UnknownAction[]) =>
    renderInStore(<ListEditScreen params={{}} />, { before: [signedIn(), ...before] });

  it('LIST-05 has a title, a create button and two tabs', async () => {
    const user = userEvent.setup();
    const { dispatched } = show(filled);
    expect(screen.getByRole('heading', { level: 1, name: 'New list' })).toBeVisible();
    const create = screen.getByRole('button', { name: 'Create list' });
    expect(create).toHaveAccessibleDescription('Enter a title');
    await user.click(create);
    expect(dispatched.some((action) => listCreateRequested.match(action))).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'List title' }), ' Bakers ');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Manage members (0)',
      'Add members ',
    ]);
    await user.click(create);
    expect(dispatched.at(-1)).toEqual(
      listCreateRequested({
        input: { title: 'Bakers', exclusive: null, repliesPolicy: null },
        userIds: [],
      }),
    );
    expect(screen.queryByRole('button', { name: 'Delete list' })).toBeNull();
  });

  it('collects the chosen people, and adds them on creation', async () => {
    const user = userEvent.setup();
    const { dispatch, dispatched } = show(filled);
    dispatch(memberSearchTyped({ query: 'a', followingOnly: true, pace: 'pause' }));
    dispatch(
      membersFound({
        query: 'a',
        followingOnly: true,
        userIds: ['u5', 'u7'],
        entities: { statuses: [], users: people },
      }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('2 people found');
    await user.click(screen.getByRole('button', { name: 'Add Ann' }));
    await user.click(screen.getByRole('button', { name: 'Add Cid' }));
    await user.click(screen.getByRole('button', { name: 'Undo for Cid' }));
    expect(screen.getByRole('tab', { name: 'Manage members (1)' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'List title' }), 'Bakers{Enter}');
    expect(dispatched.at(-1)).toEqual(
      listCreateRequested({
        input: { title: 'Bakers', exclusive: null, repliesPolicy: null },
        userIds: ['u5'],
      }),
    );
  });

  it('offers an exclusive list if the server supports it', async () => {
    const user = userEvent.setup();
    const mastodon = instanceConfigured({
      instance: { family: 'mastodon', backendName: 'mastodon', backendVersion: '4.3.0' },
    });
    const { dispatched } = show(mastodon);
    await user.click(screen.getByRole('checkbox', { name: 'Hide members from the home timeline' }));
    await user.type(screen.getByRole('textbox', { name: 'List title' }), 'Bakers{Enter}');
    expect(dispatched.at(-1)).toEqual(
      listCreateRequested({
        input: { title: 'Bakers', exclusive: true, repliesPolicy: 'list' },
        userIds: [],
      }),
    );
  });
});

const replies = () => screen.getByRole('combobox', { name: 'Show replies to' });

it.each(['mastodon', 'gotosocial'] as const)(
  'creating a list offers the choice of shown replies on %s',
  async (family) => {
    const user = userEvent.setup();
    const told = instanceConfigured({ instance: { family, backendVersion: '4.2.0' } });
    const { dispatched } = renderInStore(<ListEditScreen params={{}} />, {
      before: [signedIn(), lists, told],
    });
    expect(replies()).toHaveValue('list');
    await user.selectOptions(replies(), 'Anyone I follow');
    await user.type(screen.getByRole('textbox', { name: 'List title' }), 'Bakers{Enter}');
    const { payload } = dispatched.at(-1) as ReturnType<typeof listCreateRequested>;
    expect(payload.input).toMatchObject({ title: 'Bakers', repliesPolicy: 'followed' });
  },
);

it('the choice of replies in a list applies at once, and is hidden if the server has none', async () => {
  const list = { id: '10', title: 'Ponds', exclusive: true };
  const show = (repliesPolicy: RepliesPolicy | null) =>
    renderInStore(<ListEditScreen params={{ id: '10' }} />, {
      before: [signedIn(), lists, listReceived({ list: { ...list, repliesPolicy }, userIds: [] })],
    });
  const { dispatch, dispatched, unmount } = show('none');
  expect(replies()).toHaveDisplayValue('No one');
  await userEvent.selectOptions(replies(), 'List members');
  const input = { title: 'Ponds', exclusive: true, repliesPolicy: 'list' } as const;
  expect(dispatched.at(-1)).toEqual(listUpdateRequested({ listId: '10', input }));
  // The field keeps the focus while the choice is being saved, and takes no other until then.
  dispatch(requestStarted({ key: savingRequest('10') }));
  expect(replies()).toBeEnabled();
  expect(replies()).toHaveFocus();
  const before = dispatched.length;
  await userEvent.selectOptions(replies(), 'Anyone I follow');
  expect(dispatched).toHaveLength(before);
  unmount();
  show(null);
  expect(screen.queryByRole('combobox', { name: 'Show replies to' })).toBeNull();
});

describe('editing a list', () => {
  const show = (...before: UnknownAction[]) =>
    renderInStore(<ListEditScreen params={{ id: '10' }} />, {
      before: [signedIn(), lists, ...before],
    });

  it('LIST-05 has its title, an update button, and its members on a tab', async () => {
    const user = userEvent.setup();
    const { dispatched } = show(filled);
    const title = screen.getByRole('textbox', { name: 'List title' });
    expect(title).toHaveValue('Ponds');
    const update = screen.getByRole('button', { name: 'Save title' });
    expect(update).toHaveAccessibleDescription("The title hasn't changed");
    await user.clear(title);
    expect(update).toHaveAccessibleDescription('Enter a title');
    await user.type(title, 'Lakes');
    await user.click(update);
    expect(dispatched.at(-1)).toEqual(
      listUpdateRequested({
        listId: '10',
        input: { title: 'Lakes', exclusive: null, repliesPolicy: null },
      }),
    );
    expect(screen.getByRole('tab', { name: 'Manage members (2)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('tab', { name: 'Add members' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create list' })).toBeNull();
  });

  it('removes members at a press, keeps their row, and undoes it', async () => {
    const user = userEvent.setup();
    const { dispatched } = show(filled);
    const names = () =>
      within(screen.getByRole('feed', { name: 'Members' }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(names()).toEqual(['Remove Ann', 'Remove Ben']);
    const [first] = within(screen.getByRole('feed')).getAllByRole('article');
    expect(first).toHaveAttribute('aria-setsize', '2');
    expect(first).toHaveAccessibleName(/Ann/);
    await user.click(screen.getByRole('button', { name: 'Remove Ann' }));
    expect(dispatched.at(-1)).toEqual(
      listMemberChangeRequested({ listId: '10', userId: 'u5', wanted: false, undoes: false }),
    );
    expect(names()).toEqual(['Undo for Ann', 'Remove Ben']);
    expect(screen.getByRole('button', { name: 'Undo for Ann' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Manage members (1)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo for Ann' }));
    expect(dispatched.at(-1)).toEqual(
      listMemberChangeRequested({ listId: '10', userId: 'u5', wanted: true, undoes: true }),
    );
    expect(names()).toEqual(['Remove Ann', 'Remove Ben']);
  });

  it('suggests known people while typing, and searches on the server', async () => {
    const user = userEvent.setup();
    const { dispatched, dispatch } = show(filled);
    await user.click(screen.getByRole('tab', { name: 'Add members' }));
    const only = screen.getByRole('checkbox', { name: 'Only people I follow' });
    expect(only).toBeChecked();
    await user.type(screen.getByRole('searchbox', { name: 'Search for people' }), 'ci');
    expect(dispatched.at(-1)).toEqual(
      memberSearchTyped({ query: 'ci', followingOnly: true, pace: 'pause' }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    expect(screen.queryByRole('button', { name: 'Add Cid' })).toBeNull();
    await user.click(only);
    expect(dispatched).toContainEqual(
      memberSearchTyped({ query: 'ci', followingOnly: false, pace: 'at once' }),
    );
    expect(screen.getByRole('button', { name: 'Add Cid' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search for people' }), '{Enter}');
    expect(dispatched.at(-1)).toEqual(
      memberSearchTyped({ query: 'ci', followingOnly: false, pace: 'at once' }),
    );
    dispatch(failed(MEMBER_SEARCH, 502, 'Bad gateway'));
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
  });

  it('LIST-09 deletes the list after a confirmation with the focus on the safe answer', async () => {
    const user = userEvent.setup();
    const { dispatched } = show(filled);
    await user.click(screen.getByRole('button', { name: 'Delete list' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete the list “Ponds”?' });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dispatched.some((action) => listDeleteRequested.match(action))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete list' }));
    const yes = within(screen.getByRole('alertdialog')).getByRole('button', {
      name: 'Delete list',
    });
    await user.click(yes);
    expect(dispatched.at(-1)).toEqual(listDeleteRequested({ listId: '10' }));
  });

  it('says if the list is empty, and links to adding people', async () => {
    show(listReceived({ list: { id: '10', title: 'Ponds' }, userIds: [] }));
    expect(screen.getByText('No members yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add members' }));
    expect(screen.getByRole('searchbox', { name: 'Search for people' })).toBeVisible();
  });

  it('is busy while saving, and changes exclusiveness at once', async () => {
    const exclusive = listReceived({
      list: { id: '10', title: 'Ponds', exclusive: false },
      userIds: [],
    });
    const { dispatched, dispatch } = show(exclusive);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Hide members from the home timeline' }),
    );
    expect(dispatched.at(-1)).toEqual(
      listUpdateRequested({
        listId: '10',
        input: { title: 'Ponds', exclusive: true, repliesPolicy: null },
      }),
    );
    dispatch(requestStarted({ key: savingRequest('10') }));
    expect(screen.getByRole('button', { name: 'Save title' })).toHaveAttribute('aria-busy');
  });
});

it('the timeline of a list links to its editor, in the menu of its title', async () => {
  const { address } = renderInStore(<ListTimelineScreen params={{ id: '10' }} />, {
    before: [signedIn(), lists],
    path: '/lists/10',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ponds' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit list' }));
  expect(address()).toBe('/lists/10/edit');
});

describe('a list with an unknown id', () => {
  const edit = <ListEditScreen params={{ id: '999' }} />;
  const timeline = <ListTimelineScreen params={{ id: '999' }} />;

  it.each([
    ['edit page', edit],
    ['timeline', timeline],
  ])('is requested on its %s, and then reported as missing', (_page, screenOfIt) => {
    const { dispatched, dispatch } = renderInStore(screenOfIt, { before: [signedIn(), lists] });
    expect(dispatched).toContainEqual(listOpened({ listId: '999' }));
    expect(screen.queryByRole('feed')).toBeNull();
    dispatch(failed(listRequest('999'), 404, 'List not found'));
    expect(screen.getByText("This list doesn't exist")).toBeVisible();
    expect(screen.getByRole('link', { name: 'All lists' })).toHaveAttribute('href', '/lists');
  });

  it('shows a retry button if loading failed for another reason', async () => {
    const { dispatched } = renderInStore(edit, {
      before: [signedIn(), lists, failed(listRequest('999'), 502, 'Bad gateway')],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched.at(-1)).toEqual(listOpened({ listId: '999' }));
  });

  it('shows its timeline and title if it is found after all', () => {
    const { dispatch } = renderInStore(timeline, { before: [signedIn(), lists] });
    dispatch(listReceived({ list: { id: '999', title: 'Late' }, userIds: [] }));
    expect(screen.getByRole('heading', { level: 1, name: 'Late' })).toBeVisible();
    expect(screen.getByRole('feed', { name: 'Late' })).toBeInTheDocument();
  });
});
