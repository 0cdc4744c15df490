/** Dialogs about a person: confirmations, list membership, highlighting and the private note. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { membershipsRequest } from '@/domain/people/list';
import { relationshipActionRequested } from '@/slices/people/relationshipActions';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened, type DialogEntry } from '@/slices/engine/dialogs';
import {
  listsReceived,
  listMemberChangeConfirmed,
  listMemberChangeRefused,
  listMemberChangeRequested,
} from '@/slices/people/lists';
import { membershipsOpened, membershipsReceived } from '@/slices/people/memberships';
import { noteEdited, noteSaved } from '@/slices/people/notes';
import { requestFailed } from '@/slices/engine/requests';
import { usersKnown, relationshipReceived, remoteUser } from '@support/people/relationshipActions';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

async function show(
  entry: DialogEntry,
  role: 'alertdialog' | 'dialog' = 'alertdialog',
  ...before: UnknownAction[]
) {
  const view = renderInStore(<Dialogs />, {
    before: [
      signedIn(),
      usersKnown(remoteUser()),
      relationshipReceived(),
      listsReceived({
        lists: [
          { id: '1', title: 'Friends' },
          { id: '2', title: 'Work' },
        ],
      }),
      ...before,
      dialogOpened(entry),
    ],
  });
  return { ...view, dialog: await screen.findByRole(role) };
}

const asking = (command: 'unfollow' | 'block' | 'removeFollower' | 'muteDomain'): DialogEntry => ({
  kind: 'confirmPerson',
  props: { userId: 'u2', command },
});
const button = (name: string) => screen.getByRole('button', { name });

describe('the confirmation before an action on a person', () => {
  it.each([
    ['unfollow', 'Unfollow Ben?', 'Unfollow', 'following', false],
    ['block', 'Block Ben?', 'Block', 'blocking', true],
    ['removeFollower', 'Remove Ben from your followers?', 'Remove', 'followedBy', false],
    ['muteDomain', 'Mute everyone on far.example?', 'Mute', 'domainBlocking', true],
  ] as const)('REL-10 REL-14 REL-20 %s: shows the safe answer first', async (...row) => {
    const [deed, question, accept, relationshipKind, wanted] = row;
    const { dialog, dispatched } = await show(asking(deed));
    expect(dialog).toHaveAccessibleName(question);
    const [safe, sure] = within(dialog).getAllByRole('button');
    expect(safe).toHaveFocus();
    await userEvent.click(safe!);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dispatched.filter(relationshipActionRequested.match)).toEqual([]);
    expect(sure).toHaveTextContent(accept);

    const again = await show(asking(deed));
    await userEvent.click(button(accept));
    expect(again.dispatched).toContainEqual(
      relationshipActionRequested({ userId: 'u2', relationshipKind, wanted }),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the duration of a mute', () => {
  const open = () => show({ kind: 'mutePerson', props: { userId: 'u2' } });
  const amount = () => screen.getByRole('spinbutton', { name: 'Duration' });

  it.each([
    ['10', 'Minutes', 600],
    ['2', 'Hours', 7_200],
    ['3', 'Days', 259_200],
    ['0', 'Days', 0],
  ])('REL-19 accepts %s %s', async (number, unit, seconds) => {
    const { dispatched, dialog } = await open();
    expect(dialog).toHaveAccessibleName('Mute Ben?');
    await userEvent.clear(amount());
    await userEvent.type(amount(), number);
    const units = screen.getByRole('combobox', { name: 'Duration unit' });
    expect(
      within(units)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Minutes', 'Hours', 'Days']);
    await userEvent.selectOptions(units, unit);
    await userEvent.click(button('Mute'));
    expect(dispatched).toContainEqual(
      relationshipActionRequested({
        userId: 'u2',
        relationshipKind: 'muting',
        wanted: true,
        seconds,
      }),
    );
  });

  it('REL-19 is unlimited unless a duration is given', async () => {
    const { dispatched } = await open();
    expect(amount()).toHaveValue(0);
    expect(amount()).toHaveAccessibleDescription('0 means until you unmute them.');
    await userEvent.click(button('Mute'));
    expect(
      dispatched.filter(relationshipActionRequested.match).map(({ payload }) => payload.seconds),
    ).toEqual([0]);
  });

  it.each(['-1', ''])('REL-19 rejects "%s" as an amount', async (number) => {
    const { dispatched } = await open();
    await userEvent.clear(amount());
    if (number !== '') await userEvent.type(amount(), number);
    await userEvent.click(button('Mute'));
    expect(dispatched.filter(relationshipActionRequested.match)).toEqual([]);
    expect(amount()).toBeInvalid();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

describe('the dialog of list memberships', () => {
  const open = () => show({ kind: 'personLists', props: { userId: 'u2' } }, 'dialog');
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('ticks the lists of the person and changes a membership with one click', async () => {
    const { dispatch, dispatched } = await open();
    expect(dispatched).toContainEqual(membershipsOpened({ userId: 'u2' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    dispatch(membershipsReceived({ userId: 'u2', listIds: ['1'] }));
    expect(box('Friends')).toBeChecked();
    expect(box('Work')).not.toBeChecked();
    await userEvent.click(box('Work'));
    const member = { listId: '2', userId: 'u2', wanted: true };
    expect(dispatched).toContainEqual(listMemberChangeRequested(member));
    // Shown at once, and reverted when the server refuses.
    expect(box('Work')).toBeChecked();
    dispatch(listMemberChangeRefused({ ...member, reason: 'No' }));
    expect(box('Work')).not.toBeChecked();
    await userEvent.click(box('Work'));
    dispatch(listMemberChangeConfirmed(member));
    expect(box('Work')).toBeChecked();
    await userEvent.click(box('Friends'));
    dispatch(listMemberChangeConfirmed({ listId: '1', userId: 'u2', wanted: false }));
    expect(box('Friends')).not.toBeChecked();
  });

  it('shows when memberships cannot be loaded, and loads them again', async () => {
    const { dispatch, dispatched } = await open();
    const key = membershipsRequest('u2');
    dispatch(requestFailed({ key, reason: 'Oh no', httpStatus: 500 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Oh no');
    dispatched.length = 0;
    await userEvent.click(button('Retry'));
    expect(dispatched).toContainEqual(membershipsOpened({ userId: 'u2' }));
  });

  it('links to creating a list when there is none', async () => {
    const { dispatch, address } = await open();
    dispatch(listsReceived({ lists: [] }));
    await userEvent.click(screen.getByRole('link', { name: 'New list' }));
    expect(address()).toBe('/lists/new');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the highlight of a person', () => {
  const open = () => show({ kind: 'highlight', props: { userId: 'u2' } }, 'dialog');

  it('offers styles and colours and applies them at once', async () => {
    const { dispatched, state } = await open();
    expect(screen.getByRole('radio', { name: 'No highlight' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Striped background' }));
    expect(screen.getByRole('radio', { name: 'Striped background' })).toBeChecked();
    expect(state().config.chosen.highlight).toEqual({
      'ben@far.example': { type: 'striped', color: '#FFFFFF' },
    });
    expect(dispatched.some(settingChanged.match)).toBe(true);
    expect(screen.getByLabelText('Colour')).toHaveValue('#ffffff');
  });
});

describe('the dialog of a private note', () => {
  it('closes after saving and keeps unsaved text when it is left', async () => {
    const entry: DialogEntry = { kind: 'personNote', props: { userId: 'u2' } };
    const { dispatch, state } = await show(entry, 'dialog', noteEdited({ userId: 'u2', text: '' }));
    const field = () => screen.getByRole('textbox', { name: 'Private note' });
    await userEvent.type(field(), 'Met at the bridge');
    await userEvent.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state().notes?.u2?.text).toBe('Met at the bridge');
    dispatch(dialogOpened(entry));
    expect(field()).toHaveValue('Met at the bridge');
    await userEvent.click(button('Save'));
    dispatch(noteSaved({ userId: 'u2' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
