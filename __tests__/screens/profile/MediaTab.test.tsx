/** The media tab of a profile, which shows attachments as a grid. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { MediaTab } from '@/screens/profile/MediaTab';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { requestFailed } from '@/slices/engine/requests';
import {
  olderRequested,
  timelineReloadRequested,
  timelineOpened,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { renderInStore } from '@support/renderInStore';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { wireAttachment, wireStatus } from '@support/wire';

const { scrollTo } = useFakeIntersectionObserver();

const key = 'media:u1';
const statuses = [
  wireStatus({
    id: 's3',
    media_attachments: [wireAttachment(), wireAttachment({ id: '1002', description: 'a reed' })],
  }),
  wireStatus({
    id: 's2',
    sensitive: true,
    media_attachments: [wireAttachment({ id: '1003', description: 'a pike' })],
  }),
  wireStatus({ id: 's1', media_attachments: [] }),
];
const page = timelinePageReceived({
  key,
  kind: 'first',
  ids: statuses.map(({ id }) => id),
  entities: decodeStatuses(statuses),
  from: null,
  next: null,
  show: false,
  isStreaming: false,
  full: false,
});
const pageOf = (wire: ReturnType<typeof wireStatus>[], full = false) =>
  timelinePageReceived({
    ...page.payload,
    ids: wire.map(({ id }) => id),
    entities: decodeStatuses(wire),
    full,
  });
const show = (...before: UnknownAction[]) =>
  renderInStore(<MediaTab timelineKey={key} label="Media" />, { before });
const tiles = () => screen.getAllByRole('article');

describe('the media tab of a profile', () => {
  it('is a grid of posts, each with its first attachment, the count and the date', () => {
    const { dispatched } = show(page);
    expect(dispatched[0]).toEqual(timelineOpened({ key }));
    expect(screen.getByRole('feed', { name: 'Media' })).toHaveAttribute('aria-busy', 'false');
    expect(tiles().map((tile) => tile.dataset.statusId)).toEqual(['s3', 's2']);
    expect(tiles()[0]).toHaveAccessibleName(/^a pond, 2 files/);
    const time = tiles()[0]?.querySelector('a[href="/notice/s3"] time');
    expect(time).toHaveAttribute('datetime');
  });

  it('shows the posts with files of one kind, each with the first of these', async () => {
    const mixed = [
      wireStatus({
        id: 's9',
        media_attachments: [
          wireAttachment({ id: '1', description: 'a pond' }),
          wireAttachment({ id: '2', pleroma: { mime_type: 'audio/ogg' }, description: 'a frog' }),
        ],
      }),
      wireStatus({ id: 's8', media_attachments: [wireAttachment({ description: 'a reed' })] }),
    ];
    const { dispatched } = show(pageOf(mixed));
    await userEvent.click(screen.getByRole('radio', { name: 'Audio' }));
    expect(tiles().map((tile) => tile.dataset.statusId)).toEqual(['s9']);
    expect(tiles()[0]).toHaveAccessibleName(/^a frog/);
    await userEvent.click(screen.getByRole('button', { name: 'Open attachment 2: a frog' }));
    const props = { statusId: 's9', index: 1 };
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'mediaViewer', props }));
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(tiles()).toHaveLength(2);
  });

  it('looks on for a kind, page by page, until the screen is full or the end is there', async () => {
    const older = (...ids: string[]) =>
      timelinePageReceived({
        ...page.payload,
        kind: 'older',
        ids,
        entities: decodeStatuses(
          ids.map((id) => wireStatus({ id, media_attachments: [wireAttachment()] })),
        ),
        from: 's1',
        full: ids.length > 0,
      });
    const { dispatched, dispatch } = show(pageOf(statuses, true));
    await userEvent.click(screen.getByRole('radio', { name: 'Videos' }));
    const asked = () => dispatched.filter((action) => olderRequested.match(action)).length;
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText('Nothing here yet')).toBeNull();
    scrollTo(true);
    expect(asked()).toBe(1);
    dispatch(older('s0'));
    scrollTo(true);
    expect(asked()).toBe(2);
    dispatch(older());
    expect(screen.getByText('Nothing here yet')).toBeVisible();
  });

  it('opens the viewer', async () => {
    const { dispatched } = show(page);
    await userEvent.click(screen.getByRole('button', { name: 'Open attachment 1: a pond' }));
    const props = { statusId: 's3', index: 0 };
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'mediaViewer', props }));
  });

  it('covers sensitive attachments until they are pressed', async () => {
    const { unmount } = show(page);
    const covered = tiles()[1] as HTMLElement;
    expect(within(covered).queryByRole('button', { name: /Open attachment/ })).toBeNull();
    await userEvent.click(within(covered).getByRole('button', { name: 'Show sensitive media' }));
    expect(
      within(covered).getByRole('button', { name: 'Open attachment 1: a pike' }),
    ).toBeVisible();
    unmount();
    show(page, settingChanged({ name: 'hideNsfw', value: false }));
    expect(screen.queryByRole('button', { name: 'Show sensitive media' })).toBeNull();
  });

  it('shows placeholders while loading, and can be retried', async () => {
    const awaited = show();
    expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    awaited.unmount();
    const failed = requestFailed({
      key: `timeline ${key} first`,
      reason: 'Oh no',
      httpStatus: 500,
    });
    const { dispatched } = show(failed);
    expect(screen.getByRole('alert')).toHaveTextContent('Oh no');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toContainEqual(timelineReloadRequested({ key }));
  });
});
