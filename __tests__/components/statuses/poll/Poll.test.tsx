import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { WirePoll } from '@/api/wire/status';
import { Poll } from '@/components/statuses/poll/Poll';
import { VoteForm } from '@/components/statuses/poll/deferredVoteForm';
import { PollView } from '@/components/statuses/poll/PollView';
import { voteRequest } from '@/domain/statuses/poll';
import type { Poll as PollOfStatus, Status } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { settingChanged } from '@/slices/session/config';
import { pollHidden, pollReceived, pollShown, voteRequested } from '@/slices/statuses/polls';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { decodePoll } from '@/api/decode/statuses/poll';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireEmoji, wirePoll, wireStatus } from '@support/wire';

beforeAll(async () => {
  VoteForm.prefetch();
  await import('@/components/statuses/poll/VoteForm');
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR + 60_000).toISOString();

function OfStore() {
  const status = useAppSelector((state) => selectStatus(state, 's1'));
  return status?.poll && <PollView statusId={status.id} poll={status.poll} />;
}

const wire = (changes: Partial<WirePoll> = {}) => wirePoll({ expires_at: inHours(5), ...changes });

function show(changes: Partial<WirePoll> = {}, ...before: UnknownAction[]) {
  return renderInStore(<OfStore />, {
    before: [...before, statusesKnown(wireStatus({ poll: wire(changes) }))],
  });
}
const showMember = (changes: Partial<WirePoll> = {}, ...before: UnknownAction[]) =>
  show(changes, signedIn(), ...before);

const group = () => screen.getByRole('group', { name: 'Poll' });
const voteButton = () => screen.queryByRole('button', { name: 'Vote' });
const started = requestStarted({ key: voteRequest('s1') });
const results = () =>
  within(group())
    .queryAllByRole('listitem')
    .map((row) => row.textContent);
const received = (changes: Partial<WirePoll>) => {
  const poll = decodePoll(wire(changes));
  if (!poll) throw new Error('No poll');
  return pollReceived({ statusId: 's1', poll });
};

describe('voting in a poll', () => {
  it('POLL-07 offers one choice by radio buttons', async () => {
    const { dispatched } = showMember();
    const [yes, no] = within(group()).getAllByRole('radio');
    expect(yes).toHaveAccessibleName('Yes');
    await userEvent.click(screen.getByText('Yes'));
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(yes).not.toBeChecked();
    expect(no).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    expect(yes).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(dispatched.at(-1)).toEqual(voteRequested({ statusId: 's1', choices: [0] }));
  });

  it('POLL-07 offers several choices by checkboxes if the poll allows them', async () => {
    const options = ['Ash', 'Birch', 'Cedar'].map((title) => ({ title, votes_count: 0 }));
    const { dispatched } = showMember({ multiple: true, options });
    expect(within(group()).getAllByRole('checkbox')).toHaveLength(3);
    expect(group()).toHaveTextContent('Choose one or more');
    for (const name of ['Cedar', 'Ash', 'Birch', 'Birch']) {
      await userEvent.click(screen.getByRole('checkbox', { name }));
    }
    expect(screen.getByRole('checkbox', { name: 'Birch' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(dispatched.at(-1)).toEqual(voteRequested({ statusId: 's1', choices: [0, 2] }));
  });

  it('POLL-04 is impossible without a choice, or while a vote is being sent', async () => {
    const { dispatched, dispatch } = showMember({ multiple: true });
    expect(voteButton()).toHaveAttribute('aria-disabled', 'true');
    expect(voteButton()).toHaveAttribute('title', 'Choose an option first');
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(dispatched.filter(voteRequested.match)).toEqual([]);

    await userEvent.click(screen.getByRole('checkbox', { name: 'Yes' }));
    expect(voteButton()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Yes' }));
    expect(voteButton()).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(screen.getByRole('checkbox', { name: 'Yes' }));
    dispatch(started);
    expect(voteButton()).toHaveAttribute('aria-disabled', 'true');
    expect(voteButton()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(dispatched.filter(voteRequested.match)).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'No' })).toBeDisabled();
  });

  it('shows why a vote was rejected, and can be retried', async () => {
    const { dispatch, dispatched } = showMember();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    dispatch(started);
    const key = voteRequest('s1');
    dispatch(requestFailed({ key, reason: 'Invalid indices', httpStatus: 422 }));
    expect(screen.getByRole('alert')).toHaveTextContent("Couldn't send your vote: Invalid indices");
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(dispatched.at(-1)).toEqual(voteRequested({ statusId: 's1', choices: [1] }));
    dispatch(requestEnded({ key }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('warns if everybody can see who voted for what', () => {
    showMember({ pleroma: { non_anonymous: true } });
    expect(group()).toHaveTextContent('Everyone can see who voted for what');
  });

  it('keeps the focus in the poll when the results replace the form', async () => {
    const { dispatch } = showMember();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    dispatch(received({ voted: true, own_votes: [1] }));
    expect(voteButton()).toBeNull();
    expect(group()).toHaveFocus();
  });
});

describe('the results of a poll', () => {
  it('POLL-05 are hidden from readers who may still vote', () => {
    showMember();
    expect(voteButton()).not.toBeNull();
    expect(results()).toEqual([]);
    expect(group()).not.toHaveTextContent('%');
  });

  it("POLL-05 are shown after voting, with the reader's vote marked", () => {
    const { dispatch } = showMember();
    dispatch(received({ voted: true, own_votes: [0] }));
    expect(voteButton()).toBeNull();
    expect(results()).toEqual(['75%Yes', '25%No']);
    const [yes, no] = within(group()).getAllByRole('listitem');
    expect(within(yes as HTMLElement).getByRole('img', { name: 'Your vote' })).toBeVisible();
    expect(within(no as HTMLElement).queryByRole('img')).toBeNull();
  });

  it('POLL-05 are shown after the end, with the time of the end', () => {
    showMember({ expires_at: inHours(-50) });
    expect(results()).toEqual(['75%Yes', '25%No']);
    expect(group()).toHaveTextContent('Poll ended 2 days ago');
  });

  it('POLL-05 are shown to visitors, who cannot vote', () => {
    show();
    expect(voteButton()).toBeNull();
    expect(within(group()).queryByRole('radio')).toBeNull();
    expect(results()).toEqual(['75%Yes', '25%No']);
  });

  it('have a bar proportional to the share', () => {
    show();
    const bars = within(group())
      .getAllByRole('listitem')
      .map((row) => row.style.getPropertyValue('--share'));
    expect(bars).toEqual(['75%', '25%']);
  });

  it('are all 0% if nobody voted', () => {
    const options = [
      { title: 'Yes', votes_count: 0 },
      { title: 'No', votes_count: 0 },
    ];
    show({ options, votes_count: 0, voters_count: 0 });
    expect(results()).toEqual(['0%Yes', '0%No']);
    expect(group()).toHaveTextContent('0 votes');
  });

  it('are announced for later if the server hides them until the end', () => {
    const options = ['Yes', 'No'].map((title) => ({ title, votes_count: null }));
    showMember({ options, voted: true });
    expect(results()).toEqual(['Yes', 'No']);
    expect(group()).toHaveTextContent('Results will be shown when the poll ends');
  });
});

describe('a poll', () => {
  it.each<[Partial<WirePoll>, string]>([
    [{ voters_count: 1 }, '1 person voted'],
    [{ voters_count: 1_234, votes_count: 2_000 }, '1,234 people voted'],
    [{ voters_count: 0, votes_count: 7 }, '7 votes'],
    [{ voters_count: null, votes_count: 1 }, '1 vote'],
  ])('with %j shows: %s', (changes, text) => {
    showMember(changes);
    expect(group()).toHaveTextContent(text);
  });

  it('shows when it ends, relative to now, and nothing if it never ends', () => {
    const { unmount } = showMember();
    expect(group()).toHaveTextContent('Poll ends in 5 hours');
    unmount();
    showMember({ expires_at: null });
    expect(group()).not.toHaveTextContent('Poll ends');
  });

  it('shows custom emoji as pictures, before and after the vote', () => {
    const options = [
      { title: 'Frogs :frog:', votes_count: 1 },
      { title: '<b>No</b>', votes_count: 0 },
    ];
    const moving = settingChanged({ name: 'stopGifs', value: false });
    const { dispatch } = showMember({ options, emojis: [wireEmoji()] }, moving);
    expect(screen.getByRole('radio', { name: 'Frogs :frog:' })).toBeVisible();
    expect(within(group()).getByRole('img', { name: ':frog:' })).toHaveAttribute(
      'src',
      'https://home.example/emoji/frog.png',
    );
    dispatch(received({ options, emojis: [wireEmoji()], voted: true }));
    expect(within(group()).getByRole('img', { name: ':frog:' })).toBeVisible();
    expect(group()).toHaveTextContent('<b>No</b>');
  });

  it('shows static emoji if the setting is on [stopGifs]', () => {
    const options = [{ title: ':frog:', votes_count: 1 }];
    const still = settingChanged({ name: 'stopGifs', value: true });
    showMember({ options, emojis: [wireEmoji()] }, still);
    expect(within(group()).getByRole('img', { name: ':frog:' })).toHaveAttribute(
      'src',
      'https://home.example/emoji/frog-still.png',
    );
  });
});

it('a poll is refreshed as long as it is shown', () => {
  const { dispatched, unmount } = showMember();
  expect(dispatched).toEqual([pollShown({ statusId: 's1' })]);
  unmount();
  expect(dispatched.at(-1)).toEqual(pollHidden({ statusId: 's1' }));
});

describe('the poll of a status', () => {
  const poll = wire();
  const { statuses } = decodeStatuses([wireStatus({ poll })]);
  const [withPoll] = statuses as [Status];

  it('reserves its room until its code has loaded', async () => {
    const { container } = renderInStore(
      <Poll statusId={withPoll.id} poll={withPoll.poll as PollOfStatus} />,
    );
    const place = container.querySelector('[aria-busy]') as HTMLElement;
    expect(place.style.getPropertyValue('--options')).toBe('2');
    expect(await screen.findByRole('group', { name: 'Poll' })).toBeVisible();
    expect(place).not.toBeVisible();
  });
});
