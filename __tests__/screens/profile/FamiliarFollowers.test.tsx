/** The followers of a person whom the reader follows, on the profile, and people whom one features. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noEntities } from '@/domain/engine/entities';
import type { ServerFamily } from '@/domain/session/instance';
import { PeopleTab } from '@/screens/profile/PeopleTab';
import { ProfileHeader } from '@/screens/profile/ProfileHeader';
import { instanceConfigured } from '@/slices/session/config';
import { peopleListOpened, peoplePageReceived } from '@/slices/people/peopleLists';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const cleo = someUser({ id: 'u2', screenName: 'cleo', name: 'Cleo' });
const others = ['Ada', 'Ben', 'Dan', 'Eve', 'Fay'].map((name, at) =>
  someUser({ id: `f${at}`, screenName: name.toLowerCase(), name }),
);
const list = { kind: 'familiar', userId: 'u2' } as const;

function header(count: number, family: ServerFamily = 'mastodon', member = true) {
  const people = others.slice(0, count);
  return renderInStore(<ProfileHeader user={cleo} tab="statuses" />, {
    family,
    before: [
      instanceConfigured({ instance: { backendVersion: '4.5.0' } }),
      ...(member ? [signedIn()] : []),
      peoplePageReceived({
        list,
        page: 'first',
        userIds: people.map(({ id }) => id),
        next: null,
        entities: { ...noEntities(), users: [cleo, ...people] },
      }),
    ],
  });
}

describe('followers whom the reader follows', () => {
  it('are named on the profile, with links', () => {
    const { dispatched } = header(2);
    expect(dispatched).toContainEqual(peopleListOpened(list));
    expect(screen.getByText(/^Followed by/)).toHaveTextContent(
      'Followed by Ada and Ben, who you follow',
    );
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/users/ada');
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  it('that are too many for a sentence are all shown on a press', async () => {
    header(5);
    const all = screen.getByRole('button', { name: 'Show all', expanded: false });
    await userEvent.click(all);
    expect(all).toHaveAttribute('aria-expanded', 'true');
    expect(within(screen.getAllByRole('list').at(-1)!).getAllByRole('link')).toHaveLength(5);
  });

  it('are not mentioned if there are none', () => {
    header(0);
    expect(screen.queryByText(/Followed by/)).toBeNull();
  });

  it.each([
    ['akkoma', true],
    ['gotosocial', true],
    ['unknown', true],
    ['mastodon', false],
  ] as const)('are not asked for on %s (member: %s)', (family, member) => {
    const { dispatched } = header(2, family, member);
    expect(dispatched).not.toContainEqual(peopleListOpened(list));
  });
});

it("people whom one features: an empty list tells how it is filled, another person's does not", () => {
  const empty = (userId: string) => {
    const featured = { kind: 'featured', userId } as const;
    const page = { userIds: [], next: null, entities: noEntities() };
    const view = renderInStore(<PeopleTab list={featured} label="Featured" isRemote={false} />, {
      before: [signedIn(), peoplePageReceived({ list: featured, page: 'first', ...page })],
    });
    const { textContent } = view.container;
    view.unmount();
    return textContent;
  };
  expect(empty('u1')).toContain('People you feature from the menu on their profile appear here.');
  expect(empty('u2')).toContain('Nobody yet');
});
