/** Checks before a post is sent: errors block it, warnings ask once for confirmation. */
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { postingSaga } from '@/sagas/composer/posting';
import { submitRequested } from '@/slices/composer/composers';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { draftEdited, postConfirmed, postRequested } from '@/slices/composer/drafts';
import type { Draft } from '@/domain/composer/draft';
import { userTokenReceived } from '@/slices/session/session';
import { someFile } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

function* writing(): SagaGenerator<void> {
  yield* fork(draftsSaga);
  yield* fork(postingSaga);
}

const target = 'new';
const limit = (textlimit: number) => instanceConfigured({ instance: { textlimit } });

function written(change: Partial<Draft>, to = target) {
  const story = replay(writing, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      statusesKnown(wireStatus({ id: 's1', visibility: 'direct' })),
    ],
  });
  story.dispatch(draftEdited({ target: to, change }));
  return {
    ...story,
    press: () => story.dispatch(submitRequested({ target: to })),
    sent: () => story.all(postRequested).length,
    view: () => story.state().composers?.[to],
  };
}

describe('a press on "Post"', () => {
  it('sends a valid post', () => {
    const story = written({ text: 'Hello' });
    story.press();
    expect(story.sent()).toBe(1);
    expect(story.view()).toBeUndefined();
  });

  it('POST-12 for an empty post sends nothing and says so, until something is typed', () => {
    const story = written({ text: ' ' });
    story.press();
    expect(story.sent()).toBe(0);
    expect(story.view()).toMatchObject({ blockingError: { kind: 'empty' } });
    story.dispatch(draftEdited({ target, change: { text: 'Hello' } }));
    expect(story.view()).toMatchObject({ blockingError: null });
    story.press();
    expect(story.sent()).toBe(1);
  });

  it('for a text that is too long sends nothing', () => {
    const story = written({ text: 'Hello frogs' });
    story.dispatch(limit(5));
    story.press();
    expect(story.sent()).toBe(0);
    expect(story.view()).toMatchObject({ blockingError: { kind: 'tooLong', over: 6 } });
  });

  it('POST-17 for a poll with fewer than two different options sends nothing, and says so', () => {
    const poll = { options: ['frog', ' frog', ''], multiple: false, expiresIn: 600 };
    const story = written({ text: 'Hello', poll });
    story.press();
    expect(story.sent()).toBe(0);
    expect(story.view()).toMatchObject({ blockingError: { kind: 'fewOptions' } });
    const options = ['frog', 'toad', ''];
    story.dispatch(draftEdited({ target, change: { poll: { ...poll, options } } }));
    story.press();
    expect(story.sent()).toBe(1);
  });

  it('for a post with warnings asks first, and the next press sends', () => {
    const story = written({ text: 'Hello', visibility: 'direct' });
    story.press();
    expect(story.sent()).toBe(0);
    expect(story.view()?.shownWarnings).toHaveLength(1);
    story.press();
    expect(story.sent()).toBe(1);
  });

  it('asks again after a change, and about new warnings', () => {
    const story = written({ text: '@zoe hello', visibility: 'direct' }, 'reply s1');
    story.press();
    expect(story.view()?.shownWarnings).toEqual(['{"kind":"adds","names":["zoe"]}']);
    story.dispatch(draftEdited({ target: 'reply s1', change: { text: '@zoe @ann hello' } }));
    expect(story.view()?.shownWarnings).toEqual([]);
    story.press();
    expect(story.sent()).toBe(0);
    expect(story.view()?.shownWarnings).toEqual(['{"kind":"adds","names":["zoe","ann"]}']);
    story.press();
    expect(story.sent()).toBe(1);
  });

  it('for a picture without a description warns, refuses or sends, as the writer chose [missingDescriptions]', () => {
    const file = { ...someFile(), type: 'image/png', description: '' };
    const story = written({ text: 'Hello', files: [file] });
    story.dispatch(settingChanged({ name: 'missingDescriptions', value: 'insist' }));
    story.press();
    story.press();
    expect(story.sent()).toBe(0);
    expect(story.view()).toMatchObject({ blockingError: { kind: 'undescribed', count: 1 } });
    story.dispatch(settingChanged({ name: 'missingDescriptions', value: 'remind' }));
    story.press();
    expect(story.sent()).toBe(0);
    story.press();
    expect(story.sent()).toBe(1);
    story.dispatch(settingChanged({ name: 'missingDescriptions', value: 'off' }));
    story.press();
    expect(story.sent()).toBe(2);
  });

  it('clears the warnings with the post', () => {
    const story = written({ text: 'Hello', visibility: 'direct' });
    story.press();
    story.dispatch(postConfirmed({ target, statusId: 's9' }));
    expect(story.view()).toBeUndefined();
  });
});
