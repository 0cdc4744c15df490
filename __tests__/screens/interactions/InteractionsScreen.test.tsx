import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { interactionFeedRequest } from '@/domain/notifications/interactionTabs';
import { noEntities } from '@/domain/engine/entities';
import InteractionsScreen from '@/screens/interactions/InteractionsScreen';
import {
  interactionFeedClosed,
  interactionFeedOpened,
  interactionFeedReceived,
  olderInteractionsRequested,
} from '@/slices/notifications/interactionFeeds';
import { instanceConfigured } from '@/slices/session/config';
import { requestFailed } from '@/slices/engine/requests';
import { someNotification } from '@support/notifications/notifications';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim());
const always = ['Mentions', 'Favourites and repeats', 'Follows', 'Emoji reactions'];

/** A server with emoji reactions, which not every server has. */
const reacting = instanceConfigured({ instance: { reactionsAvailable: true } });

const follows = (ids: string[], atEnd = false) =>
  interactionFeedReceived({
    tab: 'follows',
    notifications: ids.map((id) =>
      someNotification({ id, type: 'follow', wireType: 'follow', statusId: null, userId: 'u2' }),
    ),
    cursor: ids.at(-1) ?? null,
    atEnd,
    entities: { ...noEntities(), users: [someUser({ id: 'u2', name: 'Ben Example' })] },
  });

describe('the interactions page', () => {
  it('INTER-01 has a tab for each kind', async () => {
    const { dispatched } = renderInStore(<InteractionsScreen />, {
      before: [reacting, signedIn()],
    });
    expect(tabs()).toEqual(always);
    expect(dispatched).toEqual([interactionFeedOpened({ tab: 'mentions' })]);
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('tab', { name: 'Follows' }));
    expect(dispatched).toEqual([
      interactionFeedClosed({ tab: 'mentions' }),
      interactionFeedOpened({ tab: 'follows' }),
    ]);
  });

  it('leaves out reactions if the server has none', () => {
    renderInStore(<InteractionsScreen />, { before: [signedIn()] });
    expect(tabs()).toEqual(always.slice(0, 3));
  });

  it('INTER-02 has reports only for members who may manage them', () => {
    const { dispatch } = renderInStore(<InteractionsScreen />, {
      before: [reacting, signedIn({ privileges: ['users_read'] })],
    });
    expect(tabs()).toEqual(always);
    dispatch(signedIn({ privileges: ['reports_manage_reports'] }));
    expect(tabs()).toEqual([...always, 'Reports']);
  });

  it('INTER-03 has moves only for members whose follows do not move automatically', () => {
    const { dispatch } = renderInStore(<InteractionsScreen />, {
      before: [reacting, signedIn({ allowsFollowingMove: true })],
    });
    expect(tabs()).toEqual(always);
    dispatch(signedIn({ allowsFollowingMove: false }));
    expect(tabs()).toEqual([...always, 'Account moves']);
  });

  it('shows rows like notifications, loads more at a press, and marks the end', async () => {
    const { dispatch, dispatched } = renderInStore(<InteractionsScreen />, {
      before: [reacting, signedIn()],
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Follows' }));
    dispatch(follows(['5']));
    expect(screen.getByRole('feed', { name: 'Follows' })).toHaveTextContent(/Ben Example/);
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Load older notifications' }));
    expect(dispatched).toEqual([olderInteractionsRequested({ tab: 'follows' })]);
  });

  it('says when it is empty, and shows failures', async () => {
    const { dispatch, dispatched } = renderInStore(<InteractionsScreen />, {
      before: [reacting, signedIn()],
    });
    dispatch(
      requestFailed({
        key: interactionFeedRequest('mentions'),
        reason: 'Bad gateway',
        httpStatus: 502,
      }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toEqual([interactionFeedOpened({ tab: 'mentions' })]);
    await userEvent.click(screen.getByRole('tab', { name: 'Follows' }));
    dispatch(follows([], true));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Nothing here yet');
  });
});
