/** The reader's own settings: tabs, controls, search, and the state of saving. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { SavedNotice } from '@/screens/settings/SavedNotice';
import { SettingsFooter } from '@/screens/settings/footer/SettingsFooter';
import { rowName } from '@/screens/settings/rows/settingRows';
import { sectionsOf, tabs } from '@/screens/settings/settingsTabs';
import { UserSettings } from '@/screens/settings/UserSettings';
import { instanceConfigured, settingChanged, settingReset } from '@/slices/session/config';
import { settingsTabShown } from '@/slices/session/interface';
import { preferenceEdited, preferenceUpdated } from '@/slices/settings/preferences';
import { settingsFilePicked, settingsFileRequested } from '@/slices/settings/settingsFile';
import { settingsSaved, settingsSaveStatusCleared, storageFailed } from '@/slices/session/storage';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const expert = settingChanged({ name: 'expertLevel', value: 1 });
const on = (tab: string) => settingsTabShown(tab);
const show = (...before: UnknownAction[]) =>
  renderInStore(
    <>
      <SavedNotice />
      <UserSettings />
      <SettingsFooter />
    </>,
    { before },
  );
const changes = (dispatched: readonly UnknownAction[]) =>
  dispatched.filter((action) => settingChanged.match(action) || settingReset.match(action));

describe('the settings dialog', () => {
  it('has tabs for everybody, and more for members', () => {
    show();
    const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent.trim());
    expect(names()).toEqual(['General', 'Filtering', 'Appearance', 'Developer', 'Version']);
    show(signedIn());
    const ofMembers = ['Profile', 'Security', 'Notifications'];
    expect(names()).toEqual(expect.arrayContaining(ofMembers));
  });

  it('tells members which settings are synchronised with the account', () => {
    const words = /^Settings with this icon are saved to your account/;
    const visitor = show(on('filtering'));
    expect(screen.queryByText(words)).toBeNull();
    visitor.unmount();
    const pleroma = instanceConfigured({ instance: { family: 'pleroma' } });
    show(signedIn(), pleroma, on('general'));
    expect(screen.getByText(words)).toBeVisible();
    const rows = [...document.querySelectorAll('[data-setting]')];
    const kept = rows.filter((row) =>
      within(row as HTMLElement).queryByRole('img', { name: /^Saved to your account/ }),
    );
    const names = kept.map((row) => row.getAttribute('data-setting'));
    expect(names).toEqual(expect.arrayContaining(['dontShowUpdateNotifs', 'defaultScope']));
    expect(kept.length).toBeLessThan(rows.length);
  });

  it('applies changes at once, marks those that differ from the default, and resets them', async () => {
    const { dispatched } = show();
    const box = screen.getByRole('checkbox', { name: 'Single-key shortcuts' });
    expect(box).toBeChecked();
    const back = { name: 'Reset “Single-key shortcuts”' };
    expect(screen.queryByRole('button', back)).toBeNull();
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', back));
    expect(box).toBeChecked();
    expect(changes(dispatched)).toEqual([
      settingChanged({ name: 'singleKeyShortcuts', value: false }),
      settingReset({ name: 'singleKeyShortcuts' }),
    ]);
  });

  it('hides advanced settings until wanted, and irrelevant ones [expertLevel]', async () => {
    show(signedIn());
    const width = { name: 'Main column width' };
    expect(screen.queryByRole('spinbutton', width)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show advanced settings' }));
    expect(screen.getByRole('spinbutton', width)).toHaveValue(45);
    const waits = { name: 'Pause while the window is inactive' };
    expect(screen.queryByRole('checkbox', waits)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show new posts automatically' }));
    expect(screen.getByRole('checkbox', waits)).toBeChecked();
  });

  it('accepts only sensible numbers and widths', () => {
    const { dispatched } = show(
      expert,
      settingChanged({ name: 'conversationDisplay', value: 'tree' }),
    );
    const depth = screen.getByRole('spinbutton', { name: 'Maximum indent' });
    fireEvent.change(depth, { target: { value: '2' } });
    expect(depth).toBeInvalid();
    expect(depth).toHaveAccessibleDescription(/Enter a whole number from 3 to 100/);
    fireEvent.change(depth, { target: { value: '8' } });
    expect(depth).toBeValid();
    fireEvent.change(depth, { target: { value: '' } });
    fireEvent.blur(depth);
    expect(depth).toHaveValue(8);
    const width = screen.getByRole('spinbutton', { name: 'Sidebar width' });
    fireEvent.change(width, { target: { value: '-1' } });
    fireEvent.change(width, { target: { value: '30' } });
    const unit = screen.getByRole('combobox', { name: 'Sidebar width: unit' });
    fireEvent.change(unit, { target: { value: 'vw' } });
    expect(changes(dispatched)).toEqual([
      settingChanged({ name: 'maxDepthInThread', value: 8 }),
      settingChanged({ name: 'sidebarColumnWidth', value: '30rem' }),
      settingChanged({ name: 'sidebarColumnWidth', value: '30vw' }),
    ]);
  });

  it('offers languages by their native names, and the formats that the server accepts', async () => {
    const { dispatched } = show(
      signedIn(),
      instanceConfigured({ instance: { postFormats: ['text/plain', 'text/markdown'] } }),
    );
    const language = screen.getByRole('combobox', { name: 'Interface language' });
    expect(within(language).getByRole('option', { name: 'Suomi' })).toHaveValue('fi');
    await userEvent.selectOptions(language, 'Suomi');
    await userEvent.selectOptions(language, 'Browser default');
    const format = screen.getByRole('combobox', { name: 'Default post format' });
    await userEvent.selectOptions(format, 'Markdown');
    expect(changes(dispatched)).toEqual([
      settingChanged({ name: 'interfaceLanguage', value: 'fi' }),
      settingChanged({ name: 'interfaceLanguage', value: null }),
      settingChanged({ name: 'postContentType', value: 'text/markdown' }),
    ]);
  });

  it('offers usual times to undo a post, and the one that the instance chose', async () => {
    const { dispatched } = show(signedIn(), settingChanged({ name: 'postUndoSeconds', value: 15 }));
    const undo = screen.getByRole('combobox', { name: 'Undo sending' });
    expect(undo).toHaveDisplayValue('15 seconds');
    expect(
      within(undo)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Off', '5 seconds', '10 seconds', '15 seconds', '20 seconds', '30 seconds']);
    await userEvent.selectOptions(undo, '5 seconds');
    expect(changes(dispatched)).toEqual([settingChanged({ name: 'postUndoSeconds', value: 5 })]);
  });

  it('disables settings that are implied by hiding all muted posts', async () => {
    show(signedIn(), on('filtering'));
    const words = () => screen.getByRole('checkbox', { name: 'Hide posts with muted words' });
    expect(words()).toBeEnabled();
    expect(words()).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Hide muted posts completely/ }));
    expect(words()).toBeDisabled();
    expect(words()).toBeChecked();
  });

  it('saves muted words, one per line, once their writer pauses or leaves', () => {
    jest.useFakeTimers();
    const { dispatched, unmount } = show(on('filtering'));
    const field = screen.getByRole('textbox', { name: 'Muted words' });
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    const words = (...value: string[]) => settingChanged({ name: 'muteWords', value });
    type('cheese\n\n  old cheese ');
    act(() => void jest.advanceTimersByTime(900));
    expect(changes(dispatched)).toEqual([]);
    act(() => void jest.advanceTimersByTime(200));
    expect(changes(dispatched)).toEqual([words('cheese', 'old cheese')]);
    // The field keeps the text exactly as typed.
    expect(field).toHaveValue('cheese\n\n  old cheese ');
    type('cheese\nham');
    unmount();
    expect(changes(dispatched).at(-1)).toEqual(words('cheese', 'ham'));
    jest.useRealTimers();
  });

  it('has a table of notification kinds', async () => {
    const { dispatched } = show(signedIn(), on('notifications'));
    const table = screen.getByRole('table', { name: 'Notification types' });
    const cell = within(table).getByRole('checkbox', { name: 'Favourites: Desktop' });
    expect(cell).not.toBeChecked();
    await userEvent.click(cell);
    expect(cell).toBeChecked();
    expect(within(table).queryByRole('checkbox', { name: 'Poll results: Group' })).toBeNull();
    expect(changes(dispatched)).toMatchObject([{ payload: { name: 'notificationNative' } }]);
  });

  it('finds settings by their labels, also on other tabs and advanced ones', async () => {
    show(signedIn());
    const field = screen.getByRole('searchbox', { name: 'Search settings' });
    await userEvent.type(field, 'BOT  badge');
    expect(screen.getByText('1 setting found')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Filtering › Details' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Hide bot badge' })).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'maxThumbnails');
    expect(screen.getByRole('spinbutton')).toHaveValue(16);
    await userEvent.clear(field);
    await userEvent.type(field, 'nothing like that');
    expect(screen.getByText('No settings found')).toBeInTheDocument();
  });

  it.each([
    ['password', 'Security', 'Password'],
    ['authenticator', 'Security', 'Two-factor login'],
    ['devices', 'Security', 'Sessions'],
    ['csv', 'Data', 'Import followed accounts'],
    ['unblock', 'Mutes and blocks', 'Blocked'],
    ['domains', 'Mutes and blocks', 'Servers'],
    ['account filters', 'Filtering', 'Account filters'],
    ['dark mode', 'Appearance', 'Theme'],
    ['bug report', 'Developer', 'Bug report'],
    ['poll results', 'Notifications', 'Notification types'],
    ['diagnostics', 'Version', 'Version'],
  ])('finds what is no setting by its heading or what it holds: %s', async (typed, tab, part) => {
    show(
      signedIn(),
      instanceConfigured({ instance: { family: 'pleroma', features: ['pleroma_api'] } }),
    );
    const field = screen.getByRole('searchbox', { name: 'Search settings' });
    await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: part }));
    expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveValue('');
    const place = screen.getByRole('tabpanel', { name: tab });
    await waitFor(() => expect(place).toContainElement(document.activeElement as HTMLElement));
  });

  it('finds no part that the reader does not have', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'password');
    expect(screen.getByText('No settings found')).toBeInTheDocument();
  });

  it('goes to the row or part that it was opened for, an advanced one by the search', async () => {
    const view = renderInStore(<UserSettings at={{ name: 'hideBotIndication' }} />, {
      before: [signedIn(), on('filtering')],
    });
    expect(screen.getByRole('checkbox', { name: 'Hide bot badge' })).toHaveFocus();
    view.rerender(<UserSettings at={{ name: 'muteWords' }} />);
    expect(screen.getByRole('textbox', { name: 'Muted words' })).toHaveFocus();
    view.rerender(<UserSettings at={{ name: 'maxThumbnails' }} />);
    expect(screen.getByRole('searchbox', { name: 'Search settings' })).toHaveValue(
      'Maximum attachment previews',
    );
    expect(screen.getByRole('spinbutton')).toHaveFocus();
    act(() => void view.dispatch(on('mutesAndBlocks')));
    view.rerender(<UserSettings at={{ name: 'mutes' }} />);
    expect(screen.getByRole('tab', { name: 'Muted' })).toHaveAttribute('aria-selected', 'true');
  });

  it('has a name of its own for each row and part', () => {
    const names = tabs.flatMap((tab) => [
      ...sectionsOf(tab).map(({ id }) => id),
      ...tab.groups.flatMap(({ rows }) => rows.map(rowName)),
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('adds and removes found settings as the reader changes the ones they depend on', async () => {
    const { dispatch } = show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'loop');
    const silent = () => screen.queryByRole('checkbox', { name: 'Only videos without sound' });
    expect(silent()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Loop videos' }));
    expect(silent()).toBeNull();
    expect(screen.getByText('1 setting found')).toBeInTheDocument();
    dispatch(settingReset({ name: 'loopVideo' }));
    expect(silent()).toBeInTheDocument();
  });

  it('SET-14 shows briefly if a change was saved', () => {
    const { dispatch } = show();
    const notice = () => screen.getAllByRole('status')[0];
    expect(notice()).toBeEmptyDOMElement();
    dispatch(settingsSaved());
    expect(notice()).toHaveTextContent('Settings saved');
    dispatch(storageFailed({ operation: 'save', reason: 'full', matters: true }));
    expect(notice()).toHaveTextContent('Error saving settings');
    dispatch(settingsSaveStatusCleared());
    expect(notice()).toBeEmptyDOMElement();
  });

  it('exports to a file and imports one', async () => {
    const { dispatched } = show();
    const menu = { name: 'Back up and restore settings' };
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', menu));
      await userEvent.click(screen.getByRole('menuitem', { name }));
    };
    await choose('Export settings');
    await choose('Export settings and theme');
    const file = new File(['{"hideNsfw":false}'], 'mine.json', { type: 'application/json' });
    file.text = () => Promise.resolve('{"hideNsfw":false}');
    const picker = screen.getByLabelText('Import settings');
    await act(async () => {
      fireEvent.change(picker, { target: { files: [file] } });
      await Promise.resolve();
    });
    expect(dispatched).toEqual([
      settingsFileRequested({ withTheme: false }),
      settingsFileRequested({ withTheme: true }),
      settingsFilePicked({ text: '{"hideNsfw":false}' }),
    ]);
  });

  it('changes the preferences of the account, and resets them', async () => {
    const { dispatched, dispatch } = show(signedIn(), expert);
    const edits = () => dispatched.filter(preferenceEdited.match).map(({ payload }) => payload);
    const buttons = within(screen.getByRole('group', { name: 'Buttons under posts' }));
    expect(buttons.getByRole('checkbox', { name: 'Repeat' })).toBeChecked();
    await userEvent.click(buttons.getByRole('checkbox', { name: 'Bookmark' }));
    const added = {
      operation: 'add',
      collection: 'pinnedStatusActions',
      value: 'bookmark',
    } as const;
    expect(edits()).toEqual([added]);
    dispatch(preferenceUpdated({ edit: added, timestamp: 1 }));
    expect(buttons.getByRole('checkbox', { name: 'Bookmark' })).toBeChecked();
    const back = { name: 'Reset “Buttons under posts”' };
    await userEvent.click(screen.getByRole('button', back));
    expect(edits().slice(1)).toEqual([{ ...added, operation: 'remove' }]);
    await userEvent.click(
      screen.getByRole('checkbox', { name: "Don't show what's new after updates" }),
    );
    expect(edits().at(-1)).toEqual({
      operation: 'set',
      name: 'dontShowUpdateNotifs',
      value: true,
    });
  });
});
