/** The title of a timeline is the button of a menu that lists the others. */
import { Suspense } from 'react';
import { ChevronDownIcon } from '@/ui/icons';
import { lazyAhead } from '@/ui/lazyAhead';
import { useMenuTrigger } from '@/ui/useMenuTrigger';
import styles from './TimelineTitle.module.css';

const TimelinesMenu = lazyAhead(
  async () =>
    (await import(/* webpackChunkName: "timelineMenus" */ './TimelinesMenu')).TimelinesMenu,
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
        onPointerEnter={TimelinesMenu.fetchAhead}
        onFocus={TimelinesMenu.fetchAhead}
      >
        <span className={styles.text} dir="auto">
          {title}
        </span>
        <ChevronDownIcon className={styles.icon} aria-hidden />
      </button>
      {opened && (
        <Suspense fallback={null}>
          <TimelinesMenu {...opened} />
        </Suspense>
      )}
    </>
  );
}
