/** A single status shown beside another: the parent of a reply, or a quoted status. */
import nock from 'nock';
import { statusPreviewRequest } from '@/domain/statuses/status';
import { statusPreviewsSaga } from '@/sagas/statuses/statusPreviews';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { statusReceived, statusPreviewRequested } from '@/slices/statuses/statuses';
import { ORIGIN, replay } from '@support/flow';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const wanted = statusPreviewRequested({ statusId: 's3' });

describe('a status shown beside another', () => {
  it('ACT-07 is loaded with its author', async () => {
    nock(ORIGIN)
      .get('/api/v1/statuses/s3')
      .reply(200, wireStatus({ id: 's3', account: wireUser({ id: 'u9', acct: 'leo' }) }));
    const story = replay(statusPreviewsSaga);
    story.dispatch(wanted);
    await story.until(requestEnded);
    expect(selectStatus(story.state(), 's3')).toMatchObject({ userId: 'u9' });
    expect(selectUser(story.state(), 'u9')).toMatchObject({ screenName: 'leo' });
  });

  it('is not requested when it is known', async () => {
    const story = replay(statusPreviewsSaga, { before: [statusesKnown(wireStatus({ id: 's3' }))] });
    story.dispatch(wanted);
    await story.until(requestEnded);
    expect(story.all(statusReceived)).toEqual([]);
  });

  it('may be missing, and is requested again on the next view', async () => {
    nock(ORIGIN).get('/api/v1/statuses/s3').reply(404, { error: 'Record not found' });
    const story = replay(statusPreviewsSaga);
    story.dispatch(wanted);
    await story.until(requestFailed);
    expect(selectRequest(story.state(), statusPreviewRequest('s3'))).toMatchObject({
      busy: false,
      reason: 'Record not found',
    });

    nock(ORIGIN)
      .get('/api/v1/statuses/s3')
      .reply(200, wireStatus({ id: 's3' }));
    story.dispatch(wanted);
    await story.until(statusReceived);
    expect(selectStatus(story.state(), 's3')).toBeDefined();
  });
});
