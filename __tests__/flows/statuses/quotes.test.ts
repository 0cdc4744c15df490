/** The author of a post changes who may quote it, and takes it out of a quote. */
import nock from 'nock';
import { quotesSaga } from '@/sagas/statuses/quotes';
import { selectStatus } from '@/selectors/statuses/statuses';
import { noticeShown } from '@/slices/engine/notices';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { quotePolicyChosen, quoteRemovalRequested } from '@/slices/statuses/quotes';
import {
  olderQuotesRequested,
  quotesClosed,
  quotesOpened,
  quotesReceived,
} from '@/slices/statuses/quoteLists';
import { statusReceived } from '@/slices/statuses/statuses';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const approval = (who: string[]) => ({ automatic: who, manual: [], current_user: 'automatic' });
const own = wireStatus({ id: 's1', pleroma: {}, quote_approval: approval(['public']) });
const quoting = wireStatus({
  id: 's2',
  pleroma: {},
  quote: { state: 'accepted', quoted_status: own },
});
const start = () =>
  replay(quotesSaga, {
    family: 'mastodon',
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      statusesKnown(own),
      statusesKnown(quoting),
    ],
  });

describe('who may quote a post', () => {
  const chosen = quotePolicyChosen({ statusId: 's1', policy: 'followers' });
  const asked = () =>
    nock(ORIGIN).put('/api/v1/statuses/s1/interaction_policy', {
      quote_approval_policy: 'followers',
    });

  it('is changed after posting', async () => {
    asked().reply(200, { ...own, quote_approval: approval(['followers']) });
    const story = start();
    story.dispatch(chosen);
    await story.until(statusReceived);
    expect(selectStatus(story.state(), 's1')).toMatchObject({ quotePolicy: 'followers' });
  });

  it('stays as it was when the server refuses, which a notice says', async () => {
    asked().reply(422, { error: 'Not for this post' });
    const story = start();
    story.dispatch(chosen);
    await story.until(noticeShown);
    expect(selectStatus(story.state(), 's1')).toMatchObject({ quotePolicy: 'public' });
    expect(story.all(noticeShown)[0]!.payload).toMatchObject({
      level: 'error',
      values: { detail: 'Not for this post' },
    });
  });
});

describe('the quotes of a post', () => {
  const path = '/api/v1/statuses/s1/quotes';
  const link = { link: `<${ORIGIN}${path}?max_id=7>; rel="next"` };

  it('are listed page by page until the dialog is closed', async () => {
    nock(ORIGIN).get(path).reply(200, [quoting], link);
    const story = start();
    story.dispatch(quotesOpened({ statusId: 's1' }));
    await story.until(quotesReceived);
    expect(story.state().quoteLists).toEqual({ s1: { ids: ['s2'], next: '7' } });

    nock(ORIGIN)
      .get(path)
      .query({ max_id: '7' })
      .reply(200, [wireStatus({ id: 's3' })]);
    story.log.length = 0;
    story.dispatch(olderQuotesRequested({ statusId: 's1' }));
    await story.until(quotesReceived);
    expect(story.state().quoteLists).toEqual({ s1: { ids: ['s2', 's3'], next: null } });

    story.dispatch(quotesClosed({ statusId: 's1' }));
    expect(story.state().quoteLists).toEqual({});
  });

  it('that the server refuses leave the reason', async () => {
    nock(ORIGIN).get(path).reply(403, { error: 'Not yours' });
    const story = start();
    story.dispatch(quotesOpened({ statusId: 's1' }));
    await story.until(requestFailed);
    expect(story.all(requestFailed)[0]!.payload).toMatchObject({ reason: 'Not yours' });
  });
});

describe('the own post in a quote', () => {
  const requested = quoteRemovalRequested({ statusId: 's2' });
  const asked = () => nock(ORIGIN).post('/api/v1/statuses/s1/quotes/s2/revoke');

  it('is taken out', async () => {
    asked().reply(200, { ...quoting, quote: { state: 'revoked', quoted_status: null } });
    const story = start();
    story.dispatch(requested);
    await story.until(statusReceived);
    expect(selectStatus(story.state(), 's2')).toMatchObject({ quoteState: 'revoked' });
  });

  it('stays when the server refuses', async () => {
    asked().reply(403, { error: 'This action is not allowed' });
    const story = start();
    story.dispatch(requested);
    await story.until(noticeShown);
    expect(selectStatus(story.state(), 's2')).toMatchObject({ quoteState: 'shown' });
  });
});
