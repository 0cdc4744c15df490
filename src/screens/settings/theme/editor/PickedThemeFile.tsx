/** The result of reading a theme file, if it needs the reader's attention or a choice. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Refusal } from '@/domain/settings/theme/files/themeFile';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectThemeEditor } from '@/selectors/settings/themeEditor';
import { pickedSettled, themeTaken } from '@/slices/settings/themeEditor';
import { Button } from '@/ui/buttons/Button';
import styles from './PickedThemeFile.module.css';

const refusals: Record<Refusal, MessageDescriptor> = defineMessages({
  invalid: {
    id: 'settings.invalid_theme_imported',
    defaultMessage: 'That file holds neither a theme nor a palette. Nothing was changed.',
  },
  tooNew: {
    id: 'settings.style.import_too_new',
    defaultMessage:
      'That theme is of version {version}, which is newer than what this client knows (2). Nothing was changed.',
  },
  tooOld: {
    id: 'settings.style.import_too_old',
    defaultMessage:
      'That theme is of version {version}, which is too old to be read. Nothing was changed.',
  },
});

export function PickedThemeFile() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { picked } = useAppSelector(selectThemeEditor);
  if (!picked) return null;
  const settle = () => dispatch(pickedSettled());
  const done = (
    <Button size="small" onPress={settle}>
      <FormattedMessage id="general.dismiss" defaultMessage="Dismiss" />
    </Button>
  );
  switch (picked.kind) {
    case 'refused':
      return (
        <div role="alert" className={styles.picked} data-tone="danger">
          <p>{intl.formatMessage(refusals[picked.refusal], { version: picked.version })}</p>
          {done}
        </div>
      );
    case 'theme':
      if (!picked.minor && !picked.partial) return null;
      return (
        <div role="status" className={styles.picked} data-tone="warning">
          {picked.minor && <MinorVersion />}
          {picked.partial && (
            <p>
              <FormattedMessage
                id="settings.style.switcher.help.snapshot_source_mismatch"
                defaultMessage="The file holds only how the theme came out, not how it was made: colours that were worked out are fixed now."
              />
            </p>
          )}
          {done}
        </div>
      );
    case 'engine':
      return (
        <div role="alert" className={styles.picked} data-tone="warning">
          {picked.minor && <MinorVersion />}
          <p>
            <FormattedMessage
              id="settings.style.switcher.help.future_version_imported"
              defaultMessage="That theme was made for another engine. As it looked there, or as it was written and worked out anew?"
            />
          </p>
          <div className={styles.answers}>
            <Button size="small" onPress={() => dispatch(themeTaken(picked.snapshot))}>
              <FormattedMessage
                id="settings.style.switcher.load_theme"
                defaultMessage="As it looked there"
              />
            </Button>
            <Button size="small" onPress={() => dispatch(themeTaken(picked.source))}>
              <FormattedMessage
                id="settings.style.switcher.use_source"
                defaultMessage="As it was written"
              />
            </Button>
            {done}
          </div>
        </div>
      );
    case 'palettes':
      return (
        <div role="status" className={styles.picked} data-tone="info">
          <p>
            <FormattedMessage
              id="settings.style.palettes_found"
              defaultMessage="{count, plural, one {The file holds # palette.} other {The file holds # palettes. Which one?}}"
              values={{ count: picked.palettes.length }}
            />
          </p>
          <div className={styles.answers}>
            {picked.palettes.map((palette, place) => (
              <Button key={place} size="small" onPress={() => dispatch(themeTaken(palette))}>
                {palette.name || String(place + 1)}
              </Button>
            ))}
            {done}
          </div>
        </div>
      );
  }
}

const MinorVersion = () => (
  <p>
    <FormattedMessage
      id="settings.style.import_slightly_new"
      defaultMessage="The file is of a slightly different version: some of it may have been left out."
    />
  </p>
);
