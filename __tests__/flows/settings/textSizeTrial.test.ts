/**
 * A new text size is tried out: it stays if the reader confirms it, and reverts by itself
 * otherwise.
 */
import { selectPaint } from '@/selectors/settings/theme';
import { textSizeKept, textSizeReverted, textSizeTried } from '@/slices/settings/textSizeTrial';
import { themeSettingsPreviewed, pagePainted } from '@/slices/settings/theme';
import { textSizeTrialSaga } from '@/sagas/settings/textSizeTrial';
import { themeSaga } from '@/sagas/settings/theme';
import { fork } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import type { RootState } from '@/slices/root';
import { replay } from '@support/flow';

function* both(): SagaGenerator<void> {
  yield* fork(themeSaga);
  yield* textSizeTrialSaga();
}

const size = (story: { state: () => RootState }) =>
  selectPaint(story.state())?.variables['font-size'] ?? null;
const large = textSizeTried({ textSize: '20px' });

describe('a trial of a text size', () => {
  it('applies at once, and is kept when the reader confirms it', async () => {
    const story = replay(both);
    story.dispatch(large);
    await story.until(pagePainted);
    expect(size(story)).toBe('20px');
    expect(story.state().config.chosen.textSize).toBeUndefined();
    story.dispatch(textSizeKept());
    expect(story.state().config.chosen.textSize).toBe('20px');
    expect(story.state().theme.previewed).toEqual({});
    await story.until(pagePainted);
    expect(size(story)).toBe('20px');
  });

  it('is undone when the reader rejects it', async () => {
    const story = replay(both);
    story.dispatch(large);
    await story.until(pagePainted);
    story.log.length = 0;
    story.dispatch(textSizeReverted());
    await story.until(pagePainted);
    expect(size(story)).toBeNull();
    expect(story.state().config.chosen.textSize).toBeUndefined();
  });

  it('is undone by itself without an answer, counted from the last size tried', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const story = replay(both);
    story.dispatch(large);
    await jest.advanceTimersByTimeAsync(10_000);
    story.dispatch(textSizeTried({ textSize: '24px' }));
    await jest.advanceTimersByTimeAsync(14_000);
    expect(size(story)).toBe('24px');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(size(story)).toBeNull();
    expect(story.state().textSizeTrial?.textSize).toBeNull();
    expect(story.all(themeSettingsPreviewed).at(-1)?.payload).toEqual({});
    jest.useRealTimers();
  });
});
