import { floorPage } from '@/tools/bench/floorPage';
import { chosenBenchmarks } from '@/tools/bench/benchmarks';
import { describeFigure, isOver, median, quantile } from '@/tools/bench/report';
import { startUpFigures, type Round } from '@/tools/bench/startUp';
import type { Visit } from '@/tools/bench/visit';

const visit = (visible: number, extra: Partial<Visit> = {}): Visit => ({
  visible,
  knownVisible: null,
  newsOffered: null,
  firstPaint: 5,
  blocking: 0,
  longestTask: 0,
  shift: 0,
  heap: 6,
  inWindow: [],
  scriptBytes: 200_000,
  scripts: 12,
  calls: ['GET /api/v1/timelines/public'],
  ...extra,
});

const round = (extra: Partial<Round> = {}): Round => ({
  floorCold: visit(500),
  floorWarm: visit(200),
  cold: visit(1500),
  warm: visit(400),
  unhindered: visit(100),
  member: visit(100),
  home: visit(400, { knownVisible: 250 }),
  ...extra,
});

const over = (rounds: Round[]) =>
  startUpFigures(rounds)
    .filter(isOver)
    .map(({ name }) => name);

describe('the benchmark report', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('uses the median of %j', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it.each([
    [0.95, 95],
    [0.5, 50],
    [1, 100],
    [0, 1],
  ])('computes the percentile %d', (share, value) => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(quantile(hundred, share)).toBe(value);
  });

  it('passes within the limits', () => {
    expect(over([round()])).toEqual([]);
  });

  it.each<[string, Partial<Round>]>([
    ['first visit, against it', { cold: visit(1751) }],
    ['later visit, against it', { warm: visit(401) }],
    ['home, against it', { home: visit(400, { knownVisible: 301 }) }],
    ['home, new ones shown or offered', { home: visit(501, { knownVisible: 250 }) }],
    ['home, new ones shown or offered', { home: visit(250, { newsOffered: 501 }) }],
    ['scripts until quiet, visitor', { unhindered: visit(100, { scriptBytes: 240_001 }) }],
    ['scripts until quiet, member', { member: visit(100, { scriptBytes: 290_001 }) }],
    ['requests for scripts, visitor', { unhindered: visit(100, { scripts: 13 }) }],
    ['requests for scripts, member', { member: visit(100, { scripts: 13 }) }],
    ['calls until quiet, visitor', { unhindered: visit(100, { calls: Array(7).fill('GET /') }) }],
    ['calls until quiet, member', { member: visit(100, { calls: Array(11).fill('GET /') }) }],
    ['layout shift, the largest', { warm: visit(400, { shift: 0.011 }) }],
    ['heap on the first page', { unhindered: visit(100, { heap: 7.1 }) }],
    ['blocking time of the first visit', { cold: visit(1500, { blocking: 251 }) }],
    ['longest task of a start', { cold: visit(1500, { longestTask: 101 }) }],
    ['longest task of a start, at full speed', { unhindered: visit(100, { longestTask: 51 }) }],
  ])('fails for %s', (name, extra) => {
    expect(over([round(extra)])).toEqual([name]);
  });

  it('takes the new ones at home if none of the last is left', () => {
    expect(over([round({ home: visit(301) })])).toEqual(['home, against it']);
  });

  it('is not decided by one slow round', () => {
    expect(over([round({ cold: visit(9000) }), round(), round()])).toEqual([]);
  });

  it('shows number, unit, limit and result', () => {
    expect(describeFigure({ name: 'a', value: 4.5, limit: 4, unit: '×' })).toMatch(
      /^OVER a +4\.50 × +limit 4 ×$/,
    );
    expect(describeFigure({ name: 'a', value: 3, limit: 4, unit: '' })).toMatch(
      /^ {5}a +3 +limit 4$/,
    );
    expect(describeFigure({ name: 'a', value: 3, limit: null, unit: 'MB' })).toMatch(
      /^ {5}a +3\.0 MB$/,
    );
    expect(describeFigure({ name: 'a', value: 0.0123, limit: 0.01, unit: '' })).toMatch(
      /^OVER a +0\.012 +limit 0\.01$/,
    );
  });
});

describe('the parts of the benchmark', () => {
  it('are all of them, or those named', () => {
    expect(chosenBenchmarks('thread,scrolling')).toEqual(['thread', 'scrolling']);
    expect(chosenBenchmarks(undefined)).toEqual(
      expect.arrayContaining(['start', 'scrolling', 'streaming', 'favourite', 'thread', 'day']),
    );
  });

  it('do not start with an unknown name', () => {
    expect(() => chosenBenchmarks('thread,constructor')).toThrow('There is no part "constructor"');
  });
});

describe('the baseline page', () => {
  it('contains the same statuses without a script, each repeat as the repeated status', () => {
    const account = { avatar: 'http://x.example/media/a.png', acct: 'a@b', display_name: '<A>' };
    const status = { id: '1', account, content: '<p>Hello</p>', created_at: '2026-01-01' };
    const repeat = { ...status, id: '2', reblog: status };
    const html = floorPage([repeat] as unknown as Parameters<typeof floorPage>[0]);
    expect(html).toContain('data-status-id="1"');
    expect(html).toContain('src="/media/a.png"');
    expect(html).toContain('<b>&lt;A&gt;</b>');
    expect(html).toContain('<p>Hello</p>');
    expect(html).toContain('system-ui');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('stylesheet');
  });
});
