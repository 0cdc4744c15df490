/** Formats moments as the reader's preferences say. */
import { settingChanged } from '@/slices/session/config';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { renderInStore } from '@support/renderInStore';

const NOW = new Date(2026, 10, 21, 14, 30);
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

type Change = Parameters<typeof settingChanged>[0];

const written = (...changes: Change[]) => {
  const { container } = renderInStore(
    <>
      <RelativeTime absolute date={ago(HOUR)} />
      <RelativeTime absolute date={ago(50 * HOUR)} />
      <RelativeTime date={ago(HOUR)} form="long" />
    </>,
    { before: changes.map((change) => settingChanged(change)) },
  );
  return [...container.querySelectorAll('time')].map(({ textContent, title }) => ({
    text: textContent.replace(/\s/gu, ' '),
    title: title.replace(/\s/gu, ' '),
  }));
};
const dates = { name: 'useAbsoluteTimeFormat', value: true } as const;

describe('a timestamp', () => {
  it('is relative or absolute as the setting says, but relative in sentences [useAbsoluteTimeFormat]', () => {
    expect(written().map(({ text }) => text)).toEqual(['1h', '2d', '1 hour ago']);
    expect(written(dates).map(({ text }) => text)).toEqual([
      '1:30 PM',
      'Nov 19, 12:30 PM',
      '1 hour ago',
    ]);
  });

  it('is absolute from the configured age on [absoluteTimeFormatMinAge]', () => {
    const old = { name: 'absoluteTimeFormatMinAge', value: '1.5d' } as const;
    expect(written(dates, old).map(({ text }) => text)).toEqual([
      '1h',
      'Nov 19, 12:30 PM',
      '1 hour ago',
    ]);
  });

  it.each([
    ['12h', '1:30 PM', /1:30:00 PM$/],
    ['24h', '13:30', /13:30:00$/],
  ] as const)(
    'has the hour format that the reader prefers: %s [absoluteTime12h]',
    (value, text, full) => {
      const [first] = written(dates, { name: 'absoluteTime12h', value });
      expect(first?.text).toBe(text);
      expect(first?.title).toMatch(full);
    },
  );
});
