import { floorPage } from '@/tools/bench/floorPage';
import { describeFigure, figuresOf, isOver, median, type Round } from '@/tools/bench/report';
import type { Visit } from '@/tools/bench/visit';

const visit = (visible: number, extra: Partial<Visit> = {}): Visit => ({
  visible,
  complete: visible + 10,
  firstPaint: 5,
  blocking: 0,
  longestTask: 0,
  scripts: [],
  ...extra,
});

const round = (extra: Partial<Round> = {}): Round => ({
  floorCold: visit(500),
  floorWarm: visit(200),
  cold: visit(1500),
  warm: visit(400),
  unhindered: visit(100),
  scriptBytes: 150_000,
  ...extra,
});

const over = (rounds: Round[]) =>
  figuresOf(rounds)
    .filter(isOver)
    .map(({ name }) => name);

describe('the report of measurements', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('takes the middle of %j', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('is content within the limits', () => {
    expect(over([round()])).toEqual([]);
  });

  it.each([
    ['scripts before the public timeline shows (brotli)', { scriptBytes: 200_001 }],
    ['cold: against the floor', { cold: visit(2001) }],
    ['warm: against the floor', { warm: visit(501) }],
    ['cold: total blocking time, slow machine', { cold: visit(1500, { blocking: 251 }) }],
    [
      'longest task after first paint, fast machine',
      { unhindered: visit(100, { longestTask: 51 }) },
    ],
  ])('complains about %s', (name, extra) => {
    expect(over([round(extra)])).toEqual([name]);
  });

  it('does not let one bad round decide', () => {
    expect(over([round({ cold: visit(9000) }), round(), round()])).toEqual([]);
  });

  it('says number, unit, limit and whether it is kept', () => {
    expect(describeFigure({ name: 'a', value: 4.5, limit: 4, unit: '×' })).toMatch(
      /^OVER a +4\.50 × {2}limit 4 ×$/,
    );
  });
});

describe('the floor page', () => {
  it('holds the same statuses without a script, repeats by what they repeat', () => {
    const account = { avatar: 'http://x.example/media/a.png', acct: 'a@b', display_name: '<A>' };
    const status = { id: '1', account, content: '<p>Hello</p>', created_at: '2026-01-01' };
    const { html, css } = floorPage(
      [{ ...status, id: '2', reblog: status }] as unknown as Parameters<typeof floorPage>[0],
      '/static/floor.css',
    );
    expect(html).toContain('data-status-id="1"');
    expect(html).toContain('src="/media/a.png"');
    expect(html).toContain('<b>&lt;A&gt;</b>');
    expect(html).toContain('<p>Hello</p>');
    expect(html).toContain('href="/static/floor.css"');
    expect(html).not.toContain('<script');
    expect(css).toContain('system-ui');
  });
});
