/** The administration settings: tabs, controls, and the draft of changes. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configValue, withConfigValue } from '@/domain/admin/adminConfig';
import type { ConfigPath } from '@/domain/admin/configValue';
import { adminRequests } from '@/domain/admin/adminRequests';
import { adminSettings } from '@/domain/admin/adminSettings';
import { AdminFooter } from '@/screens/settings/admin/AdminFooter';
import { AdminSettings } from '@/screens/settings/admin/AdminSettings';
import { ownConfigLabels } from '@/screens/settings/admin/ownConfigLabels';
import { selectAdminConfig, selectConfigChanges } from '@/selectors/admin/adminConfig';
import {
  adminConfigReceived,
  adminConfigRequested,
  adminConfigSwitchedOff,
  configDefaultRequested,
  configExportRequested,
  configPushRequested,
  configPushSettled,
  restartRequested,
} from '@/slices/admin/adminConfig';
import { settingChanged } from '@/slices/session/config';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { configLoaded, recordedConfig } from '@support/admin/adminConfig';
import { axeFindings } from '@support/engine/jsdomAxe';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const NAME: ConfigPath = [':pleroma', ':instance', ':name'];
const LIMIT: ConfigPath = [':pleroma', ':instance', ':limit'];
const LOCAL: ConfigPath = [':pleroma', ':restrict_unauthenticated', ':timelines', ':local'];
const expert = settingChanged({ name: 'expertLevel', value: 1 });

const show = (before = [...configLoaded, expert]) =>
  renderInStore(
    <>
      <AdminSettings />
      <AdminFooter />
    </>,
    { before: [signedIn(), ...before] },
  );
type View = ReturnType<typeof show>;
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim());
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const drafted = (view: View, path: ConfigPath) =>
  configValue(selectAdminConfig(view.state()).draft, path);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the administration tabs', () => {
  it('ADM-01 are Instance, Limits, Emoji packs and Front-ends, or say that there is no DB config', () => {
    const { dispatched, dispatch } = show();
    expect(dispatched).toEqual([adminConfigRequested()]);
    expect(tabs()).toEqual(['Instance', 'Limits', 'Emoji packs', 'Front-ends']);
    dispatch(adminConfigSwitchedOff());
    expect(tabs()).toEqual(['No DB Config', 'Front-ends']);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('configurable_from_database: true');
    expect(screen.getByRole('link', { name: 'documentation' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('are searched all at once, expert settings as well, and the whole is exported', async () => {
    const { dispatched } = show(configLoaded);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'LIMIT');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('group', { name: 'Posts' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Attachments' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, ':remote_limit');
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
    await userEvent.type(field, ' nothing');
    expect(screen.getByText('Try a different search term.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(dispatched).toContainEqual(configExportRequested());
    await userEvent.clear(field);
    expect(tabs()).toHaveLength(4);
  });

  it('wait for the configuration, and work without it if it fails', async () => {
    const { dispatch, dispatched } = show([]);
    expect(screen.queryByRole('tab')).toBeNull();
    dispatch(
      requestFailed({ key: adminRequests.config, reason: 'Something broke', httpStatus: 500 }),
    );
    expect(tabs()).toEqual(['Emoji packs', 'Front-ends']);
    expect(screen.getByRole('alert')).toHaveTextContent('Something broke');
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toEqual([adminConfigRequested()]);
  });

  it('ADM-07 group limits for posts, attachments, profiles, their fields and pictures', async () => {
    show();
    await openTab('Limits');
    const fields = (name: string) =>
      group(name)
        .getAllByRole('spinbutton')
        .map((field) => Number((field as HTMLInputElement).value));
    expect(fields('Posts')).toEqual([5_000, 100_000]);
    expect(fields('Attachments')).toEqual([5_000, 16_000_000, 20]);
    expect(fields('Profiles')).toEqual([5, 5_000, 100]);
    expect(fields('Profile fields')).toEqual([10, 20, 512, 2_048]);
    expect(fields('Profile pictures')).toEqual([2_000_000, 4_000_000]);
  });
});

describe('administration settings', () => {
  it("have the server's labels, and their default value", async () => {
    show();
    expect(screen.getByLabelText('Admin Email Address')).toHaveValue('admin@home.example');
    expect(screen.getByLabelText('Name')).toHaveAttribute('placeholder', 'Pleroma');
    await openTab('Limits');
    expect(screen.getByLabelText('Limit')).toHaveAccessibleDescription(
      /Posts character limit .*Suggested: 5,000/,
    );
    expect(screen.getByLabelText('Upload limit')).toHaveAccessibleDescription(/15.26 MiB/);
  });

  it('have our labels if the server has none', () => {
    const bare = adminConfigReceived({ configs: recordedConfig, needsReboot: false });
    show([bare, expert]);
    expect(screen.getByLabelText('Contact e-mail')).toBeInTheDocument();
    const nameless = adminSettings.filter(({ path }) => !ownConfigLabels[path.join(' ')]);
    expect(nameless).toEqual([]);
  });

  it('are hidden if rarely needed, except for experts', () => {
    const { dispatch } = show(configLoaded);
    expect(screen.queryByLabelText('Local timeline')).toBeNull();
    dispatch(expert);
    expect(screen.getByLabelText('Local timeline')).toBeInTheDocument();
  });

  it('are hidden if the server does not know them', () => {
    const configs = recordedConfig.map((entry) =>
      entry.key === ':instance' ? { ...entry, value: [{ tuple: [':name', 'Home'] }] } : entry,
    );
    show([adminConfigReceived({ configs, needsReboot: false })]);
    expect(group('About the server').getAllByRole('textbox')).toHaveLength(1);
    expect(screen.queryByRole('group', { name: 'Sign-ups' })).toBeNull();
  });

  it('keep the type of their value', async () => {
    const view = show();
    type('Name', 'Reeds');
    await userEvent.click(screen.getByLabelText('Registrations open'));
    await userEvent.selectOptions(screen.getByLabelText('Local timeline'), 'Members only');
    await userEvent.selectOptions(
      screen.getByLabelText('Search results from other servers'),
      'Show to everyone',
    );
    await openTab('Limits');
    type('Limit', '500');
    expect(drafted(view, NAME)).toBe('Reeds');
    expect(drafted(view, [':pleroma', ':instance', ':registrations_open'])).toBe(false);
    expect(drafted(view, LOCAL)).toBe(true);
    expect(drafted(view, [':pleroma', ':instance', ':limit_to_local_content'])).toBe(false);
    expect(drafted(view, LIMIT)).toBe(500);
  });

  it('accept no invalid numbers', async () => {
    const view = show();
    await openTab('Limits');
    for (const wrong of ['', '-1', '0', '1.5', '1e99']) {
      type('Limit', wrong);
      expect(drafted(view, LIMIT)).toBe(5_000);
      expect(screen.getByLabelText('Limit')).toBeInvalid();
    }
    fireEvent.blur(screen.getByLabelText('Limit'));
    expect(screen.getByLabelText('Limit')).toHaveValue(5_000);
  });

  it('that depend on another are shown, or enabled, if that has the right value', async () => {
    show();
    const invites = screen.getByLabelText('Invites enabled');
    expect(invites).toBeDisabled();
    await userEvent.click(screen.getByLabelText('Registrations open'));
    expect(invites).toBeEnabled();
    expect(screen.queryByLabelText('Captcha type')).toBeNull();
    await userEvent.click(screen.getByLabelText('Require a captcha to sign up'));
    expect(screen.queryByLabelText('Kocaptcha service URL')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Captcha type'), 'Kocaptcha service');
    expect(screen.getByLabelText('Kocaptcha service URL')).toHaveValue(
      'https://captcha.kotobank.ch',
    );
  });
});

describe('the draft of administration changes', () => {
  it('is undone one by one or as a whole', async () => {
    const view = show();
    type('Name', 'Reeds');
    type('Short description', 'Wet');
    await userEvent.click(screen.getByRole('button', { name: 'Undo change to “Name”' }));
    expect(selectConfigChanges(view.state())).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(selectConfigChanges(view.state())).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('is reviewed, with old and new values, before it is saved', async () => {
    const { dispatched } = show();
    const save = screen.getByRole('button', { name: 'Save changes' });
    await userEvent.click(save);
    expect(screen.queryByRole('dialog')).toBeNull();
    type('Name', 'Reeds');
    await userEvent.selectOptions(screen.getByLabelText('Local timeline'), 'Members only');
    dispatched.length = 0;
    await userEvent.click(save);
    expect(dispatched).toEqual([adminConfigRequested()]);
    const dialog = within(screen.getByRole('dialog', { name: 'Review changes' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Name:pleroma :instance :nameBeforeHomeAfterReeds',
      'Local timeline:pleroma :restrict_unauthenticated :timelines :local' +
        'BeforeOpen if the server is publicAfterMembers only',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save 2 changes' }));
    expect(dispatched.at(-1)).toEqual(configPushRequested());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports what was saved, and what failed and why', async () => {
    const { dispatch } = show();
    dispatch(configPushSettled({ taken: [NAME], missing: [] }));
    expect(screen.getByText('Saved: Name')).toBeInTheDocument();
    dispatch(configPushSettled({ taken: [NAME], missing: [LIMIT, LOCAL] }));
    dispatch(requestFailed({ key: adminRequests.push, reason: 'It broke', httpStatus: 500 }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      "Couldn't save all changes: It broke" +
        'Saved: Name' +
        'Not saved, but your changes are still here: Limit and Local timeline',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    dispatch(requestFailed({ key: adminRequests.push, reason: 'It broke', httpStatus: null }));
    expect(screen.getByRole('alert')).toHaveTextContent("Couldn't check what was saved");
  });

  it('detects changes made by others meanwhile', async () => {
    const { dispatch } = show();
    const configs = withConfigValue(recordedConfig, NAME, 'Theirs');
    dispatch(adminConfigReceived({ configs, needsReboot: false }));
    expect(screen.getByText('Changed by someone else in the meantime: Name')).toBeInTheDocument();
    expect(screen.getByText('Someone else just changed this.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Theirs');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/someone else/i)).toBeNull();
  });
});

it("an administration setting returns to the server's default after confirmation", async () => {
  const { dispatched } = show();
  const mark = "Reset “Name” to the server's default";
  expect(screen.queryByRole('button', { name: /Reset “Short description”/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: mark }));
  const question = screen.getByRole('alertdialog', { name: `${mark}?` });
  await userEvent.click(within(question).getByRole('button', { name: 'Reset' }));
  expect(dispatched.at(-1)).toEqual(configDefaultRequested({ path: NAME }));
});

it('the administration restarts the server after confirmation, if needed', async () => {
  const { dispatch, dispatched } = show();
  expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull();
  dispatch(adminConfigReceived({ configs: recordedConfig, needsReboot: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Restart' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Restart the server now?' }));
  await userEvent.click(question.getByRole('button', { name: 'Restart' }));
  expect(dispatched.at(-1)).toEqual(restartRequested());
  dispatch(requestStarted({ key: adminRequests.restart }));
  expect(screen.getByText(/Restarting the server/)).toBeInTheDocument();
  dispatch(requestFailed({ key: adminRequests.restart, reason: 'Not allowed', httpStatus: 403 }));
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't restart the server: Not allowed");
});
