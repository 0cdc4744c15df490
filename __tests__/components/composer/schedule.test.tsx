/** The choice of a time for a post, and the name of the button that sends it. */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldOfTime, firstOffer, schedulePresets } from '@/domain/composer/options/scheduledPost';
import { draftEdited } from '@/slices/composer/drafts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { useStoppedClock } from '@support/clock';
import { body, form, has, showComposer, typed } from '@support/composer/composer';

const clock = useStoppedClock();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const onMastodon = has({ family: 'mastodon', backendVersion: '4.5.0' });
const times = (dispatched: { type: string }[]) =>
  (dispatched as unknown[])
    .filter(draftEdited.match)
    .map(({ payload }) => payload.change.scheduledAt);
const button = (name: string) => form().getByRole('button', { name });

describe('a time for a post', () => {
  it('is offered only by servers that keep posts, and not for edits', () => {
    const { dispatch } = showComposer({
      before: [has({ family: 'unknown', backendName: 'hollo', backendVersion: '0.10.0' })],
    });
    const offer = () => form().queryByRole('button', { name: 'Post later' });
    expect(offer()).not.toBeInTheDocument();
    dispatch(has({ family: 'gotosocial', backendVersion: '0.19.0' }));
    expect(offer()).not.toBeInTheDocument();
    dispatch(has({ family: 'gotosocial', backendVersion: '0.20.1' }));
    expect(offer()).toBeVisible();
    dispatch(onMastodon);
    expect(offer()).toBeVisible();
    showComposer({ target: 'edit s1', before: [onMastodon] });
    expect(form('Edit post').queryByRole('button', { name: 'Post later' })).toBeNull();
  });

  it('begins with tomorrow morning, and goes with a second press', async () => {
    const { dispatch, dispatched } = showComposer({ before: [onMastodon, typed({ text: 'Hi' })] });
    expect(button('Post')).toBeVisible();
    await user.click(button('Post later'));
    const first = firstOffer(clock.now());
    expect(times(dispatched)).toEqual([first]);
    dispatch(typed({ text: 'Hi', scheduledAt: first }));
    expect(button('Schedule')).toBeVisible();
    expect(button('Post later')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Date and time')).toHaveValue(fieldOfTime(first));
    await user.click(button('Post later'));
    expect(times(dispatched).at(-1)).toBeNull();
  });

  it('can be typed, or taken from the usual ones', async () => {
    const { dispatched } = showComposer({
      before: [onMastodon, typed({ text: 'Hi', scheduledAt: firstOffer(clock.now()) })],
    });
    const field = screen.getByLabelText('Date and time');
    fireEvent.change(field, { target: { value: '2027-05-01T18:30' } });
    expect(times(dispatched)).toEqual([new Date(2027, 4, 1, 18, 30).getTime()]);
    // An unfinished one changes nothing.
    fireEvent.change(field, { target: { value: '' } });
    expect(times(dispatched)).toHaveLength(1);
    const [hour] = schedulePresets(clock.now());
    await user.click(button('In an hour'));
    expect(times(dispatched).at(-1)).toBe(hour?.time);
  });

  it('leads to the list of what is waiting', async () => {
    const { dispatched } = showComposer({
      before: [onMastodon, typed({ text: 'Hi', scheduledAt: firstOffer(clock.now()) })],
    });
    await user.click(button('Scheduled posts'));
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'scheduledPosts', props: null }));
    expect(times(dispatched)).toEqual([]);
  });

  it('goes again, if it was opened for that list alone, and the focus goes to the text', async () => {
    const { dispatched } = showComposer({
      before: [onMastodon, typed({ scheduledAt: firstOffer(clock.now()) })],
    });
    await user.click(button('Scheduled posts'));
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'scheduledPosts', props: null }));
    expect(times(dispatched)).toEqual([null]);
    expect(body()).toHaveFocus();
  });

  it('stays if it was chosen, though nothing is written yet', async () => {
    const { dispatch, dispatched } = showComposer({
      before: [onMastodon, typed({ scheduledAt: firstOffer(clock.now()) })],
    });
    dispatch(typed({ scheduledAt: new Date(2027, 4, 1, 18, 30).getTime() }));
    await user.click(button('Scheduled posts'));
    expect(times(dispatched)).toEqual([]);
  });
});
