import { act, screen } from '@testing-library/react';
import { renderUi } from '@support/renderUi';
import { ClockProvider, createClock } from '@/ui/text/Clock';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { TimeFormatContext } from '@/ui/text/timeFormat';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = (dateTime: string) => document.querySelector(`time[datetime="${dateTime}"]`);

describe('RelativeTime', () => {
  it.each([
    [0, 'now', 'just now'],
    [59, '59s', '59 seconds ago'],
    [60, '1m', '1 minute ago'],
    [2 * 3600, '2h', '2 hours ago'],
    [86_400, '1d', '1 day ago'],
    [8 * 86_400, '1w', '1 week ago'],
    [61 * 86_400, '2mo', '2 months ago'],
    [800 * 86_400, '2y', '2 years ago'],
  ])('says for %d s ago "%s", and in sentences "%s"', (seconds, short, long) => {
    renderUi(
      <>
        <RelativeTime date={ago(seconds)} />
        <RelativeTime date={ago(seconds)} form="long" />
      </>,
    );
    const texts = [...document.querySelectorAll('time')].map((time) => time.textContent);
    expect(texts).toEqual([short, long]);
  });

  it('says when a future moment will be', () => {
    renderUi(<RelativeTime date={ago(-300)} form="long" />);
    expect(screen.getByText('in 5 minutes')).toBeInTheDocument();
  });

  it('has a machine-readable time and the full local time as title', () => {
    renderUi(<RelativeTime date="2026-11-20T22:30:00+01:00" />);
    const time = screen.getByText('12h');
    expect(time).toHaveAttribute('datetime', '2026-11-20T21:30:00.000Z');
    const local = new Date('2026-11-20T22:30:00+01:00').toLocaleString('en', {
      dateStyle: 'full',
      timeStyle: 'medium',
    });
    expect(time).toHaveAttribute('title', local);
  });

  it('has no full time until the first screen is shown', () => {
    renderUi(
      <TimeFormatContext value={{ absoluteAfter: Infinity, clock: 'language', full: false }}>
        <RelativeTime date={ago(60)} />
      </TimeFormatContext>,
    );
    const time = screen.getByText('1m');
    expect(time).not.toHaveAttribute('title');
    expect(time).not.toHaveAttribute('data-tip');
  });

  it('shows dates if asked: the time today, the day this year, else with the year', () => {
    renderUi(
      <TimeFormatContext value={{ absoluteAfter: 0, clock: 'language', full: true }}>
        <RelativeTime absolute date={ago(60)} />
        <RelativeTime absolute date={ago(60 * 86_400)} />
        <RelativeTime absolute date={ago(700 * 86_400)} />
      </TimeFormatContext>,
    );
    const texts = [...document.querySelectorAll('time')].map((time) => time.textContent);
    expect(texts[0]).toMatch(/^\d{1,2}:\d{2}\s[AP]M$/);
    expect(texts[1]).toMatch(/^Sep 2\d, \d{1,2}:\d{2}\s[AP]M$/);
    expect(texts[2]).toMatch(/^Dec 2\d, 2024$/);
  });

  it('shows nothing for an invalid date', () => {
    renderUi(<RelativeTime date="yesterday" />);
    expect(document.querySelector('time')).toBeNull();
  });

  it('I18N-06 refreshes every 60 s, and every 240 s in lists that ask for it', () => {
    renderUi(
      <ClockProvider>
        <RelativeTime date={ago(30)} />
        <RelativeTime date={ago(31)} refresh={240_000} />
      </ClockProvider>,
    );
    const often = shown(ago(30));
    const seldom = shown(ago(31));
    pass(59_999);
    expect([often?.textContent, seldom?.textContent]).toEqual(['30s', '31s']);
    pass(1);
    expect([often?.textContent, seldom?.textContent]).toEqual(['1m', '31s']);
    pass(120_000);
    expect([often?.textContent, seldom?.textContent]).toEqual(['3m', '31s']);
    pass(60_000);
    expect([often?.textContent, seldom?.textContent]).toEqual(['4m', '4m']);
    pass(180_000);
    expect([often?.textContent, seldom?.textContent]).toEqual(['7m', '4m']);
    pass(60_000);
    expect([often?.textContent, seldom?.textContent]).toEqual(['8m', '8m']);
  });

  it('shares one timer, which stops when nothing is shown', () => {
    const { rerender } = renderUi(
      <ClockProvider>
        {Array.from({ length: 50 }, (_, index) => (
          <RelativeTime key={index} date={ago(index)} />
        ))}
        <RelativeTime date={ago(1)} refresh={240_000} />
      </ClockProvider>,
    );
    expect(jest.getTimerCount()).toBe(1);
    rerender(<ClockProvider>nothing</ClockProvider>);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('updates at once for another date', () => {
    const time = (date: string) => (
      <ClockProvider>
        <RelativeTime date={date} />
      </ClockProvider>
    );
    const { rerender } = renderUi(time(ago(10)));
    jest.setSystemTime(NOW + 50_000);
    rerender(time(ago(-40)));
    expect(screen.getByText('10s')).toBeInTheDocument();
  });
});

describe('createClock', () => {
  it('notifies each listener at its own interval, until it unsubscribes', () => {
    const clock = createClock();
    const heard: string[] = [];
    const stop = clock.every(60_000, () => heard.push('minute'));
    clock.every(120_000, (now) => heard.push(`two minutes at ${now - NOW}`));
    jest.advanceTimersByTime(120_000);
    stop();
    jest.advanceTimersByTime(120_000);
    expect(heard).toEqual(['minute', 'minute', 'two minutes at 120000', 'two minutes at 240000']);
  });
});
