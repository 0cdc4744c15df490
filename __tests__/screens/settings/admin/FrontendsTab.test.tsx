/** The administration of front-ends: listed, installed, and chosen as the default. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { withConfigValue } from '@/domain/admin/adminConfig';
import type { Frontend } from '@/domain/admin/frontends';
import { adminRequests, installRequest } from '@/domain/admin/adminRequests';
import { PRIMARY_FRONTEND } from '@/domain/admin/adminSettings';
import { FrontendsTab } from '@/screens/settings/admin/FrontendsTab';
import { adminConfigReceived, configValuePushRequested } from '@/slices/admin/adminConfig';
import {
  frontendInstalled,
  frontendInstallRequested,
  frontendsReceived,
  frontendsRequested,
} from '@/slices/admin/frontends';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { configLoaded, recordedConfig } from '@support/admin/adminConfig';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const main: Frontend = {
  name: 'pleroma-fe',
  git: 'https://git.example/pleroma-fe',
  ref: 'develop',
  installed: true,
  installedRefs: ['develop'],
};
const other: Frontend = {
  name: 'kenoma',
  git: null,
  ref: 'main',
  installed: false,
  installedRefs: [],
};
const frontends = [main, other];

const show = (before: UnknownAction[] = [...configLoaded, frontendsReceived({ frontends })]) =>
  renderInStore(<FrontendsTab />, { before: [signedIn(), ...before] });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the front-ends tab requests the list, and shows what is installed and its source', () => {
  const { dispatched } = show();
  expect(dispatched).toEqual([frontendsRequested()]);
  const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(first!.getByText('Installed')).toBeInTheDocument();
  expect(first!.getByRole('link', { name: 'Source code pleroma-fe' })).toHaveAttribute(
    'href',
    main.git,
  );
  expect(second!.queryByText('Installed')).toBeNull();
  expect(second!.queryByRole('link')).toBeNull();
});

it('the front-ends tab installs the chosen version, and reinstalls', async () => {
  const { dispatched } = show();
  const versions = screen.getByLabelText('Version of pleroma-fe');
  expect(
    within(versions)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['master', 'develop (installed)']);
  expect(screen.getByRole('button', { name: 'Reinstall pleroma-fe' })).toBeInTheDocument();
  await userEvent.selectOptions(versions, 'master');
  await press('Install pleroma-fe');
  expect(dispatched.at(-1)).toEqual(
    frontendInstallRequested({ source: { name: 'pleroma-fe', ref: 'master' } }),
  );
});

it('ADM-09 the front-ends tab shows progress, and a failure with its reason', async () => {
  const { dispatch } = show();
  const key = installRequest('kenoma');
  dispatch(requestStarted({ key }));
  expect(screen.getByRole('status')).toHaveTextContent('Installing kenoma.');
  expect(screen.getByRole('button', { name: 'Install kenoma' })).toHaveAttribute('aria-busy');
  dispatch(requestFailed({ key, reason: 'Could not download or unzip', httpStatus: 400 }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    "Couldn't install kenoma: Could not download or unzip",
  );
  await press('Dismiss');
  expect(screen.queryByRole('alert')).toBeNull();
  dispatch(frontendInstalled({ name: 'kenoma', ref: 'main', frontends }));
  expect(screen.getByRole('status')).toHaveTextContent('kenoma main is installed.');
});

it('the front-ends tab makes an installed one the default, stored as a map', async () => {
  const { dispatched, dispatch } = show();
  expect(screen.getByText(/No front-end chosen/)).toBeInTheDocument();
  const before = dispatched.length;
  await press('Make default kenoma');
  expect(dispatched).toHaveLength(before);
  await press('Make default pleroma-fe');
  const value = { name: 'pleroma-fe', ref: 'develop' };
  expect(dispatched.at(-1)).toEqual(configValuePushRequested({ path: PRIMARY_FRONTEND, value }));
  const configs = withConfigValue(recordedConfig, PRIMARY_FRONTEND, value);
  dispatch(adminConfigReceived({ configs, needsReboot: false }));
  expect(screen.getByText(/Everyone sees/)).toHaveTextContent('pleroma-fe develop');
  expect(screen.getByText('Default (develop)')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make default pleroma-fe' })).toHaveAttribute(
    'title',
    'Already the default',
  );
});

it('the front-ends tab installs without DB config, and sets no default', () => {
  show([frontendsReceived({ frontends })]);
  expect(screen.getByRole('button', { name: 'Reinstall pleroma-fe' })).not.toHaveAttribute(
    'aria-disabled',
  );
  expect(screen.getByRole('button', { name: 'Make default pleroma-fe' })).toHaveAttribute(
    'aria-disabled',
  );
});

it('the front-ends tab installs one that the server does not list', async () => {
  const { dispatched, dispatch } = show();
  await press('Install another front-end');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Name', 'mine');
  type('Version', '1.0');
  const before = dispatched.length;
  await press('Install');
  expect(dispatched).toHaveLength(before);
  type('Archive URL', ' https://build.example/mine.zip ');
  await press('Install');
  expect(dispatched.at(-1)).toEqual(
    frontendInstallRequested({
      source: {
        name: 'mine',
        ref: '1.0',
        buildUrl: 'https://build.example/mine.zip',
        file: '',
        buildDir: '',
      },
    }),
  );
  dispatch(
    requestFailed({ key: installRequest('mine'), reason: 'No such place', httpStatus: 400 }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't install mine: No such place");
});

it('the front-ends tab offers a retry when the list fails', async () => {
  const { dispatched } = show([
    requestFailed({ key: adminRequests.frontends, reason: 'It broke', httpStatus: 500 }),
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent('It broke');
  dispatched.length = 0;
  await press('Retry');
  expect(dispatched).toEqual([frontendsRequested()]);
});
