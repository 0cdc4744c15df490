/** The title of a timeline is the button of a menu that lists the others. */
import { lazy, Suspense } from 'react';
import { ChevronDownIcon } from '@/ui/icons';
import { useMenuTrigger } from '@/ui/useMenuTrigger';
import styles from './TimelineTitle.module.css';

const load = () => import(/* webpackChunkName: "timelineMenus" */ './TimelinesMenu');
const TimelinesMenu = lazy(async () => ({ default: (await load()).TimelinesMenu }));

/** Fetched ahead in vain is no harm: the press asks again. */
const fetchAhead = () => {
  load().catch(() => undefined);
};

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
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
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
