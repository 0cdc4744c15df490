/** The lists that a person is on, on the profile; and the card beside a link to them. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { PersonPopover } from '@/components/people/card/PersonPopover';
import { FoundRow } from '@/screens/lists/MemberRow';
import { PersonLists } from '@/screens/profile/PersonLists';
import { listEditorOpened } from '@/slices/people/listEditor';
import { listMemberChangeRequested, listsReceived } from '@/slices/people/lists';
import { membershipsOpened, membershipsReceived } from '@/slices/people/memberships';
import { relationshipNeeded, relationshipsReceived } from '@/slices/people/relationships';
import { decodeRelationships } from '@/api/decode/people/relationship';
import type { ServerFamily } from '@/domain/session/instance';
import { signedIn, someUser } from '@support/people';
import { usersKnown } from '@support/people/relationshipActions';
import { renderInStore } from '@support/renderInStore';
import { wireRelationship } from '@support/wire';

const related = (changes: object) =>
  relationshipsReceived({
    relationships: decodeRelationships([wireRelationship({ id: 'u2', ...changes })]),
  });
const lists = listsReceived({
  lists: [
    { id: '1', title: 'Bakers' },
    { id: '2', title: 'Railways' },
  ],
});
const cleo = usersKnown(someUser({ id: 'u2', screenName: 'cleo', name: 'Cleo' }));
const asked = membershipsOpened({ userId: 'u2' });

function shown(before: UnknownAction[], family: ServerFamily = 'mastodon') {
  return renderInStore(<PersonLists userId="u2" />, {
    family,
    before: [signedIn(), cleo, ...before],
  });
}

describe('the lists that a person is on', () => {
  it('are linked, and follow what the reader changes', () => {
    const { dispatched, dispatch } = shown([lists, related({ following: true })]);
    expect(dispatched).toEqual([asked]);
    expect(screen.queryByRole('link')).toBeNull();
    act(() => void dispatch(membershipsReceived({ userId: 'u2', listIds: ['1'] })));
    expect(screen.getByRole('link', { name: 'Bakers' })).toHaveAttribute('href', '/lists/1');
    const also = { listId: '2', userId: 'u2', wanted: true };
    act(() => void dispatch(listMemberChangeRequested(also)));
    expect(screen.getByRole('link', { name: 'Railways' })).toBeVisible();
  });

  it('cost no call where there are none, or this person cannot be on one', () => {
    expect(shown([related({ following: true })]).dispatched).toEqual([]);
    expect(shown([lists, related({ following: false })]).dispatched).toEqual([]);
    expect(shown([lists, related({ following: false })], 'pleroma').dispatched).toEqual([asked]);
  });
});

it('the card beside a link says how they stand to the reader, with the private note', () => {
  const link = document.createElement('a');
  document.body.append(link);
  renderInStore(<PersonPopover link={link} userId="u2" staying onClose={() => undefined} />, {
    before: [signedIn(), cleo, related({ followed_by: true, note: 'Met at the bridge' })],
  });
  expect(screen.getByText('Follows you')).toBeVisible();
  expect(screen.getByText('Met at the bridge')).toHaveTextContent('Private note');
  link.remove();
});

it('people for a list come with the relationship to them', () => {
  const { dispatched, dispatch } = renderInStore(<FoundRow listId={null} userId="u2" />, {
    before: [signedIn(), cleo, listEditorOpened({ listId: null })],
  });
  expect(dispatched).toContainEqual(relationshipNeeded({ userId: 'u2' }));
  expect(screen.queryByText('You follow')).toBeNull();
  act(() => void dispatch(related({ following: true, followed_by: true })));
  expect(screen.getByText('You follow')).toBeVisible();
  expect(screen.getByText('Follows you')).toBeVisible();
});
