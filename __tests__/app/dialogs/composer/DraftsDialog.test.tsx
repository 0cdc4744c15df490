/** The list of drafts: opens, deletes and restores them; logging out asks what to do with them. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmLogout } from '@/app/dialogs/session/ConfirmLogout';
import { DraftsDialog } from '@/app/dialogs/composer/DraftsDialog';
import { chatDraft } from '@/domain/composer/draft';
import { LONGEST_TEMPLATE, MOST_TEMPLATES } from '@/domain/composer/drafts/templates';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { selectUnsentDrafts } from '@/selectors/composer/unsentDrafts';
import { messageQueued } from '@/slices/talk/chatMessages';
import { dialogOpened } from '@/slices/engine/dialogs';
import { draftSyncRequested } from '@/slices/composer/draftSync';
import { draftSaved } from '@/slices/composer/drafts';
import { preferenceEdited } from '@/slices/settings/preferences';
import { logoutRequested } from '@/slices/session/session';
import { someUnsent } from '@support/talk/chats';
import { someDraft, someFile } from '@support/composer/drafts';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';
import { pageOf, plain } from '@support/statuses/statuses';

const noted = (target: string, changes = {}) => draftSaved({ target, draft: someDraft(changes) });
const before = [
  signedIn(),
  pageOf('friends', plain('s1')),
  noted('new', { text: 'Of frogs', subject: 'Ponds', changedAt: 1_000, files: [someFile()] }),
  noted('reply s1', { text: 'Quite so', changedAt: 3_000 }),
  noted('edit s9', { text: 'Better', changedAt: 2_000 }),
  // An empty draft: sent already, or nothing typed yet.
  noted('quote s1', { text: '', changedAt: 4_000 }),
];
const rows = () => screen.getAllByRole('listitem');
const row = (at: number) => within(rows()[at]!);

describe('the list of drafts', () => {
  it('shows the latest first, each with its kind and contents', () => {
    renderInStore(<DraftsDialog level={1} onClose={() => undefined} />, { before });
    expect(rows().map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^Reply to @.+Quite so/),
      expect.stringMatching(/^Edit post.+Better/),
      expect.stringMatching(/^New post.+PondsOf frogs1 file/),
    ]);
  });

  it('opens each draft in the form that it belongs to', async () => {
    const { dispatched } = renderInStore(<DraftsDialog level={1} onClose={() => undefined} />, {
      before,
    });
    for (const each of [0, 1, 2]) {
      await userEvent.click(row(each).getByRole('button', { name: 'Open' }));
    }
    expect(dispatched.filter(dialogOpened.match).map(({ payload }) => payload)).toEqual([
      { kind: 'postStatus', props: { target: 'reply s1' } },
      { kind: 'editStatus', props: { statusId: 's9' } },
      { kind: 'postStatus', props: { target: 'new' } },
    ]);
  });

  it('deletes a draft and restores it unchanged', async () => {
    const { state } = renderInStore(<DraftsDialog level={1} onClose={() => undefined} />, {
      before,
    });
    const draft = state().drafts.new;
    await userEvent.click(row(2).getByRole('button', { name: 'Delete draft' }));
    expect(state().drafts.new).toBeUndefined();
    expect(row(2).getByText('Draft deleted')).toBeVisible();
    const undo = row(2).getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Draft deleted');
    await userEvent.click(undo);
    expect(state().drafts.new).toEqual(draft);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(row(2).getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(row(2).getByText('Of frogs')).toBeVisible();
  });

  it('explains itself when it is empty', () => {
    renderInStore(<DraftsDialog level={1} onClose={() => undefined} />, { before: [signedIn()] });
    expect(screen.getByText("No drafts yet. Posts you don't send are saved here.")).toBeVisible();
  });
});

describe('many drafts', () => {
  const many = [
    ...before,
    noted('quote s7', { text: 'Crème brûlée', changedAt: 5_000 }),
    noted('reply s8', { text: 'Bread', changedAt: 6_000 }),
    noted('scheduled 4', {
      text: 'One',
      changedAt: 7_000,
      scheduledAt: Date.UTC(2030, 4, 1, 12),
      parts: [
        { text: 'Two', subject: '', files: [someFile({ description: 'A newt' })], poll: null },
      ],
    }),
  ];

  it('are searched for by all of their words, in any order', async () => {
    renderInStore(<DraftsDialog level={1} onClose={() => undefined} />, { before: many });
    const search = screen.getByRole('searchbox', { name: 'Search drafts' });
    expect(rows()).toHaveLength(6);
    for (const [query, found] of [
      ['creme', /Crème brûlée/],
      ['frogs pond', /Of frogs/],
      ['newt', /Edit scheduled post.+One/],
      ['reply quite', /Quite so/],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, query);
      expect(rows().map((each) => each.textContent)).toEqual([expect.stringMatching(found)]);
    }
    await userEvent.type(search, ' nowhere');
    expect(screen.getByText('No drafts found')).toBeVisible();
  });

  it('say how many posts a chain has, and when a post is due', () => {
    renderInStore(<DraftsDialog level={1} onClose={() => undefined} />, { before: many });
    expect(row(0).getByText('2 posts')).toBeVisible();
    expect(row(0).getByText(/^Scheduled for May 1, 2030/)).toBeVisible();
  });
});

describe('drafts for other devices', () => {
  const dialog = <DraftsDialog level={1} onClose={() => undefined} />;
  const box = () => screen.queryByRole('checkbox', { name: 'Sync drafts across your devices' });

  it('are chosen where the server has a store, which says who can read them', async () => {
    const { dispatched } = renderInStore(dialog, { before });
    expect(dispatched).toContainEqual(draftSyncRequested());
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(/its admins can read them/);
    await userEvent.click(box()!);
    expect(dispatched).toContainEqual(
      preferenceEdited({ operation: 'set', name: 'syncDrafts', value: true }),
    );
  });

  it.each(['mastodon', 'gotosocial'] as const)('are not offered on %s', (family) => {
    renderInStore(dialog, { before, family });
    expect(box()).toBeNull();
  });
});

describe('templates', () => {
  const show = (actions: UnknownAction[] = before) =>
    renderInStore(<DraftsDialog level={1} onClose={() => undefined} />, {
      before: actions,
      beside: [sagaBeside(draftsSaga)],
    });
  const templates = () => within(screen.getByRole('region', { name: 'Templates' }));

  it('are made of a draft under a name, without its files', async () => {
    const { state } = show();
    await userEvent.click(row(2).getByRole('button', { name: 'Save as template' }));
    const name = screen.getByRole('textbox', { name: 'Template name' });
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Ponds');
    await userEvent.clear(name);
    await userEvent.type(name, 'Every   week{Enter}');
    expect(templates().getByRole('listitem', { name: 'Every week' })).toHaveTextContent('Of frogs');
    expect(state().drafts['template Every week']).toMatchObject({ text: 'Of frogs', files: [] });
    expect(row(2).getByRole('button', { name: 'Save as template' })).toHaveFocus();
    // They are no drafts.
    expect(selectUnsentDrafts(state())).toHaveLength(3);
    await userEvent.click(row(0).getByRole('button', { name: 'Save as template' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Template name' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Template name' }), 'Every week');
    await userEvent.click(screen.getByRole('button', { name: 'Replace template' }));
    expect(templates().getByRole('listitem', { name: 'Every week' })).toHaveTextContent('Quite so');
  });

  it('begin a post, and go on with one that was begun', async () => {
    const template = noted('template Week', { text: 'What did you do?', subject: 'Week' });
    const { state, dispatched } = show([signedIn(), template]);
    await userEvent.click(screen.getByRole('button', { name: 'Use template' }));
    expect(state().drafts.new).toMatchObject({ text: 'What did you do?', subject: 'Week' });
    expect(dispatched.some(dialogOpened.match)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Use template' }));
    expect(state().drafts.new?.text).toBe('What did you do?\n\nWhat did you do?');
  });

  it('are deleted, and restored', async () => {
    const { state } = show([signedIn(), noted('template Week', { text: 'What?' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete template' }));
    expect(state().drafts).toEqual({});
    expect(screen.getByRole('status')).toHaveTextContent('Template deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state().drafts['template Week']?.text).toBe('What?');
    expect(screen.getByRole('button', { name: 'Use template' })).toHaveFocus();
  });

  it('are at most fifty, and not too long', () => {
    const fifty = Array.from({ length: MOST_TEMPLATES }, (_each, at) =>
      noted(`template ${String(at)}`, { text: 'Week' }),
    );
    const long = noted('reply s1', { text: 'x'.repeat(LONGEST_TEMPLATE + 1), changedAt: 1 });
    show([signedIn(), noted('new', { text: 'Frogs', changedAt: 2 }), long, ...fifty]);
    const button = row(0).getByRole('button', { name: 'Save as template' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(row(1).queryByRole('button', { name: 'Save as template' })).toBeNull();
  });
});

describe('logging out with drafts', () => {
  const show = (actions: UnknownAction[] = before) =>
    renderInStore(<ConfirmLogout level={1} onClose={() => undefined} />, { before: actions });
  const logOut = () => userEvent.click(screen.getByRole('button', { name: 'Log out' }));

  it('counts chat drafts and messages that could not be sent', () => {
    show([
      signedIn(),
      noted(chatDraft('u2'), { text: 'Are you', changedAt: 1_000 }),
      noted(chatDraft('u3'), { text: '', changedAt: 1_000 }),
      messageQueued({ message: someUnsent() }),
    ]);
    expect(
      screen.getByText('You have 2 unsent drafts. They will be deleted unless you keep them.'),
    ).toBeVisible();
    renderInStore(<DraftsDialog level={1} onClose={() => undefined} />, {
      before: [signedIn(), noted(chatDraft('u2'), { text: 'Are you', changedAt: 1_000 })],
    });
    // Drafts of chat messages are not listed; they appear in their chats.
    expect(screen.getByText("No drafts yet. Posts you don't send are saved here.")).toBeVisible();
  });

  it('warns that the drafts will be deleted', async () => {
    const { dispatched } = show();
    expect(
      screen.getByText('You have 3 unsent drafts. They will be deleted unless you keep them.'),
    ).toBeVisible();
    await logOut();
    expect(dispatched).toEqual([logoutRequested()]);
  });

  it('keeps the drafts for the next login if the reader asks for it', async () => {
    const { dispatched } = show();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Keep my drafts/ }));
    await logOut();
    expect(dispatched).toEqual([logoutRequested({ keepsDrafts: true })]);
  });

  it('mentions no drafts when there are none', () => {
    show([signedIn()]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
