/** The follower and following tabs of a profile. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as personParts from '@/components/people/actions/deferredParts';
import { noEntities } from '@/domain/engine/entities';
import { PeopleTab } from '@/screens/profile/PeopleTab';
import {
  morePeopleRequested,
  peopleListClosed,
  peopleListOpened,
  peoplePageReceived,
} from '@/slices/people/peopleLists';
import { requestFailed } from '@/slices/engine/requests';
import { preloadDeferredParts } from '@support/engine/deferredCode';
import { someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';

preloadDeferredParts(personParts);

useFakeIntersectionObserver();

const list = { kind: 'followers', userId: 'u1' } as const;
const page = (userIds: string[], next: string | null) =>
  peoplePageReceived({
    list,
    page: 'first',
    userIds,
    next,
    entities: {
      ...noEntities(),
      users: userIds.map((id) =>
        someUser({ id, screenName: id, name: id.toUpperCase(), bioHtml: `<p>Hi from ${id}</p>` }),
      ),
    },
  });
const show = (before: UnknownAction[], isRemote = false) =>
  renderInStore(<PeopleTab list={list} label="Followers" isRemote={isRemote} />, { before });

describe('the list of followers or followees', () => {
  it('shows each person with the beginning of their bio and a link to the profile', () => {
    const { dispatched, unmount } = show([page(['ann', 'bob'], null)]);
    expect(dispatched).toContainEqual(peopleListOpened(list));
    const [ann] = screen.getAllByRole('article');
    expect(ann).toHaveAccessibleName(/ANN/);
    expect(ann).toHaveTextContent('Hi from ann');
    expect(ann).toHaveAttribute('aria-setsize', '2');
    expect(screen.getByRole('link', { name: /ANN/ })).toHaveAttribute('href', '/users/ann');
    expect(screen.getByText('No more people')).toBeVisible();
    unmount();
    expect(dispatched).toContainEqual(peopleListClosed(list));
  });

  it('loads more at a press', async () => {
    const { dispatched } = show([page(['ann'], 'CURSOR')]);
    await userEvent.click(screen.getByRole('button', { name: 'Load more people' }));
    expect(dispatched).toContainEqual(morePeopleRequested(list));
  });

  it('shows a failure below the known people, and retries', async () => {
    const older = requestFailed({
      key: 'people followers u1 older',
      reason: 'Oh no',
      httpStatus: 500,
    });
    const { dispatched } = show([page(['ann'], 'CURSOR'), older]);
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Oh no');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toContainEqual(morePeopleRequested(list));
  });

  it('that cannot be loaded says so', async () => {
    const first = requestFailed({
      key: 'people followers u1 first',
      reason: 'Bad gateway',
      httpStatus: 502,
    });
    const { dispatched } = show([first]);
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toEqual([peopleListOpened(list), peopleListOpened(list)]);
  });

  it('that is empty says if nobody is there or nobody is known', () => {
    const { unmount } = show([page([], null)]);
    expect(screen.getByText('Nobody yet')).toBeVisible();
    unmount();
    show([page([], null)], true);
    expect(screen.getByText('No one this server knows of')).toBeVisible();
  });
});
