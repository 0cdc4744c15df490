/** The tab "Filtering": server filters, and the effect of each rule on the home timeline. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterRequest, FILTERS_REQUEST } from '@/domain/timelines/filterBook';
import { filteringGroups } from '@/screens/settings/tabs/filteringGroups';
import { SettingsGroup } from '@/screens/settings/rows/SettingsGroup';
import { capabilityProbed } from '@/slices/session/capabilities';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import {
  filterDeleted,
  filterDeleteRequested,
  filterRefused,
  filterSaved,
  filterSaveRequested,
  filtersOpened,
} from '@/slices/timelines/filters';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { filtersFetched, someFilter } from '@support/timelines/filtering';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { pageOf } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const bob = wireUser({ id: 'u2', acct: 'bob', username: 'bob', display_name: 'Bob' });
const said = (id: string, text: string, changes: object = {}) =>
  wireStatus({
    id,
    account: bob,
    content: text,
    pleroma: { content: { 'text/plain': text } },
    ...changes,
  });
const home = pageOf('friends', [
  said('s3', 'A frog in the pond'),
  said('s2', 'A toad', { sensitive: true }),
  said('s1', 'Bread'),
]);
const mastodon = instanceConfigured({
  instance: { family: 'mastodon', backendName: 'mastodon', backendVersion: '4.4.0' },
});
const quarry = someFilter({ id: '1', phrase: 'quarry', expiresAt: '2026-11-20T13:00:00.000Z' });

const Tab = () =>
  filteringGroups.map((group) => <SettingsGroup key={group.title.id} group={group} />);

const show = (...before: UnknownAction[]) =>
  renderInStore(<Tab />, { before: [signedIn(), home, ...before] });

const filters = () => screen.getByRole('group', { name: 'Account filters' });
const form = (name = 'New filter') => screen.getByRole('form', { name });

describe('server filters', () => {
  it('are requested, with placeholders while loading and a retry button', async () => {
    const { dispatched, dispatch } = show();
    expect(dispatched).toEqual([filtersOpened()]);
    dispatch(requestFailed({ key: FILTERS_REQUEST, reason: 'busy', httpStatus: 500 }));
    expect(within(filters()).getByRole('alert')).toHaveTextContent("Couldn't load filters");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched.filter(filtersOpened.match)).toHaveLength(2);
    dispatch(filtersFetched());
    expect(within(filters()).getByText(/^Filters collapse or hide posts/)).toBeInTheDocument();
  });

  it('are hidden for visitors and if the server has none', () => {
    const missing = ['filters', 'filtersOfWords'] as const;
    const { dispatch } = show();
    missing.forEach((capability) =>
      dispatch(capabilityProbed({ capability, httpStatus: 404, now: 0 })),
    );
    expect(screen.queryByRole('group', { name: 'Account filters' })).toBeNull();
    renderInStore(<Tab />);
    expect(screen.queryByRole('group', { name: 'Account filters' })).toBeNull();
  });

  it('are listed with their contexts, expiry and effect, and deleted after confirmation', async () => {
    const { dispatched, dispatch } = show(
      filtersFetched(quarry, someFilter({ id: '2', phrase: 'frog' })),
    );
    const rows = within(screen.getByRole('list', { name: 'Account filters' })).getAllByRole(
      'listitem',
    );
    expect(rows[0]).toHaveTextContent(
      'Collapse with a warning · Home timeline and lists, Public timelines · expires',
    );
    expect(rows[0]).toHaveTextContent('No matches in your home timeline right now');
    expect(rows[1]).toHaveTextContent('Collapses 1 of 3 posts in your home timeline');
    await userEvent.click(screen.getByRole('button', { name: 'Show posts (frog)' }));
    expect(rows[1]).toHaveTextContent('Bob A frog in the pond');

    await userEvent.click(screen.getByRole('button', { name: 'Delete filter “frog”' }));
    const question = screen.getByRole('alertdialog', {
      name: 'Delete the filter “frog”?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(dispatched.at(-1)).toEqual(filterDeleteRequested({ filterId: '2' }));
    expect(screen.queryByText('frog')).toBeNull();
    expect(screen.getByText('Filter deleted')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New filter' })).toHaveFocus();
    dispatch(filterRefused({ filterId: '2', reason: 'No' }));
    expect(screen.getByText('frog')).toBeInTheDocument();
    dispatch(filterDeleted({ filterId: '2' }));
    expect(screen.queryByText('frog')).toBeNull();
  });

  it('of one phrase are created: matches counted while typing, sent once, closed after success', async () => {
    const { dispatched, dispatch, state } = show(filtersFetched());
    await userEvent.click(screen.getByRole('button', { name: 'New filter' }));
    const phrase = within(form()).getByRole('textbox', { name: 'Word or phrase' });
    expect(phrase).toHaveFocus();
    expect(within(form()).queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(within(form()).queryByRole('checkbox', { name: 'Profiles' })).toBeNull();
    fireEvent.change(phrase, { target: { value: 'frog' } });
    expect(
      within(form()).getByText('Would collapse 1 of 3 posts in your home timeline'),
    ).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('radio', { name: 'Hide completely' }));
    expect(
      within(form()).getByText('Would hide 1 of 3 posts in your home timeline'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Conversations' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), '6 hours');
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    const filterInput = {
      title: '',
      keywords: [{ id: null, phrase: 'frog', wholeWord: true }],
      contexts: ['home' as const, 'public' as const],
      action: 'hide' as const,
      expiresIn: 21_600,
      withoutPosts: [],
    };
    expect(dispatched.at(-1)).toEqual(filterSaveRequested({ filterId: null, filterInput }));
    expect(state().filters.inForce).toMatchObject([{ title: 'frog', action: 'hide' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(dispatched.filter(filterSaveRequested.match)).toHaveLength(1);
    const { isNews: _isNews, ...filter } = someFilter({ id: '5', phrase: 'frog', action: 'hide' });
    dispatch(filterSaved({ filterId: null, filter, now: 0 }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText('Filter saved')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New filter' })).toHaveFocus();
  });

  it('stay in the form with the reason when the server refuses, and can be sent again', async () => {
    const { dispatched, dispatch, state } = show(filtersFetched(quarry));
    await userEvent.click(screen.getByRole('button', { name: 'Edit filter “quarry”' }));
    const phrase = within(form('Edit filter')).getByRole('textbox', {
      name: 'Word or phrase',
    });
    expect(screen.getByRole('combobox', { name: 'Duration' })).toHaveDisplayValue(
      /^Unchanged: until/,
    );
    fireEvent.change(phrase, { target: { value: 'pit' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    const key = filterRequest('1');
    dispatch(requestStarted({ key }));
    dispatch(requestFailed({ key, reason: 'Too long', httpStatus: 422 }));
    dispatch(filterRefused({ filterId: '1', reason: 'Too long' }));
    expect(within(form('Edit filter')).getByRole('alert')).toHaveTextContent(
      'The server says: Too long',
    );
    expect(phrase).toHaveValue('pit');
    expect(state().filters.inForce).toMatchObject([{ title: 'quarry' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(dispatched.filter(filterSaveRequested.match)).toHaveLength(2);
    expect(dispatched.at(-1)).toMatchObject({
      payload: { filterInput: { expiresIn: 'asBefore' } },
    });
  });

  it('without text or context show an error at the field, which gets the focus', async () => {
    const { dispatched } = show(filtersFetched());
    await userEvent.click(screen.getByRole('button', { name: 'New filter' }));
    for (const place of ['Home timeline and lists', 'Public timelines', 'Conversations']) {
      await userEvent.click(screen.getByRole('checkbox', { name: place }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    const phrase = screen.getByRole('textbox', { name: 'Word or phrase' });
    expect(phrase).toHaveFocus();
    expect(phrase).toBeInvalid();
    expect(phrase).toHaveAccessibleDescription('Enter a word or phrase');
    expect(screen.getByRole('group', { name: 'Applies to' })).toHaveAccessibleDescription(
      'Select at least one place',
    );
    fireEvent.change(phrase, { target: { value: 'frog' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(screen.getByRole('checkbox', { name: 'Home timeline and lists' })).toHaveFocus();
    expect(dispatched.filter(filterSaveRequested.match)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('of several words have a title, any number of words and single posts, and may cover attachments only', async () => {
    const ponds = someFilter({
      id: '7',
      title: 'Ponds',
      keywords: [{ id: '71', phrase: 'frog', wholeWord: true }],
      posts: [{ id: '75', statusId: 's1' }],
    });
    const { dispatched } = show(mastodon, filtersFetched(ponds));
    expect(screen.getByText('Collapses 2 of 3 posts in your home timeline')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit filter “Ponds”' }));
    const box = form('Edit filter');
    expect(within(box).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Add word' }));
    const second = screen.getByRole('textbox', { name: 'Word or phrase 2' });
    expect(second).toHaveFocus();
    fireEvent.change(second, { target: { value: 'FROG' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(second).toHaveAccessibleDescription('Already in this filter');
    fireEvent.change(second, { target: { value: 'toad' } });
    await userEvent.click(screen.getByRole('button', { name: 'Remove word 1' }));
    expect(within(box).getByText('And 1 individual post')).toBeInTheDocument();
    expect(within(box).getByText('Bread')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove post 1' }));
    expect(
      within(box).getByText('Would collapse 1 of 3 posts in your home timeline'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Blur media' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(dispatched.at(-1)).toEqual(
      filterSaveRequested({
        filterId: '7',
        filterInput: {
          title: 'Ponds',
          keywords: [{ id: null, phrase: 'toad', wholeWord: true }],
          contexts: ['home', 'public'],
          action: 'blur',
          expiresIn: 'asBefore',
          withoutPosts: ['75'],
        },
      }),
    );
  });
});

describe('the effect of a rule on the home timeline', () => {
  const words = () => screen.getByRole('textbox', { name: 'Muted words' });

  it('is shown for each muted word and for all, while they are typed', () => {
    show(settingChanged({ name: 'muteWords', value: ['frog'] }));
    const list = () => screen.getByRole('list', { name: 'Matches for each word' });
    expect(list()).toHaveTextContent('frogCollapses 1 of 3 posts in your home timeline');
    fireEvent.change(words(), { target: { value: 'frog\ntoad\n\ncat' } });
    const rows = within(list()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'frogCollapses 1 of 3 posts in your home timelineShow posts (frog)',
      'toadWould collapse 1 of 3 posts in your home timelineShow posts (toad)',
      "catWouldn't match anything in your home timeline right now",
      'All words combinedWould collapse 2 of 3 posts in your home timelineShow posts (All words combined)',
    ]);
  });

  it('is shown below each switch that has one, unless another setting decides', () => {
    const { dispatch } = show(settingChanged({ name: 'muteWords', value: ['frog'] }));
    const row = (name: string) => document.querySelector(`[data-setting="${name}"]`);
    expect(row('hideWordFilteredPosts')).toHaveTextContent('Would hide 1 of 3 posts');
    expect(row('muteSensitiveStatuses')).toHaveTextContent('Would collapse 1 of 3 posts');
    expect(row('muteBotStatuses')).not.toHaveTextContent('home timeline');
    dispatch(settingChanged({ name: 'muteSensitiveStatuses', value: true }));
    expect(row('muteSensitiveStatuses')).toHaveTextContent('Collapses 1 of 3 posts');
    expect(row('hideFilteredStatuses')).toHaveTextContent('Would hide 2 of 3 posts');
    dispatch(settingChanged({ name: 'hideFilteredStatuses', value: true }));
    expect(row('hideFilteredStatuses')).toHaveTextContent('Hides 2 of 3 posts');
    expect(row('hideWordFilteredPosts')).not.toHaveTextContent('home timeline');
  });

  it('is updated by new posts, and hidden while there are none', () => {
    const { dispatch } = renderInStore(<Tab />, {
      before: [signedIn(), settingChanged({ name: 'muteWords', value: ['frog'] })],
    });
    expect(screen.queryByText(/in your home timeline/)).toBeNull();
    dispatch(home);
    expect(screen.getByRole('list', { name: 'Matches for each word' })).toHaveTextContent('1 of 3');
    dispatch(pageOf('friends', [said('s4', 'Frogs')], { kind: 'news', from: 's3' }));
    expect(screen.getByRole('list', { name: 'Matches for each word' })).toHaveTextContent('2 of 4');
  });
});

describe('the languages that one reads', () => {
  const read = (...value: string[]) => settingChanged({ name: 'readLanguages', value });
  const group = () => within(screen.getByRole('group', { name: 'Languages I read' }));
  const others = () => screen.queryByRole('combobox', { name: 'Posts in other languages' });

  it('are added from a list and removed one by one', async () => {
    const { dispatched } = show(read('eo'));
    await userEvent.click(group().getByRole('button', { name: 'Add language' }));
    const search = await screen.findByRole('combobox', { name: 'Search languages' });
    await userEvent.type(search, 'cymr{Enter}');
    expect(dispatched).toContainEqual(read('eo', 'cy'));
    await userEvent.click(group().getByRole('button', { name: 'Remove Esperanto' }));
    expect(dispatched).toContainEqual(read('cy'));
    expect(
      group()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Welsh']);
  });

  it('have a choice for posts in others, with its effect, only where there are some', () => {
    const { dispatch } = show(pageOf('friends', [said('s9', 'Bore da', { language: 'cy' })]));
    expect(others()).not.toBeInTheDocument();
    dispatch(read('eo'));
    expect(others()).toHaveValue('collapse');
    expect(screen.getByText('Collapses 1 of 4 posts in your home timeline')).toBeVisible();
    dispatch(settingChanged({ name: 'otherLanguages', value: 'show' }));
    expect(
      screen.queryByText('Collapses 1 of 4 posts in your home timeline'),
    ).not.toBeInTheDocument();
  });
});
