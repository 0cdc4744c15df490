import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANNOUNCEMENTS, announcementRequest, NEW_ANNOUNCEMENT } from '@/domain/talk/announcement';
import { emptyAnnouncement } from '@/domain/talk/announcementDraft';
import AnnouncementsScreen from '@/screens/announcements/AnnouncementsScreen';
import {
  announcementDeleteRequested,
  announcementSaveRefused,
  announcementReadRefused,
  announcementReadRequested,
  announcementSaved,
  announcementSaveRequested,
  announcementsOpened,
  announcementsReceived,
  announcementWritten,
} from '@/slices/talk/announcements';
import { customEmojiReceived } from '@/slices/composer/emoji';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { sessionMarkedPending } from '@/slices/session/startup';
import { manager, someAnnouncement } from '@support/talk/announcements';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const kitchen = someAnnouncement({
  id: 'a1',
  html: 'The kitchen is <b>closed</b> :leaf:',
  rawContent: 'The kitchen is **closed** :leaf:',
});
const festival = someAnnouncement({
  id: 'a2',
  html: 'Bridge festival',
  rawContent: 'Bridge festival',
  startsAt: '2027-05-01T00:00:00.000Z',
  endsAt: '2027-05-03T00:00:00.000Z',
  allDay: true,
  inactive: true,
});
const tea = someAnnouncement({
  id: 'a3',
  html: 'Tea is served',
  startsAt: new Date(2026, 10, 20, 16, 30).toISOString(),
  read: true,
});
const known = announcementsReceived({ announcements: [kitchen, festival, tea] });
const leaf = customEmojiReceived({
  emoji: [
    {
      shortcode: 'leaf',
      url: 'https://home.example/leaf.png',
      staticUrl: 'https://home.example/leaf.png',
      tags: [],
    },
  ],
});

const show = (...before: UnknownAction[]) => renderInStore(<AnnouncementsScreen />, { before });
const asMember = (...before: UnknownAction[]) => show(signedIn(), leaf, known, ...before);
const asStaff = (...before: UnknownAction[]) => show(signedIn(manager), leaf, known, ...before);

const feed = () => screen.getByRole('feed', { name: 'Announcements' });
const rows = () => within(feed()).getAllByRole('article');
const rowOf = (text: RegExp) => {
  const row = rows().find((each) => text.test(each.textContent));
  return within(row!);
};
const postForm = () => screen.getByRole('form', { name: 'New announcement' });
const editForm = () => screen.getByRole('form', { name: 'Edit announcement' });
const textOf = (form: HTMLElement) => within(form).getByRole('textbox', { name: 'Text' });
const button = (name: string, within_: HTMLElement) =>
  within(within_).getByRole('button', { name });
const edit = async () => {
  await userEvent.click(rowOf(/kitchen/).getByRole('button', { name: 'Edit' }));
};

describe('the announcements page', () => {
  it('ANN-02 shows a heading and the list, each with text, times and actions', async () => {
    const { dispatched } = asMember();
    expect(dispatched).toContainEqual(announcementsOpened());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Announcements');
    expect(rows()).toHaveLength(3);

    const unread = rowOf(/kitchen/);
    expect(unread.getByText('closed').tagName).toBe('B');
    expect(unread.getByRole('img', { name: ':leaf:' })).toBeVisible();
    expect(unread.getByText(/^Posted/)).toBeVisible();
    expect(unread.getByText('unread')).toBeInTheDocument();
    expect(unread.queryByText(/^(From|Until)/)).toBeNull();

    // An announcement of whole days shows no hours.
    const days = rowOf(/festival/);
    expect(days.getByText(/^From/)).toHaveTextContent('From May 1, 2027');
    expect(days.getByText(/^Until/)).toHaveTextContent('Until May 3, 2027');
    expect(days.getByText(/^From/).textContent).not.toMatch(/\d:\d/);
    expect(days.getByText('This announcement is inactive')).toBeVisible();
    expect(days.queryByRole('button')).toBeNull();
    expect(days.queryByText('unread')).toBeNull();

    const hours = rowOf(/Tea/);
    expect(hours.getByText(/^From/)).toHaveTextContent(/^From Nov 20, 2026, 4:30 PM$/u);
    expect(hours.queryByRole('button')).toBeNull();

    await userEvent.click(unread.getByRole('button', { name: 'Mark as read' }));
    expect(dispatched).toContainEqual(announcementReadRequested({ announcementId: 'a1' }));
  });

  it('ANN-02 shows a form to members who may post announcements', async () => {
    const { dispatched } = asStaff();
    const whyNot = button('Post', postForm());
    expect(whyNot).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(textOf(postForm()), 'Hello');
    await userEvent.click(button('Post', postForm()));
    expect(dispatched).toContainEqual(
      announcementSaveRequested({ announcementId: NEW_ANNOUNCEMENT }),
    );
  });

  it('shows an announcement as read at once, reverts on failure, and keeps the focus in its row', async () => {
    const { dispatch } = asMember();
    const [row] = rows().filter((each) => /kitchen/.test(each.textContent));
    await userEvent.click(rowOf(/kitchen/).getByRole('button', { name: 'Mark as read' }));
    expect(rowOf(/kitchen/).queryByRole('button')).toBeNull();
    expect(rowOf(/kitchen/).queryByText('unread')).toBeNull();
    expect(row).toHaveFocus();
    dispatch(announcementReadRefused({ announcementId: 'a1', reason: 'No' }));
    expect(rowOf(/kitchen/).getByRole('button', { name: 'Mark as read' })).toBeVisible();
  });

  it('ANN-03 offers posting, editing and deleting only to members with that privilege', async () => {
    const { unmount } = asMember();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Edit|Delete)$/ })).toBeNull();
    unmount();

    const without = show(signedIn({ ...manager, privileges: ['users_read'] }), known);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Edit|Delete)$/ })).toBeNull();
    without.unmount();

    const { dispatched } = asStaff();
    expect(postForm()).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(3);
    await userEvent.click(rowOf(/kitchen/).getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete this announcement?' });
    const [safe, sure] = within(question).getAllByRole('button');
    expect(safe).toHaveFocus();
    await userEvent.click(safe!);
    expect(dispatched.filter(announcementDeleteRequested.match)).toEqual([]);
    await userEvent.click(rowOf(/kitchen/).getByRole('button', { name: 'Delete' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: sure!.textContent }),
    );
    expect(dispatched.filter(announcementDeleteRequested.match)).toEqual([
      announcementDeleteRequested({ announcementId: 'a1' }),
    ]);
  });

  it('ANN-07 asks for days instead of times for whole-day announcements', async () => {
    asStaff();
    const starts = within(postForm()).getByLabelText('Starts');
    const ends = within(postForm()).getByLabelText('Ends');
    const allDay = within(postForm()).getByRole('checkbox', { name: 'All day' });
    expect([starts, ends].map((field) => field.getAttribute('type'))).toEqual([
      'datetime-local',
      'datetime-local',
    ]);
    fireEvent.change(starts, { target: { value: '2027-05-01T18:30' } });
    await userEvent.click(allDay);
    expect([starts, ends].map((field) => field.getAttribute('type'))).toEqual(['date', 'date']);
    expect(starts).toHaveValue('2027-05-01');
    await userEvent.click(allDay);
    expect(starts).toHaveAttribute('type', 'datetime-local');
    expect(starts).toHaveValue('2027-05-01T00:00');
  });

  it('refuses one that ends before it starts, with the reason', async () => {
    const { dispatched } = asStaff();
    await userEvent.type(textOf(postForm()), 'Hello');
    fireEvent.change(within(postForm()).getByLabelText('Starts'), {
      target: { value: '2027-05-02T18:30' },
    });
    fireEvent.change(within(postForm()).getByLabelText('Ends'), {
      target: { value: '2027-05-01T18:30' },
    });
    expect(within(postForm()).getByLabelText('Ends')).toHaveAccessibleDescription(
      'The end has to be after the start',
    );
    await userEvent.click(button('Post', postForm()));
    expect(dispatched.filter(announcementSaveRequested.match)).toEqual([]);
  });

  it('ANN-11 starts editing on a press, ends it after saving or cancelling, and clears the form after posting', async () => {
    const { dispatch, dispatched } = asStaff();
    await edit();
    expect(textOf(editForm())).toHaveFocus();
    expect(textOf(editForm())).toHaveValue('The kitchen is **closed** :leaf:');
    expect(screen.queryByText('closed')).toBeNull();
    await userEvent.click(button('Cancel', editForm()));
    expect(screen.queryByRole('form', { name: 'Edit announcement' })).toBeNull();
    expect(screen.getByText('closed')).toBeVisible();

    await edit();
    await userEvent.clear(textOf(editForm()));
    await userEvent.type(textOf(editForm()), 'Open again');
    await userEvent.click(button('Save', editForm()));
    expect(dispatched).toContainEqual(announcementSaveRequested({ announcementId: 'a1' }));
    dispatch(
      announcementSaved({
        announcementId: 'a1',
        announcement: { ...kitchen, html: 'Open again', rawContent: 'Open again' },
      }),
    );
    expect(screen.queryByRole('form', { name: 'Edit announcement' })).toBeNull();
    expect(rowOf(/Open again/).getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(rows().find((each) => /Open again/.test(each.textContent))).toHaveFocus();

    await userEvent.type(textOf(postForm()), 'News');
    await userEvent.click(button('Post', postForm()));
    expect(textOf(postForm())).toHaveValue('News');
    dispatch(
      announcementSaved({
        announcementId: NEW_ANNOUNCEMENT,
        announcement: someAnnouncement({ id: 'a4', html: 'News' }),
      }),
    );
    expect(textOf(postForm())).toHaveValue('');
    expect(rows()).toHaveLength(4);
  });

  it("ANN-12 shows the server's reason for a failed change until it is dismissed", async () => {
    const { dispatch } = asStaff();
    await userEvent.type(textOf(postForm()), 'News');
    dispatch(
      announcementSaveRefused({
        announcementId: NEW_ANNOUNCEMENT,
        reason: 'User is not a staff member.',
      }),
    );
    const failed = within(postForm()).getByRole('alert');
    expect(failed).toHaveTextContent("Couldn't post the announcement: User is not a staff member.");
    expect(textOf(postForm())).toHaveValue('News');
    // The message stays while the text is edited.
    await userEvent.type(textOf(postForm()), '!');
    expect(within(postForm()).getByRole('alert')).toBeVisible();
    await userEvent.click(button('Dismiss', postForm()));
    expect(within(postForm()).queryByRole('alert')).toBeNull();
    expect(textOf(postForm())).toHaveValue('News!');

    await edit();
    dispatch(announcementSaveRefused({ announcementId: 'a1', reason: 'HTTP 400 Bad Request' }));
    expect(within(editForm()).getByRole('alert')).toHaveTextContent(
      "Couldn't save the announcement: HTTP 400 Bad Request",
    );
    await userEvent.click(button('Dismiss', editForm()));
    expect(within(editForm()).queryByRole('alert')).toBeNull();
    expect(textOf(editForm())).toBeVisible();
  });

  it('disables the form while it is being sent', async () => {
    const { dispatch, dispatched } = asStaff(
      announcementWritten({
        announcementId: NEW_ANNOUNCEMENT,
        draft: { ...emptyAnnouncement, content: 'News' },
      }),
    );
    dispatch(requestStarted({ key: announcementRequest(NEW_ANNOUNCEMENT) }));
    await userEvent.type(textOf(postForm()), ' and more{Control>}{Enter}{/Control}');
    await userEvent.click(within(postForm()).getByRole('checkbox'));
    expect(textOf(postForm())).toHaveValue('News');
    expect(button('Post', postForm())).toHaveAttribute('aria-busy', 'true');
    expect(dispatched.filter(announcementSaveRequested.match)).toEqual([]);
    dispatch(requestEnded({ key: announcementRequest(NEW_ANNOUNCEMENT) }));
    await userEvent.type(textOf(postForm()), '{Control>}{Enter}{/Control}');
    expect(dispatched.filter(announcementSaveRequested.match)).toHaveLength(1);
  });
});

describe('the list of announcements', () => {
  it('shows placeholders while loading, says when it is empty, and retries after a failure', async () => {
    const { dispatch, dispatched } = show(signedIn());
    expect(screen.queryByRole('feed')).toBeNull();
    expect(screen.queryByText(/^No announcements/)).toBeNull();
    dispatch(requestFailed({ key: ANNOUNCEMENTS, reason: 'Bad gateway', httpStatus: 502 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toContainEqual(announcementsOpened());
    dispatch(requestEnded({ key: ANNOUNCEMENTS }));
    dispatch(announcementsReceived({ announcements: [] }));
    expect(screen.getByText(/^No announcements/)).toBeVisible();
    dispatch(known);
    expect(rows()).toHaveLength(3);
    // Announcements that are loaded stay after a failure.
    dispatch(requestFailed({ key: ANNOUNCEMENTS, reason: 'Bad gateway', httpStatus: 502 }));
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
  });

  it('is readable for visitors if the server allows it, without actions', () => {
    const { dispatch, dispatched } = show();
    expect(dispatched).toContainEqual(announcementsOpened());
    dispatch(known);
    expect(rows()).toHaveLength(3);
    expect(within(feed()).queryByRole('button')).toBeNull();
    expect(within(feed()).queryByText('unread')).toBeNull();
  });

  it.each([401, 403])('shows visitors a login link when the server answers %s', (httpStatus) => {
    const { dispatch } = show();
    dispatch(requestFailed({ key: ANNOUNCEMENTS, reason: 'Invalid credentials.', httpStatus }));
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits until the account is known', () => {
    const { dispatch, dispatched } = show(
      userTokenReceived({ userToken: 'T' }),
      sessionMarkedPending(),
    );
    expect(dispatched).toEqual([]);
    dispatch(signedIn());
    expect(dispatched).toContainEqual(announcementsOpened());
  });
});
