import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  countAreas,
  lostIds,
  provedIds,
  readResults,
  readRows,
  unknownIds,
  writeFloor,
} from '@/tools/check/ledger';

const markdown = `# Rows

## TL — timelines

| id | the client… | source | proof |
|---|---|---|---|
| TL-01 | shows 20. | 2§1 | flow |
| TL-02 | shows more. | 2§1 | flow |

## I18N — language

| id | the client… | source | proof |
|---|---|---|---|
| I18N-01 | speaks. | 1§1 | unit |

A remark on TL-02 that is no row.
`;
const rows = readRows(markdown);
const passed = (title: string) => ({ title, status: 'passed' });

describe('the count of proved requirements', () => {
  it('reads the rows with their areas', () => {
    expect(rows).toEqual([
      { id: 'TL-01', area: 'TL', heading: 'TL — timelines', text: 'shows 20.' },
      { id: 'TL-02', area: 'TL', heading: 'TL — timelines', text: 'shows more.' },
      { id: 'I18N-01', area: 'I18N', heading: 'I18N — language', text: 'speaks.' },
    ]);
  });

  it('counts a row as proved when a test that names it passed', () => {
    const proved = provedIds([passed('timelines TL-01 and I18N-01 hold'), passed('another')]);
    expect([...proved]).toEqual(['TL-01', 'I18N-01']);
  });

  it.each(['failed', 'pending', 'skipped', 'todo'])(
    'does not count a row when another test that names it is %s',
    (status) => {
      const proved = provedIds([passed('TL-01 once'), { title: 'TL-01 twice', status }]);
      expect([...proved]).toEqual([]);
    },
  );

  it('ignores words that only resemble an id', () => {
    expect([...provedIds([passed('XTL-01 TL-012 tl-01 TL-1')])]).not.toContain('TL-01');
  });

  it('groups by area and names what is not proved', () => {
    expect(countAreas(rows, new Set(['TL-02']))).toEqual([
      { area: 'TL', heading: 'TL — timelines', proved: ['TL-02'], open: ['TL-01'] },
      { area: 'I18N', heading: 'I18N — language', proved: [], open: ['I18N-01'] },
    ]);
  });

  it('reports ids without a row, but not other words with numbers', () => {
    expect(unknownIds(rows, [passed('TL-03 and UTF-8 and TL-01')])).toEqual(['TL-03']);
  });

  it('reports rows that were proved before', () => {
    const floor = writeFloor(countAreas(rows, new Set(['TL-01', 'TL-02'])));
    expect(floor).toEqual({ TL: '01 02' });
    expect(lostIds(floor, new Set(['TL-02', 'I18N-01']))).toEqual(['TL-01']);
    expect(lostIds(floor, new Set(['TL-01', 'TL-02']))).toEqual([]);
  });

  it('reads the report of Jest', () => {
    const report = {
      testResults: [
        { assertionResults: [{ fullName: 'a TL-01', status: 'passed' }] },
        { assertionResults: [{ fullName: 'b', status: 'failed' }] },
      ],
    };
    expect(readResults(report)).toEqual([passed('a TL-01'), { title: 'b', status: 'failed' }]);
  });

  it('finds every row of the requirements, each once', () => {
    const file = path.resolve(__dirname, '../../requirements.md');
    const ids = readRows(readFileSync(file, 'utf8')).map(({ id }) => id);
    expect(ids).toHaveLength(499);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
