/** The moderation menu: the entries for each role, and which of them ask first. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ModerationMenu } from '@/components/people/actions/ModerationMenu';
import { moderationRequest } from '@/domain/admin/moderation';
import type { Privilege } from '@/domain/session/privileges';
import type { User } from '@/domain/people/user';
import { instanceConfigured } from '@/slices/session/config';
import { moderationRequested } from '@/slices/admin/moderation';
import { profileReceived } from '@/slices/people/profiles';
import { requestStarted } from '@/slices/engine/requests';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

interface Reader {
  admin?: boolean;
  privileges?: Privilege[];
}

const all: Privilege[] = ['users_manage_activation_state', 'users_delete', 'users_manage_tags'];
const pleroma = (tagPolicyAvailable = true) =>
  instanceConfigured({
    instance: { family: 'pleroma', backendName: 'pleroma', tagPolicyAvailable },
  });
const known = (changes: Partial<User> = {}) =>
  profileReceived({
    address: { id: 'u9' },
    userId: 'u9',
    entities: { statuses: [], users: [someUser({ id: 'u9', screenName: 'ann', ...changes })] },
  });

function show({ admin = false, privileges = [] }: Reader, ...before: UnknownAction[]) {
  const rights = { admin, moderator: !admin };
  return renderInStore(<ModerationMenu userId="u9" />, {
    before: [
      pleroma(),
      signedIn({ role: admin ? 'admin' : 'moderator', rights, privileges }),
      known(),
      ...before,
    ],
  });
}

const button = () => screen.queryByRole('button', { name: 'Moderation' });

async function open() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Moderation' }));
  const menu = screen.getByRole('menu', { name: 'Moderation' });
  const items = [...menu.querySelectorAll('[role^="menuitem"]')];
  return { user, texts: items.map((item) => item.textContent) };
}

describe('MOD-01 the moderation menu', () => {
  it.each([
    ['an administrator', { admin: true }, true],
    ['who may deactivate', { privileges: ['users_manage_activation_state'] }, true],
    ['who may delete', { privileges: ['users_delete'] }, true],
    ['who may tag', { privileges: ['users_manage_tags'] }, true],
    ['who may only read', { privileges: ['users_read', 'reports_manage_reports'] }, false],
    ['who may nothing', {}, false],
  ] as [string, Reader, boolean][])('is offered to %s (%j): %s', (_who, reader, shown) => {
    show(reader);
    expect(button() !== null).toBe(shown);
  });

  it('does not exist for visitors, or on servers with another API', () => {
    const mastodon = instanceConfigured({
      instance: { family: 'mastodon', backendName: 'mastodon' },
    });
    show({ admin: true, privileges: all }, mastodon);
    expect(button()).toBeNull();
    renderInStore(<ModerationMenu userId="u9" />, { before: [pleroma(), known()] });
    expect(button()).toBeNull();
  });
});

const RIGHTS = ['Make administrator', 'Make moderator'];

describe('MOD-02 moderation rights', () => {
  it('are granted by administrators', async () => {
    const { dispatched } = show({ admin: true });
    const { user, texts } = await open();
    expect(texts).toEqual(RIGHTS);
    await user.click(screen.getByRole('menuitem', { name: 'Make moderator' }));
    expect(dispatched).toEqual([
      moderationRequested({
        userId: 'u9',
        deed: { kind: 'right', right: 'moderator', wanted: true },
      }),
    ]);
  });

  it('are revoked by administrators', async () => {
    const { dispatched } = show(
      { admin: true },
      known({ rights: { admin: true, moderator: true } }),
    );
    const { user, texts } = await open();
    expect(texts).toEqual(['Remove as administrator', 'Remove as moderator']);
    await user.click(screen.getByRole('menuitem', { name: 'Remove as administrator' }));
    expect(dispatched).toEqual([
      moderationRequested({ userId: 'u9', deed: { kind: 'right', right: 'admin', wanted: false } }),
    ]);
  });

  it.each([
    ['remote', { isLocal: false }],
    ['deactivated', { deactivated: true }],
  ] as [string, Partial<User>][])(
    'are not offered for people who are %s',
    async (_what, changes) => {
      show({ admin: true, privileges: all }, known(changes));
      const { texts } = await open();
      expect(texts).not.toEqual(expect.arrayContaining([RIGHTS[0]]));
      expect(texts).not.toEqual(expect.arrayContaining([RIGHTS[1]]));
    },
  );

  it('cannot be granted by moderators, whatever their privileges', async () => {
    show({ privileges: all });
    const { texts } = await open();
    expect(texts).not.toEqual(expect.arrayContaining([RIGHTS[0]]));
    expect(texts).not.toEqual(expect.arrayContaining([RIGHTS[1]]));
  });
});

const TAGS = [
  ['Mark all media as sensitive', 'mrf_tag:media-force-nsfw'],
  ['Remove media from posts', 'mrf_tag:media-strip'],
  ['Make all posts unlisted', 'mrf_tag:force-unlisted'],
  ['Make all posts followers-only', 'mrf_tag:sandbox'],
  ['Prevent follows from other servers', 'mrf_tag:disable-remote-subscription'],
  ['Prevent all follows', 'mrf_tag:disable-any-subscription'],
  ["Don't send posts to other servers", 'mrf_tag:quarantine'],
] as const;

describe('moderation tags', () => {
  it('MOD-05 are these seven, toggled with one press', async () => {
    const { dispatched } = show(
      { privileges: ['users_manage_tags'] },
      known({ tags: ['mrf_tag:sandbox'] }),
    );
    const { texts } = await open();
    expect(texts).toEqual(TAGS.map(([text]) => text));
    const user = userEvent.setup();
    for (const [name, tag] of TAGS) {
      if (!screen.queryByRole('menu')) await open();
      const checked = tag === 'mrf_tag:sandbox';
      await user.click(screen.getByRole('menuitemcheckbox', { name, checked }));
      expect(dispatched.at(-1)).toEqual(
        moderationRequested({ userId: 'u9', deed: { kind: 'tag', tag, wanted: !checked } }),
      );
    }
  });

  it('MOD-04 need the policy and the privilege', async () => {
    show({ privileges: all }, pleroma(false));
    expect((await open()).texts).toEqual(['Deactivate account', 'Delete account']);
    show({ privileges: ['users_delete'] });
    expect((await open()).texts).toEqual(['Delete account']);
    show({ privileges: ['users_manage_tags'] });
    expect((await open()).texts).toHaveLength(TAGS.length);
  });
});

it('the moderation menu deactivates at once, and hides what is not permitted', async () => {
  const { dispatched } = show({ privileges: ['users_manage_activation_state'] });
  const { user, texts } = await open();
  expect(texts).toEqual(['Deactivate account']);
  await user.click(screen.getByRole('menuitem', { name: 'Deactivate account' }));
  expect(dispatched).toEqual([
    moderationRequested({ userId: 'u9', deed: { kind: 'activation', wanted: false } }),
  ]);
});

it('the moderation menu offers to activate a deactivated account', async () => {
  show({ privileges: all }, known({ deactivated: true }));
  expect((await open()).texts.slice(0, 2)).toEqual(['Activate account', 'Delete account']);
});

describe('MOD-10 deleting an account', () => {
  it('asks first, with the focus on the safe answer', async () => {
    const { dispatched } = show({ privileges: ['users_delete'] });
    const { user } = await open();
    await user.click(screen.getByRole('menuitem', { name: 'Delete account' }));
    const question = screen.getByRole('alertdialog', {
      name: 'Delete the account ann and all its posts?',
    });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(dispatched).toEqual([]);

    await open();
    await user.click(screen.getByRole('menuitem', { name: 'Delete account' }));
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(dispatched).toEqual([moderationRequested({ userId: 'u9', deed: { kind: 'deletion' } })]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('the moderation menu ignores presses while a request is pending', async () => {
  show({ privileges: all }, requestStarted({ key: moderationRequest('u9') }));
  await userEvent.click(screen.getByRole('button', { name: 'Moderation' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
