/** What the dialog of the reader's own settings is made of; it comes as one file. */
export { SavedNotice } from './SavedNotice';
export { SettingsFoot } from './SettingsFoot';
export { UserSettings } from './UserSettings';
