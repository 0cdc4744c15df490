/** Below a thread: the server looks for more replies, or has found some, which a press shows. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThreadRefreshLine } from '@/components/statuses/thread/ThreadRefreshLine';
import { threadRefreshRequest } from '@/domain/statuses/threads/asyncRefresh';
import { requestFailed } from '@/slices/engine/requests';
import {
  threadRefreshEnded,
  threadRefreshStarted,
  threadRefreshWanted,
} from '@/slices/statuses/threadRefreshes';
import { renderInStore } from '@support/renderInStore';

it('says that more is sought, offers what was found, and tells of a failure', async () => {
  const statusId = 's1';
  const { dispatch, dispatched } = renderInStore(<ThreadRefreshLine statusId={statusId} />);
  expect(screen.queryByRole('status')).toBeNull();
  const hint = { id: 'r1', retry: 5 };
  act(() => void dispatch(threadRefreshStarted({ statusId, hint })));
  expect(screen.getByRole('status')).toHaveTextContent('Looking for more replies…');
  act(() => void dispatch(threadRefreshEnded({ statusId, found: 2 })));
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 replies' }));
  expect(dispatched).toContainEqual(threadRefreshWanted({ statusId }));
  act(
    () =>
      void dispatch(
        requestFailed({ key: threadRefreshRequest(statusId), reason: 'Down', httpStatus: 503 }),
      ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load: Down");
  act(() => void dispatch(threadRefreshEnded({ statusId, found: 0 })));
  expect(screen.queryByRole('status')).toBeNull();
});
