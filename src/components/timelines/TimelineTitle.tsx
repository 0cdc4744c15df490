/** The title of a timeline, a button that opens a menu of the others. */
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useMenuTrigger } from '@/ui/menu/useMenuTrigger';
import styles from './TimelineTitle.module.css';

const TimelinesMenu = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "timelineMenus" */ './TimelinesMenu')).TimelinesMenu,
  { onDemand: true },
);

export function TimelineTitle({ title }: { title: string }) {
  const { opened, onKeyDown, press } = useMenuTrigger();
  const { onPress, expanded, controls } = press;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={expanded}
        aria-controls={controls}
        onClick={onPress}
        onKeyDown={onKeyDown}
        onPointerEnter={TimelinesMenu.prefetch}
        onFocus={TimelinesMenu.prefetch}
      >
        <span className={styles.text} dir="auto">
          {title}
        </span>
        <Icon node={ChevronDownIcon} className={styles.icon} aria-hidden />
      </button>
      {opened && <TimelinesMenu {...opened} />}
    </>
  );
}
