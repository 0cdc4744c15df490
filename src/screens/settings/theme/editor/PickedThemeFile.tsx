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
    defaultMessage: "This isn't a theme or palette file. Nothing was changed.",
  },
  tooNew: {
    id: 'settings.style.import_too_new',
    defaultMessage:
      "Couldn't import: theme version {version} is newer than the supported version (2). Nothing was changed.",
  },
  tooOld: {
    id: 'settings.style.import_too_old',
    defaultMessage: "Couldn't import: theme version {version} is too old. Nothing was changed.",
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
                defaultMessage="This file contains the finished theme but not its source, so derived colours are now fixed."
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
              defaultMessage="This theme was made for a different theme engine. Keep its original look, or rebuild it from its source?"
            />
          </p>
          <div className={styles.answers}>
            <Button size="small" onPress={() => dispatch(themeTaken(picked.snapshot))}>
              <FormattedMessage
                id="settings.style.switcher.load_theme"
                defaultMessage="Keep original look"
              />
            </Button>
            <Button size="small" onPress={() => dispatch(themeTaken(picked.source))}>
              <FormattedMessage
                id="settings.style.switcher.use_source"
                defaultMessage="Rebuild from source"
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
              defaultMessage="{count, plural, one {This file contains # palette.} other {This file contains # palettes. Choose one:}}"
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
      defaultMessage="This file is from a slightly different version. Parts of it may not have been imported."
    />
  </p>
);
