/** The base colours, from which all others are computed. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ColourRow } from './ColourRow';
import styles from './ThemeEditor.module.css';

const rows: Record<string, MessageDescriptor> = defineMessages({
  bg: { id: 'settings.background', defaultMessage: 'Background' },
  fg: { id: 'settings.foreground', defaultMessage: 'Foreground: bars, buttons, fields' },
  text: { id: 'settings.text', defaultMessage: 'Text' },
  link: { id: 'settings.links', defaultMessage: 'Links and active items' },
  cRed: { id: 'settings.cRed', defaultMessage: 'Red: cancel, delete, errors' },
  cOrange: { id: 'settings.cOrange', defaultMessage: 'Orange: favourites, warnings' },
  cGreen: { id: 'settings.cGreen', defaultMessage: 'Green: repeats, success' },
  cBlue: { id: 'settings.cBlue', defaultMessage: 'Blue: replies, notes' },
});

const required = ['bg', 'fg', 'text', 'link'];

export function CommonColours() {
  const intl = useIntl();
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage
          id="settings.style.common_colors.main"
          defaultMessage="All other colours are derived from these unless you set them yourself."
        />
      </p>
      <div className={styles.part}>
        {Object.entries(rows).map(([slot, label]) => (
          <ColourRow
            key={slot}
            slot={slot}
            label={intl.formatMessage(label)}
            required={required.includes(slot)}
          />
        ))}
      </div>
    </>
  );
}
