/** The placeholder of a muted status. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReasonText } from '@/components/statuses/card/ReasonText';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { HiddenReason } from '@/domain/timelines/filtering';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { settingChanged } from '@/slices/session/config';
import { relationshipsReceived } from '@/slices/people/relationships';
import { filtersFetched, someFilter, someRelationship } from '@support/timelines/filtering';
import { pageOf } from '@support/statuses/statuses';
import { renderInStore } from '@support/renderInStore';
import { wireStatus, wireUser } from '@support/wire';

const mute = settingChanged({ name: 'muteWords', value: ['frogs'] });
const about = wireStatus({
  account: wireUser({ id: 'u2', acct: 'ben@xn--mnchen-3ya.example' }),
  content: 'Frogs croak',
  pleroma: {},
});
const page = pageOf('public', [about]);

const show = (...before: UnknownAction[]) =>
  renderInStore(<StatusCard statusId="s1" viewingContext="public" position={{ at: 1, of: 2 }} />, {
    before: [page, ...before],
  });
const card = () => screen.getByRole('article');

describe('CARD-06 a muted status', () => {
  it('names the author and the reason, and shows itself when it is opened [muteWords]', async () => {
    const { rerender } = show(mute);
    const unmute = await screen.findByRole('button', { name: 'Show post' });
    expect(card()).toHaveAttribute('data-status-id', 's1');
    expect(card()).toHaveAttribute('aria-posinset', '1');
    expect(card()).toHaveAccessibleName(/^@ben@münchen\.example Contains “ ?frogs ?”$/);
    expect(card()).not.toHaveTextContent('Frogs croak');
    await userEvent.click(unmute);
    expect(card()).toHaveTextContent('Frogs croak');

    rerender(<p>Far away</p>);
    rerender(<StatusCard statusId="s1" viewingContext="public" />);
    expect(card()).toHaveTextContent('Frogs croak');
  });

  it('is hidden entirely if the setting is on [hideFilteredStatuses]', () => {
    const shown = (...before: UnknownAction[]) =>
      makeSelectShownIds()(show(...before).state(), 'public');
    expect(shown(mute)).toEqual(['s1']);
    const hide = settingChanged({ name: 'hideFilteredStatuses', value: true });
    expect(shown(mute, hide)).toEqual([]);
    expect(shown(hide)).toEqual(['s1']);
  });

  it('is collapsed on profiles by its content, not by its author', async () => {
    const onProfile = (...before: UnknownAction[]) =>
      renderInStore(<StatusCard statusId="s1" viewingContext="profile" />, {
        before: [page, ...before],
      });
    const muting = relationshipsReceived({
      relationships: [someRelationship({ id: 'u2', muting: true })],
    });
    onProfile(muting).unmount();
    expect(screen.queryByRole('button', { name: 'Show post' })).toBeNull();
    onProfile(mute).unmount();
    const filter = someFilter({ phrase: 'croak', contexts: ['account'] });
    onProfile(filtersFetched(filter));
    await screen.findByRole('button', { name: 'Show post' });
    expect(card()).toHaveTextContent('Matches your filter “croak”');
  });

  it('is shown outside of timelines, where the reader looked for it', () => {
    renderInStore(<StatusCard statusId="s1" />, { before: [page, mute] });
    expect(card()).toHaveTextContent('Frogs croak');
  });
});

describe('the reason of a muted status', () => {
  const userId = 'u9';
  it.each<[HiddenReason, string]>([
    [{ kind: 'mutedWord', word: 'frogs' }, 'Contains “frogs”'],
    [
      { kind: 'serverFilter', filterId: '1', title: 'Ponds', action: 'warn' },
      'Matches your filter “Ponds”',
    ],
    [{ kind: 'mutedPerson', userId }, 'You muted someone'],
    [{ kind: 'blockedPerson', userId }, 'You blocked someone'],
    [{ kind: 'blockedServer', userId }, "You muted someone's server"],
    [{ kind: 'mutedThread' }, 'You muted this conversation'],
    [{ kind: 'bot', userId }, 'someone is a bot'],
    [{ kind: 'sensitive' }, 'Marked as sensitive'],
    [{ kind: 'mutedRepeater', userId }, 'Repeated by someone (muted)'],
    [{ kind: 'botRepeater', userId }, 'Repeated by someone (bot)'],
    [{ kind: 'unwantedRepeat', userId }, 'You hide repeats from someone'],
    [{ kind: 'replyToStranger', userId }, "Reply to someone, who you don't follow"],
    [{ kind: 'replyToOther', userId }, 'Reply to someone, not to you'],
  ])('%j has a text', (reason, words) => {
    const { container } = renderInStore(<ReasonText reason={reason} />);
    expect(container).toHaveTextContent(words);
  });
});
