/** The preview of a post is requested half a second after the last change. */
import nock from 'nock';
import type { Draft } from '@/domain/composer/draft';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { postPreviewSaga } from '@/sagas/composer/postPreview';
import { previewToggled } from '@/slices/composer/composers';
import { draftEdited, postRequested } from '@/slices/composer/drafts';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

function* writing(): SagaGenerator<void> {
  yield* fork(draftsSaga);
  yield* fork(postPreviewSaga);
}

const target = 'new';
const key = 'preview of new';

/** Answers every preview with the text that was sent; returns the texts in order of arrival. */
function server(answer: (text: string) => [number, nock.Body] = rendered) {
  const asked: string[] = [];
  nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } })
    .persist()
    .post('/api/v1/statuses', /name="preview"\r\n\r\ntrue\r\n/)
    .reply((_path, body) => {
      const text = /name="status"\r\n\r\n([^\r]*)/.exec(String(body))?.[1] ?? '';
      asked.push(text);
      return answer(text);
    });
  return asked;
}
const rendered = (text: string): [number, nock.Body] => [
  200,
  wireStatus({ id: 'pleroma:fakeid', content: text }) as unknown as nock.Body,
];

function begin() {
  const story = replay(writing, {
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()],
  });
  return {
    ...story,
    type: (change: Partial<Draft>) => story.dispatch(draftEdited({ target, change })),
    toggle: (shown: boolean) => story.dispatch(previewToggled({ target, shown })),
    preview: () => story.state().composers?.[target]?.preview?.html ?? null,
  };
}

it('POST-15 the preview is requested when it is switched on, and again half a second after the last change', async () => {
  const asked = server();
  const story = begin();
  story.type({ text: 'H' });
  await clock.pass(1_000);
  expect(asked).toEqual([]);

  story.toggle(true);
  await settled();
  expect(asked).toEqual(['H']);
  expect(story.preview()).toBe('H');

  story.type({ text: 'He' });
  await clock.pass(300);
  story.type({ text: 'Hey' });
  await clock.pass(499);
  expect(asked).toEqual(['H']);
  await clock.pass(1);
  await settled();
  expect(asked).toEqual(['H', 'Hey']);
  expect(story.preview()).toBe('Hey');

  story.toggle(false);
  expect(story.preview()).toBeNull();
  story.type({ text: 'Hey you' });
  await clock.pass(1_000);
  expect(asked).toHaveLength(2);
});

it('the preview adds nothing to the entity tables', async () => {
  server();
  const story = begin();
  story.type({ text: 'Hello' });
  story.toggle(true);
  await settled();
  expect(story.preview()).toBe('Hello');
  expect(story.state().statuses.ids).toEqual([]);
});

it('the preview is not requested for an empty post', async () => {
  const asked = server();
  const story = begin();
  story.type({ text: ' ' });
  story.toggle(true);
  await clock.pass(1_000);
  expect(asked).toEqual([]);
});

it("the preview shows the server's error, and retries with the next change", async () => {
  server((text) => (text === 'Bad' ? [422, { error: 'Too many frogs' }] : rendered(text)));
  const story = begin();
  story.type({ text: 'Bad' });
  story.toggle(true);
  await settled();
  expect(story.state().requests[key]).toMatchObject({ reason: 'Too many frogs' });
  story.type({ text: 'Good' });
  expect(story.state().requests[key]).toBeUndefined();
  await clock.pass(500);
  await settled();
  expect(story.preview()).toBe('Good');
});

it('the preview is cancelled when the post is sent', async () => {
  const asked = server();
  const story = begin();
  story.type({ text: 'Hello' });
  story.toggle(true);
  await settled();
  story.type({ text: 'Hello frogs' });
  story.dispatch(postRequested({ target }));
  await clock.pass(1_000);
  expect(asked).toEqual(['Hello']);
});
