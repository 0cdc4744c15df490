import { olderThan, readLink } from '@/api/link';
import { fixture, fixtureNames } from '@support/fixtures';

const address = (query: string) => `https://home.example/api/v1/timelines/home?${query}`;

describe('the Link header', () => {
  it('API-04 has max_id in next and min_id in prev', () => {
    const header =
      `<${address('limit=20&max_id=AqA')}>; rel="next", ` +
      `<${address('limit=20&min_id=AqZ')}>; rel="prev"`;
    expect(readLink(header)).toEqual({ maxId: 'AqA', minId: 'AqZ' });
  });

  it('API-04 contributes no other parameter, whatever the server repeats', () => {
    const { headers } = fixture('timelines/home').response;
    expect(headers.link).toContain('local=');
    expect(readLink(headers.link ?? '')).toEqual({
      maxId: expect.stringMatching(/^\w{18}$/) as string,
      minId: expect.stringMatching(/^\w{18}$/) as string,
    });
  });

  it('API-04 has each cursor only in its own part', () => {
    const header = `<${address('min_id=1&max_id=2')}>; rel="next"`;
    expect(readLink(header)).toEqual({ maxId: '2', minId: null });
    expect(readLink(header.replace('next', 'prev'))).toEqual({ maxId: null, minId: '1' });
  });

  it.each([
    ['no header', null],
    ['an empty one', ''],
    ['one without addresses', 'rel="next"'],
    ['an address without a query', '<https://home.example/x>; rel="next"'],
    ['an empty cursor', `<${address('max_id=')}>; rel="next"`],
    ['an unknown relation', `<${address('max_id=5')}>; rel="last"`],
    ['rubbish', '<<>>;;,,rel=next'],
  ])('has no cursor in %s', (_what, header) => {
    expect(readLink(header)).toEqual({ maxId: null, minId: null });
  });

  it('is the whole query where the server pages by something else than ids', () => {
    const header = `<${address('before=2026-01-02T03%3A04%3A05.678Z&limit=20')}>; rel="next"`;
    const { maxId } = readLink(header);
    expect(olderThan(maxId)).toEqual({ before: '2026-01-02T03:04:05.678Z', limit: '20' });
    expect(olderThan('AqA')).toEqual({ max_id: 'AqA' });
    expect(olderThan(null)).toEqual({ max_id: null });
  });

  it('is read with relations without quotes, in capitals and beside others', () => {
    expect(readLink(`<${address('max_id=5')}>;rel=NEXT`).maxId).toBe('5');
    expect(readLink(`<${address('max_id=5')}>; title="a"; rel="first next"`).maxId).toBe('5');
  });

  it('has the last id of each recorded page of statuses that continues', () => {
    const pages = fixtureNames('timelines', /home|public|tag/).map((name) => fixture(name));
    const linked = pages.filter(({ response }) => response.headers.link);
    expect(linked.length).toBeGreaterThan(5);
    for (const { response } of linked) {
      const ids = (response.body as { id: string }[]).map(({ id }) => id);
      expect(readLink(response.headers.link ?? '')).toEqual({ maxId: ids.at(-1), minId: ids[0] });
    }
  });
});
