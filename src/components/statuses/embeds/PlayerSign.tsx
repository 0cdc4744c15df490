/** Says that a link leads to a player. It opens there, as others' frames would watch the reader here. */
import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/icons/Icon';
import { PlayIcon } from '@/ui/icons/icons';
import styles from './PlayerSign.module.css';

export function PlayerSign({ name }: { name: string }) {
  return (
    <>
      <Icon node={PlayIcon} className={styles.icon} aria-hidden />{' '}
      <FormattedMessage
        id="status.plays_elsewhere"
        defaultMessage="Plays on {name}, in a new tab"
        values={{ name: <bdi>{name}</bdi> }}
      />
    </>
  );
}
