/** A sample of everything that a theme styles, for preview while the dialog covers the page. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '@/ui/feedback/Badge';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Icon } from '@/ui/icons/Icon';
import { FavouriteIcon, RepeatIcon, ReplyIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import styles from './ThemePreview.module.css';

const messages = defineMessages({
  field: { id: 'settings.style.preview.field', defaultMessage: 'Text field' },
  typed: { id: 'settings.style.preview.input', defaultMessage: 'Just landed in L.A.' },
  checked: { id: 'settings.style.preview.checkbox', defaultMessage: 'I have read this' },
});

export function ThemePreview() {
  const intl = useIntl();
  const [checked, setChecked] = useState(true);
  const [typed, setTyped] = useState(intl.formatMessage(messages.typed));
  return (
    <>
      <div className={styles.bar} data-surface="bar">
        <strong>
          <FormattedMessage id="settings.style.preview.bar" defaultMessage="Top bar" />
        </strong>
        <Badge count={12} />
      </div>
      <div className={styles.post}>
        <span className={styles.avatar} aria-hidden />
        <div className={styles.words}>
          <p>
            <strong className={styles.name}>
              <FormattedMessage id="settings.style.preview.person" defaultMessage="Linnet" />
            </strong>{' '}
            <span className={styles.faint}>@linnet</span>
          </p>
          <p className={styles.text}>
            <FormattedMessage
              id="settings.style.preview.text"
              defaultMessage="This is a post with <link>a link</link>, <code>some code</code> and <green>a quoted line</green>."
              values={{
                link: (words) => <span className={styles.link}>{words}</span>,
                code: (words) => <code className={styles.code}>{words}</code>,
                green: (words) => <span className={styles.green}>{words}</span>,
              }}
            />
          </p>
          <p className={styles.marks} aria-hidden>
            <Icon node={ReplyIcon} />
            <Icon node={RepeatIcon} className={styles.repeated} />
            <Icon node={FavouriteIcon} className={styles.favoured} />
          </p>
        </div>
      </div>
      <p className={styles.alert}>
        <FormattedMessage id="settings.style.preview.error" defaultMessage="This is an error" />
      </p>
      <div className={styles.controls}>
        <TextField
          label={intl.formatMessage(messages.field)}
          labelHidden
          value={typed}
          onChange={setTyped}
        />
        <Button>
          <FormattedMessage id="settings.style.preview.button" defaultMessage="Button" />
        </Button>
        <Button tone="primary">
          <FormattedMessage id="settings.style.preview.main_button" defaultMessage="Main button" />
        </Button>
        <Checkbox
          label={intl.formatMessage(messages.checked)}
          checked={checked}
          onChange={setChecked}
        />
      </div>
    </>
  );
}
