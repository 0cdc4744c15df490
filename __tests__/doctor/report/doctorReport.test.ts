/** The doctor's report, as the command line prints it and as the page copies it. */
import { createIntl } from 'react-intl';
import { finding, findingIds, inFile, kinds } from '@/doctor/findings/finding';
import { textOfFinding, writeReport } from '@/doctor/report/doctorReport';

const intl = createIntl({ locale: 'en' });

it('the report says where, what and what to do, the worst first', () => {
  const report = writeReport(intl, 'https://home.example', [
    finding('fine', { check: 'page' }),
    finding('nothingInPage'),
    finding(
      'wrongType',
      { name: 'logoMask', found: '"yes"', expected: 'true | false' },
      inFile('/static/config.json', { line: 3, column: 5 }),
    ),
    finding('blocked', { what: 'live', header: 'content-security-policy: connect-src … wss:' }),
  ]);
  expect(report).toBe(
    [
      'https://home.example',
      '',
      'Errors',
      '  Blocked by the security policy: Live updates',
      '    → Have the server send: content-security-policy: connect-src … wss:',
      '',
      'Warnings',
      `  /static/config.json:3:5: logoMask can't be "yes".`,
      '    → Use: true | false',
      '',
      'Suggestions',
      "  The server doesn't embed any data in the page, so starting takes a little longer.",
      '',
      'OK',
      '  Page: OK',
      '',
    ].join('\n'),
  );
});

it.each(findingIds)('the report has a whole sentence for %s', (id) => {
  const faults: unknown[] = [];
  const strict = createIntl({ locale: 'en', messages: {}, onError: (error) => faults.push(error) });
  const values = Object.fromEntries(
    (
      'file status found name expected slot ratio what days header check'.split(' ') as string[]
    ).map((name) => [name, name === 'days' ? '14' : `<${name}>`]),
  );
  const { what, advice } = textOfFinding(strict, finding(id, values));
  expect(what).not.toBe('');
  expect(advice === '').toBe(!('advice' in kinds[id]));
  const real = faults.filter(
    (fault) => (fault as { code?: string }).code !== 'MISSING_TRANSLATION',
  );
  expect(real).toEqual([]);
});

it('the report counts days in words', () => {
  const text = (days: string) =>
    textOfFinding(intl, finding('kept', { file: '/', days, header: 'x' })).what;
  expect(text('1')).toContain('1 day and');
  expect(text('14')).toContain('14 days and');
});
