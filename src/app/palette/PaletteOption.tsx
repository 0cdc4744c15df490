/** One entry of the palette: a link if it is a place, so that it opens in a new tab as links do. */
import type { MouseEvent } from 'react';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { Link } from '@/ui/buttons/Link';
import { Icon } from '@/ui/icons/Icon';
import { Avatar } from '@/ui/images/Avatar';
import type { PaletteEntry } from './paletteEntry';
import styles from './Palette.module.css';

interface Props {
  id: string;
  entry: PaletteEntry;
  active: boolean;
  onRun: () => void;
}

/** The browser opens these itself. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

export function PaletteOption({ id, entry, active, onRun }: Props) {
  const { to, href } = entry;
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    className: styles.option,
    'aria-selected': active,
    'data-tone': entry.tone,
  } as const;
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onRun();
  };
  if (to !== undefined) {
    return (
      <Link {...shared} to={to} onClick={follow}>
        <Content entry={entry} />
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a {...shared} href={href} onClick={follow}>
        <Content entry={entry} />
      </a>
    );
  }
  return (
    <button {...shared} type="button" onClick={onRun}>
      <Content entry={entry} />
    </button>
  );
}

function Content({ entry: { name, detail, icon, user } }: { entry: PaletteEntry }) {
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  return (
    <>
      {user ? (
        <Avatar
          url={user.avatarUrl}
          stillUrl={user.avatarStaticUrl}
          still={stopGifs}
          fallbackUrl={defaultAvatar}
          size="small"
        />
      ) : (
        icon && <Icon node={icon} className={styles.icon} aria-hidden />
      )}
      <bdi className={styles.name}>
        {user ? <EmojiText text={name} emoji={user.emoji} still={stopGifs} /> : name}
      </bdi>{' '}
      {detail !== undefined && <bdi className={styles.detail}>{detail}</bdi>}
    </>
  );
}
