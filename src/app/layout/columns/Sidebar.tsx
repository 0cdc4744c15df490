/** The column at the start: user panel, navigation, and the panels of the instance. */
import { NavigationPanel } from '@/components/session/navigation/NavigationPanel';
import { useAppSelector } from '@/hooks/store';
import { selectSuggestionsOffered } from '@/selectors/session/navigation';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { UserPanel } from '@/app/layout/panels/UserPanel';
import styles from './Sidebar.module.css';

const FeaturesPanel = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "services" */ '@/app/layout/panels/FeaturesPanel'))
      .FeaturesPanel,
);

const InstancePanel = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "services" */ '@/app/layout/panels/InstancePanel'))
      .InstancePanel,
);

const WhoToFollowPanel = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "member" */ '@/app/layout/panels/WhoToFollowPanel'))
      .WhoToFollowPanel,
);

export function Sidebar() {
  const suggests = useAppSelector(selectSuggestionsOffered);
  return (
    <div className={styles.sidebar}>
      <UserPanel />
      <NavigationPanel />
      <FeaturesPanel />
      {suggests && <WhoToFollowPanel />}
      {/* Its content comes last, and would move the other panels. */}
      <InstancePanel />
    </div>
  );
}
