/** The column at the start: who is here, where one can go, and what the instance has to say. */
import { NavigationPanel } from '@/components/navigation/NavigationPanel';
import { latePart } from '@/ui/latePart';
import { InstancePanel } from './panels/InstancePanel';
import { UserPanel } from './panels/UserPanel';
import styles from './Sidebar.module.css';

const FeaturesPanel = latePart(
  async () => (await import('./panels/FeaturesPanel')).FeaturesPanel,
  () => null,
);

const WhoToFollowPanel = latePart(
  async () => (await import('./panels/WhoToFollowPanel')).WhoToFollowPanel,
  () => null,
);

export function Sidebar() {
  return (
    <div className={styles.sidebar}>
      <UserPanel />
      <NavigationPanel />
      <InstancePanel />
      <FeaturesPanel />
      <WhoToFollowPanel />
    </div>
  );
}
