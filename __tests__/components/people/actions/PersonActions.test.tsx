import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { PersonActions } from '@/components/people/actions/PersonActions';
import { PersonNote } from '@/components/people/actions/PersonNote';
import { RemoveFollowerButton } from '@/components/people/actions/RemoveFollowerButton';
import type { User } from '@/domain/people/user';
import {
  relationshipActionConfirmed,
  relationshipActionDelayed,
  relationshipActionRefused,
  relationshipActionRequested,
} from '@/slices/people/relationshipActions';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import {
  noteDropped,
  noteEdited,
  noteNotSaved,
  noteSaved,
  noteSaveRequested,
} from '@/slices/people/notes';
import { personCommandRequested } from '@/slices/people/personCommands';
import { relationshipsReceived } from '@/slices/people/relationships';
import { usersKnown, relationshipReceived, remoteUser } from '@support/people/relationshipActions';
import { personCommandsSaga } from '@/sagas/people/personCommands';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';

const server = instanceConfigured({
  instance: { family: 'pleroma', backendVersion: '2.6.50', pleromaChatMessagesAvailable: true },
});

interface Case {
  user?: Partial<User>;
  relation?: Parameters<typeof relationshipReceived>[0];
  before?: UnknownAction[];
  visitor?: boolean;
  compact?: boolean;
}

function show({ user, relation = {}, before = [], visitor = false, compact }: Case = {}) {
  const parts = (
    <>
      <PersonActions userId="u2" compact={compact} />
      {!compact && <PersonNote userId="u2" />}
    </>
  );
  return renderInStore(parts, {
    beside: [sagaBeside(personCommandsSaga)],
    before: [
      server,
      ...(visitor ? [] : [signedIn(), relationshipReceived(relation)]),
      usersKnown(remoteUser(user)),
      ...before,
    ],
  });
}

const button = (name: string) => screen.getByRole('button', { name });
const buttons = () =>
  screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);

async function entries() {
  await userEvent.click(button('More actions'));
  return screen.getAllByRole('menuitem').map((each) => each.textContent);
}
const choose = async (name: string) => {
  await userEvent.click(button('More actions'));
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
const wish = (
  relationshipKind: 'following' | 'muting' | 'blocking' | 'domainBlocking',
  wanted: boolean,
) => relationshipActionRequested({ userId: 'u2', relationshipKind, wanted });

describe('the person menu', () => {
  it('REL-05 offers members to follow, but neither themselves nor deactivated accounts', () => {
    show();
    expect(button('Follow')).toBeVisible();
    show({ visitor: true });
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
    show({ before: [signedIn({ id: 'u2' })] });
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
    show({ user: { deactivated: true } });
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });

  it('REL-08 contains every action on a person', async () => {
    show({ relation: { following: true, followed_by: true } });
    expect(buttons()).toEqual(['Unfollow', 'Mention', 'Message', 'Mute', 'Block', 'More actions']);
    expect(await entries()).toEqual([
      'Notify me about posts',
      'Hide repeats',
      'Add or remove from lists',
      'Private note',
      'Highlight posts',
      'Feature on my profile',
      'Copy handle',
      'Open original',
      'Mute for…',
      'Mute notifications',
      'Remove follower',
      'Mute far.example',
      'Report',
    ]);
  });

  it('REL-08 contains the same actions as menu entries where there is little room', async () => {
    show({ compact: true });
    expect(buttons()).toEqual(['Follow', 'More actions']);
    expect(await entries()).toEqual([
      'Mention',
      'Message',
      'Notify me about posts',
      'Add or remove from lists',
      'Private note',
      'Highlight posts',
      'Copy handle',
      'Open original',
      'Mute',
      'Mute for…',
      'Mute notifications',
      'Block',
      'Mute far.example',
      'Report',
    ]);
  });

  it('offers to hear of somebody again whose notifications are muted', async () => {
    show({ before: [settingChanged({ name: 'quietPeople', value: ['u2'] })] });
    const all = await entries();
    expect(all).toContain('Unmute notifications');
    expect(all).not.toContain('Mute notifications');
  });

  it.each<[string, Case]>([
    ['of oneself', { before: [signedIn({ id: 'u2' })] }],
    ['of somebody deactivated', { user: { deactivated: true } }],
  ])('REL-09 has no mention, mute or highlight %s', async (_case, shown) => {
    show(shown);
    const all = [...buttons(), ...(await entries())];
    for (const name of ['Mention', 'Mute', 'Mute for…', 'Mute notifications', 'Highlight posts']) {
      expect(all).not.toContain(name);
    }
    expect(all).toContain('Copy handle');
  });

  it('offers visitors only actions that need no account', async () => {
    show({ visitor: true });
    expect(buttons()).toEqual(['More actions']);
    expect(await entries()).toEqual(['Copy handle', 'Open original']);
  });

  it('offers no chat if the server has none, or the person does not accept messages', () => {
    show({ user: { acceptsChatMessages: false } });
    expect(buttons()).not.toContain('Message');
    show({
      before: [instanceConfigured({ instance: { pleromaChatMessagesAvailable: false } })],
    });
    expect(buttons()).not.toContain('Message');
  });

  it('leaves out actions that need following if the server requires it', async () => {
    const mastodon = instanceConfigured({
      instance: { family: 'mastodon', backendVersion: '4.4.0', features: [] },
    });
    show({ before: [mastodon] });
    const without = await entries();
    expect(without).not.toContain('Notify me about posts');
    expect(without).not.toContain('Add or remove from lists');
    show({ before: [mastodon], relation: { following: true } });
    expect(await entries()).toEqual(
      expect.arrayContaining(['Notify me about posts', 'Add or remove from lists']),
    );
  });
});

describe('the follow button', () => {
  it('REL-14 asks before unfollowing if the setting is on [modalOnUnfollow]', async () => {
    const { dispatched } = show({
      relation: { following: true },
      before: [settingChanged({ name: 'modalOnUnfollow', value: true })],
    });
    await userEvent.click(button('Unfollow'));
    expect(dispatched).toContainEqual(
      dialogOpened({ kind: 'confirmPerson', props: { userId: 'u2', command: 'unfollow' } }),
    );
    expect(dispatched.filter(relationshipActionRequested.match)).toEqual([]);
  });

  it.each([
    ['Unfollow', { following: true }, true],
    ['Follow requested', { requested: true }, true],
    ['Follow', {}, false],
  ])('REL-14 acts at once on "%s" if the setting is off', async (name, relation, on) => {
    const { dispatched } = show({ relation });
    await userEvent.click(button(name));
    expect(dispatched).toContainEqual(wish('following', !on));
    expect(button(on ? 'Unfollowing…' : 'Following…')).toBeVisible();
  });

  it('says what a press on "Follow requested" does', () => {
    show({ relation: { requested: true } });
    expect(button('Follow requested')).toHaveAttribute('title', 'Cancel request');
  });

  it('cancels a pending request with another press, without a question', async () => {
    const { dispatched } = show({
      before: [settingChanged({ name: 'modalOnUnfollow', value: true })],
    });
    await userEvent.click(button('Follow'));
    await userEvent.click(button('Following…'));
    expect(dispatched.filter(relationshipActionRequested.match)).toEqual([
      wish('following', true),
      wish('following', false),
    ]);
  });

  it('says until when a follow is delayed while the server asks for a pause', async () => {
    const { dispatch } = show();
    await userEvent.click(button('Follow'));
    dispatch(
      relationshipActionDelayed({
        userId: 'u2',
        relationshipKind: 'following',
        until: Date.UTC(2026, 10, 20, 12),
      }),
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Too many requests\. Trying again/);
    dispatch(
      relationshipActionDelayed({ userId: 'u2', relationshipKind: 'following', until: null }),
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('reverts when the server refuses', async () => {
    const { dispatch } = show();
    await userEvent.click(button('Follow'));
    dispatch(
      relationshipActionRefused({
        userId: 'u2',
        relationshipKind: 'following',
        wanted: true,
        reason: 'No',
      }),
    );
    expect(button('Follow')).toBeVisible();
  });
});

describe('muting and blocking', () => {
  it.each([
    ['Mute', 'Muting…', 'Unmute', 'Unmuting…', 'muting', 'modalOnMute'],
    ['Block', 'Blocking…', 'Unblock', 'Unblocking…', 'blocking', 'modalOnBlock'],
  ] as const)('REL-16 REL-18 shows the progress of "%s"', async (...row) => {
    const [off, tying, on, undoing, relationshipKind, setting] = row;
    const { dispatch, dispatched } = show({
      before: [settingChanged({ name: setting, value: false })],
    });
    await userEvent.click(button(off));
    expect(dispatched).toContainEqual(wish(relationshipKind, true));
    expect(button(tying)).toHaveAttribute('aria-busy', 'true');
    dispatch(relationshipReceived({ [relationshipKind]: true }));
    dispatch(relationshipActionConfirmed({ userId: 'u2', relationshipKind, wanted: true }));
    await userEvent.click(button(on));
    expect(button(undoing)).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['Mute', 'modalOnMute', { kind: 'mutePerson', props: { userId: 'u2' } }],
    ['Block', 'modalOnBlock', { kind: 'confirmPerson', props: { userId: 'u2', command: 'block' } }],
  ] as const)(
    'REL-10 asks before "%s" if %s is on [modalOnMute, modalOnBlock]',
    async (name, setting, entry) => {
      const { dispatched } = show({ before: [settingChanged({ name: setting, value: true })] });
      await userEvent.click(button(name));
      expect(dispatched).toContainEqual(dialogOpened(entry));
      expect(dispatched.filter(relationshipActionRequested.match)).toEqual([]);
    },
  );

  it('REL-19 without a question sends no expiry', async () => {
    const { dispatched } = show();
    await userEvent.click(button('Mute'));
    expect(dispatched).toContainEqual(wish('muting', true));
  });

  it('asks before muting a whole server, and not before unmuting it [modalOnMuteDomain]', async () => {
    const { dispatched } = show();
    await choose('Mute far.example');
    const props = { userId: 'u2', command: 'muteDomain' } as const;
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'confirmPerson', props }));
    const muted = show({ relation: { domain_blocking: true } });
    await choose('Unmute far.example');
    expect(muted.dispatched).toContainEqual(wish('domainBlocking', false));
    const unasked = settingChanged({ name: 'modalOnMuteDomain', value: false });
    const atOnce = show({ before: [unasked] });
    await choose('Mute far.example');
    expect(atOnce.dispatched).toContainEqual(wish('domainBlocking', true));
  });
});

describe('removing a follower', () => {
  const showButton = (followed: boolean, asks: boolean) =>
    renderInStore(<RemoveFollowerButton userId="u2" />, {
      beside: [sagaBeside(personCommandsSaga)],
      before: [
        server,
        signedIn(),
        usersKnown(remoteUser()),
        relationshipReceived({ followed_by: followed }),
        settingChanged({ name: 'modalOnRemoveUserFromFollowers', value: asks }),
      ],
    });
  const removal = relationshipActionRequested({
    userId: 'u2',
    relationshipKind: 'followedBy',
    wanted: false,
  });

  it('REL-20 is a button beside followers, which is idle, in progress, and idle again', async () => {
    showButton(false, false);
    expect(screen.queryByRole('button')).toBeNull();
    const { dispatched, dispatch } = showButton(true, false);
    await userEvent.click(button('Remove follower'));
    expect(dispatched).toContainEqual(removal);
    expect(button('Removing…')).toHaveAttribute('aria-busy', 'true');
    const intent = { userId: 'u2', relationshipKind: 'followedBy', wanted: false } as const;
    dispatch(relationshipActionRefused({ ...intent, reason: 'No' }));
    expect(button('Remove follower')).not.toHaveAttribute('aria-busy');
    dispatch(relationshipReceived({ followed_by: false }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('REL-10 REL-20 asks first if the setting is on [modalOnRemoveUserFromFollowers]', async () => {
    const { dispatched } = showButton(true, true);
    await userEvent.click(button('Remove follower'));
    const props = { userId: 'u2', command: 'removeFollower' } as const;
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'confirmPerson', props }));
    expect(dispatched).not.toContainEqual(removal);
  });
});

describe('the other entries of the person menu', () => {
  it('REL-08 add a mention at the end of the draft', async () => {
    const { dispatched } = show();
    await userEvent.click(button('Mention'));
    expect(dispatched).toContainEqual(
      expect.objectContaining({
        payload: { target: 'new', change: { text: '@ben@far.example ' } },
      }),
    );
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'postStatus', props: null }));
  });

  it('REL-08 open the chat with the person', async () => {
    const { dispatched } = show();
    await userEvent.click(button('Message'));
    expect(dispatched).toContainEqual(personCommandRequested({ userId: 'u2', command: 'chat' }));
  });

  it('REL-08 open the dialog or page that they name', async () => {
    const { dispatched } = show();
    await choose('Add or remove from lists');
    await choose('Highlight posts');
    await choose('Report');
    await choose('Mute for…');
    await choose('Copy handle');
    expect(dispatched).toEqual(
      expect.arrayContaining([
        dialogOpened({ kind: 'personLists', props: { userId: 'u2' } }),
        dialogOpened({ kind: 'highlight', props: { userId: 'u2' } }),
        dialogOpened({ kind: 'report', props: { userId: 'u2', preTickedIds: [] } }),
        dialogOpened({ kind: 'mutePerson', props: { userId: 'u2' } }),
        personCommandRequested({ userId: 'u2', command: 'copyHandle', compact: false }),
      ]),
    );
  });

  it('open the original profile in a new tab', async () => {
    show();
    await userEvent.click(button('More actions'));
    const link = screen.getByRole('menuitem', { name: 'Open original' });
    expect(link).toHaveAttribute('href', 'https://far.example/@ben');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('a private note', () => {
  const field = () => screen.getByRole('textbox', { name: 'Private note' });

  it('REL-22 is offered only if the relationship has one', async () => {
    const { dispatch } = show();
    expect(await entries()).toContain('Private note');
    await userEvent.keyboard('{Escape}');
    const [known] = relationshipReceived().payload.relationships;
    dispatch(relationshipsReceived({ relationships: [{ ...known!, note: null }] }));
    expect(await entries()).not.toContain('Private note');
  });

  it('REL-23 changes from reading to editing, is read-only while saving, and changes back', async () => {
    const { dispatch, dispatched } = show({ relation: { note: 'Before' } });
    expect(screen.getByText('Before')).toBeVisible();
    await userEvent.click(button('Edit note'));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Before');
    await userEvent.clear(field());
    await userEvent.type(field(), 'After');
    await userEvent.click(button('Save'));
    expect(dispatched).toContainEqual(noteSaveRequested({ userId: 'u2' }));
    expect(field()).toHaveAttribute('readonly');
    expect(button('Save')).toHaveAttribute('aria-busy', 'true');
    // After a failed save the field is editable again and keeps its text.
    dispatch(noteNotSaved({ userId: 'u2', reason: 'Oh no' }));
    expect(field()).not.toHaveAttribute('readonly');
    expect(field()).toHaveValue('After');
    await userEvent.type(field(), '{Control>}{Enter}{/Control}');
    dispatch(relationshipReceived({ note: 'After' }));
    dispatch(noteSaved({ userId: 'u2' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('After')).toBeVisible();
  });

  it('is unchanged after "Cancel", and can be started from the menu', async () => {
    const { dispatched } = show();
    await choose('Private note');
    expect(dispatched).toContainEqual(noteEdited({ userId: 'u2', text: '' }));
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'Never mind');
    await userEvent.click(within(field().closest('form')!).getByRole('button', { name: 'Cancel' }));
    expect(dispatched).toContainEqual(noteDropped({ userId: 'u2' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is edited in a dialog where there is little room', async () => {
    const { dispatched } = show({ compact: true, relation: { note: 'Before' } });
    expect(screen.queryByText('Before')).toBeNull();
    await choose('Private note');
    expect(dispatched).toContainEqual(noteEdited({ userId: 'u2', text: 'Before' }));
    expect(dispatched).toContainEqual(
      dialogOpened({ kind: 'personNote', props: { userId: 'u2' } }),
    );
  });
});
