/** The panel of HTML that the instance's staff wrote; it contains its own headings. */
import { defineMessages, useIntl } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import { useAppSelector } from '@/hooks/store';
import { selectInstancePanel } from '@/selectors/session/interface';
import styles from './Panel.module.css';

const messages = defineMessages({
  title: { id: 'nav.instance_panel', defaultMessage: 'About this server' },
});

export function InstancePanel() {
  const intl = useIntl();
  const html = useAppSelector(selectInstancePanel);
  if (html === null) return null;
  return (
    <section className={styles.panel} aria-label={intl.formatMessage(messages.title)}>
      <div className={styles.content}>
        <RichText html={html} />
      </div>
    </section>
  );
}
