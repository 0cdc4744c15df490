import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WhoToFollowScreen from '@/screens/whoToFollow/WhoToFollowScreen';
import { WhoToFollowPanel } from '@/app/layout/panels/WhoToFollowPanel';
import { noEntities } from '@/domain/engine/entities';
import { instanceConfigured } from '@/slices/session/config';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import {
  suggestionDismissed,
  suggestionsReceived,
  suggestionsRequested,
} from '@/slices/discovery/suggestions';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';

useFakeIntersectionObserver();

const names = ['ann', 'bob', 'cleo', 'dora'];
const suggested = suggestionsReceived({
  userIds: names,
  entities: {
    ...noEntities(),
    users: names.map((id) => someUser({ id, screenName: id, name: id.toUpperCase() })),
  },
});

describe('suggested people', () => {
  it('are listed, each with a button to dismiss them', async () => {
    const { dispatched } = renderInStore(<WhoToFollowScreen />, { before: [suggested] });
    expect(dispatched).toContainEqual(suggestionsRequested());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who to follow');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    const [first] = screen.getAllByRole('button', { name: "Don't suggest again" });
    if (first) await userEvent.click(first);
    expect(dispatched).toContainEqual(suggestionDismissed({ userId: 'ann' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('are loading, empty, or failed', async () => {
    const { dispatch, dispatched } = renderInStore(<WhoToFollowScreen />);
    expect(screen.getByText('No suggestions right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/search');
    dispatch(requestStarted({ key: 'suggestions' }));
    expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    dispatch(requestFailed({ key: 'suggestions', reason: 'Oh no', httpStatus: 403 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Oh no');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched.filter(({ type }) => type === suggestionsRequested.type)).toHaveLength(2);
  });

  it('REL-26 are shown in the panel, three of them', async () => {
    const offered = instanceConfigured({
      instance: { suggestionsEnabled: true, features: ['v2_suggestions'] },
    });
    renderInStore(<WhoToFollowPanel />, { before: [signedIn(), offered, suggested] });
    const listed = await screen.findAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'ANN @ann',
      'BOB @bob',
      'CLEO @cleo',
    ]);
    expect(screen.getByRole('link', { name: 'More suggestions' })).toHaveAttribute(
      'href',
      '/who-to-follow',
    );
  });
});
