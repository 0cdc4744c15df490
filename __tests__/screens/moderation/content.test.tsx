import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { UnknownAction } from '@reduxjs/toolkit';
import { decodeStatusList } from '@/api/decode/statuses/status';
import { decodeTrends } from '@/api/decode/admin/trends';
import { allContent, CONTENT, questionOf, type PostAction } from '@/domain/admin/content/content';
import type { TrendKind } from '@/domain/admin/content/trends';
import type { ServerFamily } from '@/domain/session/instance';
import { privileges, type Privilege } from '@/domain/session/privileges';
import { ModerationScreen } from '@/screens/moderation/ModerationScreen';
import {
  contentActionRequested,
  contentJobFailed,
  contentJobsAdded,
  contentOpened,
  contentReceived,
  handlesFound,
  handlesSought,
  trendsReceived,
} from '@/slices/admin/staffContent';
import { requestFailed } from '@/slices/engine/requests';
import { hashtagTrend, postSaying } from '@support/admin/content';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { wireAttachment, wireStatus } from '@support/wire';

useFakeIntersectionObserver();

const staff = (...held: Privilege[]) =>
  signedIn({ role: 'admin', privileges: held.length > 0 ? held : [...privileges] });

function loaded(family: ServerFamily, filter: Partial<typeof allContent>, ...wires: object[]) {
  const whole = { ...allContent, ...filter };
  const question = questionOf(whole, family === 'mastodon');
  const { ids, entities } = decodeStatusList(wires);
  return [
    contentOpened({ filter: whole, question, again: false }),
    contentReceived({ ids, entities, next: null, more: false }),
  ];
}

const trends = (kind: TrendKind, ...wires: object[]) =>
  trendsReceived({ kind, ...decodeTrends(kind, wires), next: null, more: false });

async function show(family: ServerFamily, who: UnknownAction, ...before: UnknownAction[]) {
  const view = renderInStore(
    <ModerationScreen page="content" pages={['reports', 'content']} entry={null} />,
    { family, before: [who, ...before] },
  );
  await deferredCodeLoaded();
  return view;
}

/** Colours need a browser. */
const violations = async (container: HTMLElement) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
    ({ id }) => id,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const asked = (action: PostAction, ...targetIds: string[]) =>
  contentActionRequested({ targetIds, action });
const post = (id: string, changes: object = {}) => wireStatus({ id, ...changes });

describe('posts of the Pleroma family', () => {
  it('show author, marks and covered files, with nothing against accessibility', async () => {
    const wire = post('1', {
      visibility: 'private',
      sensitive: true,
      media_attachments: [wireAttachment()],
    });
    const { container } = await show('pleroma', staff(), ...loaded('pleroma', {}, wire));
    const row = within(screen.getByRole('article'));
    expect(row.getByText('Followers only')).toBeVisible();
    expect(row.getByText('Sensitive media')).toBeVisible();
    expect(row.getByRole('button', { name: 'Show media (1)' })).toBeVisible();
    expect(row.queryByRole('img', { name: /file|picture/i })).toBeNull();
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/moderation/people/'),
    );
    expect(await violations(container)).toEqual([]);
  });

  it('are filtered, and what is searched here is said', async () => {
    const { dispatched, dispatch } = await show(
      'pleroma',
      staff(),
      ...loaded('pleroma', {}, postSaying('1', 'Boats'), post('2')),
    );
    const field = screen.getByRole('combobox', { name: 'Handle or profile link' });
    await userEvent.type(field, '@mia@far.example');
    expect(dispatched).toContainEqual(handlesSought({ typed: '@mia@far.example' }));
    dispatch(handlesFound({ handles: ['mia@far.example'] }));
    await userEvent.clear(field);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Words' }), 'boat');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('Loaded posts searched: 2')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Server' }), 'far.example');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include private posts' }));
    const filter = { ...allContent, words: 'boat', server: 'far.example', hidden: true };
    expect(dispatched).toContainEqual(
      contentOpened({ filter, question: questionOf(filter, false), again: false }),
    );
    // The list of one server knows neither of these.
    for (const name of ['Include private posts', 'This server only'])
      expect(screen.queryByRole('checkbox', { name })).toBeNull();
  });

  it('are marked at once, and deleted after a question', async () => {
    const { dispatched } = await show('pleroma', staff(), ...loaded('pleroma', {}, post('1')));
    await press('Mark as sensitive');
    expect(dispatched).toContainEqual(asked({ kind: 'sensitive', wanted: true }, '1'));
    await press('Visibility: Unlisted');
    expect(dispatched).toContainEqual(asked({ kind: 'scope', scope: 'unlisted' }, '1'));
    await press('Delete');
    const question = within(screen.getByRole('alertdialog', { name: 'Delete' }));
    expect(question.getByText(/can't be undone/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(dispatched).not.toContainEqual(asked({ kind: 'deletion' }, '1'));
    await press('Delete');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(dispatched).toContainEqual(asked({ kind: 'deletion' }, '1'));
  });

  it('are selected by key, and changed together where it fits', async () => {
    const { dispatched } = await show(
      'pleroma',
      staff(),
      ...loaded('pleroma', {}, post('1'), post('2', { visibility: 'direct' })),
    );
    await userEvent.keyboard('jxjx');
    expect(screen.getByText('Selected: 2')).toBeVisible();
    const bar = screen.getByText('Selected: 2').parentElement!;
    await userEvent.click(within(bar).getByRole('button', { name: 'Visibility: Followers only' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Visibility: Followers only' });
    expect(dialog).toHaveTextContent("You can't undo this here.");
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Visibility: Followers only' }),
    );
    // The direct post is for few already.
    expect(dispatched).toContainEqual(asked({ kind: 'scope', scope: 'private' }, '1'));
    expect(screen.queryByText('Selected: 2')).toBeNull();
  });

  it('say what failed, each at its row', async () => {
    const action: PostAction = { kind: 'deletion' };
    await show(
      'pleroma',
      staff(),
      ...loaded('pleroma', {}, post('1')),
      contentJobsAdded({ jobs: [{ id: 'j', targetId: '1', action }] }),
      contentJobFailed({ jobId: 'j', reason: 'Broken', stops: false }),
    );
    expect(within(screen.getByRole('article')).getByText(/Broken/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are only read without the right to change them', async () => {
    await show('pleroma', staff('messages_read'), ...loaded('pleroma', {}, post('1')));
    const row = within(screen.getByRole('article'));
    expect(row.queryByRole('button')).toBeNull();
    expect(row.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('say that there are none, and why they could not be loaded', async () => {
    const first = await show('pleroma', staff(), ...loaded('pleroma', {}));
    expect(screen.getByText('There is nothing in this list')).toBeVisible();
    first.unmount();
    const failed = requestFailed({ key: CONTENT, reason: 'Broken', httpStatus: 500 });
    await show('pleroma', staff(), failed);
    expect(screen.getByText("Couldn't load this part")).toBeVisible();
  });
});

describe('Mastodon', () => {
  const administrator = signedIn({ permissions: 1 });

  it('wants a person before it shows posts, which nothing is done about', async () => {
    const first = await show('mastodon', administrator);
    expect(screen.getByText('Enter a person to see their posts.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Server' })).toBeNull();
    first.unmount();
    await show('mastodon', administrator, ...loaded('mastodon', { person: 'mia' }, post('1')));
    expect(within(screen.getByRole('article')).queryByRole('checkbox')).toBeNull();
  });

  it('has a tab of trends, with decisions one by one and together', async () => {
    const { dispatched, container } = await show(
      'mastodon',
      administrator,
      trends(
        'hashtags',
        hashtagTrend('1', { requires_review: true }),
        hashtagTrend('2', { name: 'cats', trendable: true }),
      ),
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Trends' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trends' }), 'Hashtags');
    const [boats, cats] = screen.getAllByRole('article');
    expect(boats).toHaveTextContent('#boats');
    expect(boats).toHaveTextContent('Waiting for approval');
    expect(cats).toHaveTextContent('Approved');
    expect(within(cats!).queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(within(boats!).getByRole('button', { name: 'Reject' }));
    const decision = (wanted: boolean, ...targetIds: string[]) =>
      contentActionRequested({ targetIds, action: { kind: 'trend', wanted } });
    expect(dispatched).toContainEqual(decision(false, 'hashtags 1'));
    await userEvent.click(within(boats!).getByRole('checkbox', { name: 'Select boats' }));
    await press('Select all shown');
    const bar = screen.getByText('Selected: 2').parentElement!;
    await userEvent.click(within(bar).getByRole('button', { name: 'Approve' }));
    expect(dispatched).toContainEqual(decision(true, 'hashtags 1'));
    expect(await violations(container)).toEqual([]);
  });

  it('shows trends alone to those who only manage them', async () => {
    await show('mastodon', signedIn({ permissions: 0x100 }), trends('posts'));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText('Nothing is trending right now')).toBeVisible();
  });
});
