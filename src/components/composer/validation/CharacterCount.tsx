/** The number of characters left, if the server has a limit. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectCharactersLeft } from '@/selectors/composer/composers';
import { useComposer } from '@/components/composer/ComposerContext';
import styles from '@/components/composer/Composer.module.css';

const messages: Record<'left', MessageDescriptor> = defineMessages({
  left: {
    id: 'post_status.characters_left',
    defaultMessage: '{left, plural, one {# character left} other {# characters left}}',
  },
});

export function CharacterCount() {
  const intl = useIntl();
  const { target, part } = useComposer();
  const left = useAppSelector((state) => selectCharactersLeft(state, target, part));
  if (left === null) return null;
  return (
    <span
      className={styles.left}
      data-over={left < 0 || undefined}
      title={intl.formatMessage(messages.left, { left })}
    >
      {intl.formatNumber(left)}
    </span>
  );
}
