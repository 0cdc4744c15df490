/** The diagnostics page. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntl, IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { DiagnosticsScreen } from '@/doctor/screens/DiagnosticsScreen';
import { createDoctorStore } from '@/doctor/page/doctorStore';
import { ORIGIN } from '@support/context';
import { siteAccessOf, type Broken } from '@support/testing/doctorSite';

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
  expect(await screen.findByText('3 things to mend')).toBe(screen.getByRole('status'));
  const [comma] = within(await group('Errors')).getAllByRole('listitem');
  expect(comma).toHaveTextContent(
    'This is no JSON: there is a comma too many./static/config.json:4:1Correct the file there.',
  );
  const warnings = within(await group('Warnings')).getAllByRole('listitem');
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    'logoMask cannot be "yes"./static/config.json:2:3Write: true | false',
    'Nothing is called cheese./static/config.json:3:3Correct the name, or take it out.',
  ]);
  expect(within(await group('In order')).getByText('Live updates: in order')).toBeVisible();
});

it('the page has a title, and a progress bar', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  expect(document.title).toBe('Diagnostics');
  await screen.findByText('Nothing is wrong.');
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
  await screen.findByText('3 things to mend');
  await userEvent.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('Report copied')).toBeVisible();
  expect(copied).toHaveLength(1);
  expect(copied[0]).toMatch(
    /^https:\/\/home\.example\n\nErrors\n {2}\/static\/config\.json:4:1: This is no JSON/,
  );
});

it('the page says when the browser does not allow copying', async () => {
  show({}, () => Promise.reject(new Error('no')));
  await screen.findByText('Nothing is wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('The report could not be copied')).toBeVisible();
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
  await screen.findByText('Nothing is wrong.');
  expect(asked).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
  await waitFor(() => {
    expect(asked).toBe(2);
  });
  await screen.findByText('Nothing is wrong.');
});

it('the page links back to the start', async () => {
  show();
  await screen.findByText('Nothing is wrong.');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
