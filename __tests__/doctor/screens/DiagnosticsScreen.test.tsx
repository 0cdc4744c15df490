/** The diagnostics page. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntl, IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { DiagnosticsScreen } from '@/doctor/screens/DiagnosticsScreen';
import { createDoctorStore } from '@/doctor/page/doctorStore';
import { ORIGIN } from '@support/context';
import { siteAccessOf, type Broken } from '@support/testing/doctorSite';
import { barriersIn, unreachedIn } from '@support/engine/barriers';

const BROKEN: Broken = {
  files: {
    '/static/config.json': (file) => ({
      ...file,
      body: '{\n  "logoMask": "yes",\n  "theme": "cheese"\n,}',
    }),
  },
};

function show(
  broken: Broken = {},
  copy: (text: string) => Promise<void> = () => Promise.resolve(),
) {
  const store = createDoctorStore({
    site: siteAccessOf(broken),
    savedLanguage: () => Promise.resolve(null),
    preferredLanguages: () => ['en'],
    copy,
  });
  return render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <DiagnosticsScreen origin={ORIGIN} english={createIntl({ locale: 'en' })} />
      </IntlProvider>
    </Provider>,
  );
}

const group = (name: string) => screen.findByRole('region', { name });

it('the page groups findings by severity, with place and advice', async () => {
  show(BROKEN);
  expect(await screen.findByText('3 problems found')).toBe(screen.getByRole('status'));
  const [comma] = within(await group('Errors')).getAllByRole('listitem');
  expect(comma).toHaveTextContent(
    'Invalid JSON: trailing comma./static/config.json:4:1Fix the file.',
  );
  const warnings = within(await group('Warnings')).getAllByRole('listitem');
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    `logoMask can't be "yes"./static/config.json:2:3Use: true | false`,
    'Unknown name: cheese./static/config.json:3:3Fix or remove the name.',
  ]);
  expect(within(await group('OK')).getByText('Live updates: OK')).toBeVisible();
});

it('the page has a title, and a progress bar', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  expect(document.title).toBe('Diagnostics');
  await screen.findByText('No problems found');
  const bar = screen.getByRole('progressbar', { name: 'Diagnostics' });
  expect(bar).toHaveAttribute('value', '11');
  expect(bar).toHaveAttribute('max', '11');
});

it('the page copies a report in English, and confirms it', async () => {
  const copied: string[] = [];
  show(BROKEN, (text) => {
    copied.push(text);
    return Promise.resolve();
  });
  await screen.findByText('3 problems found');
  await userEvent.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('Report copied')).toBeVisible();
  expect(copied).toHaveLength(1);
  expect(copied[0]).toMatch(
    /^https:\/\/home\.example\n\nErrors\n {2}\/static\/config\.json:4:1: Invalid JSON/,
  );
});

it('the page says when the browser does not allow copying', async () => {
  show({}, () => Promise.reject(new Error('no')));
  await screen.findByText('No problems found');
  await userEvent.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText("Couldn't copy the report")).toBeVisible();
});

it('the page repeats the examination on request', async () => {
  let asked = 0;
  const files: Broken['files'] = {
    '/static/styles.json': (file) => {
      asked += 1;
      return file;
    },
  };
  show({ files });
  await screen.findByText('No problems found');
  expect(asked).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
  await waitFor(() => {
    expect(asked).toBe(2);
  });
  await screen.findByText('No problems found');
});

it('the page links back to the start', async () => {
  show();
  await screen.findByText('No problems found');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('the page has no barriers, and all that can be pressed is reached by keyboard', async () => {
  show(BROKEN);
  await screen.findByText('3 problems found');
  expect(await barriersIn(document.body)).toEqual([]);
  expect(await unreachedIn(document.body)).toEqual([]);
});
