/** The column at the start: who is here, where one can go, and what the instance has to say. */
import { NavigationPanel } from '@/components/navigation/NavigationPanel';
import { FeaturesPanel } from './panels/FeaturesPanel';
import { InstancePanel } from './panels/InstancePanel';
import { UserPanel } from './panels/UserPanel';
import { WhoToFollowPanel } from './panels/WhoToFollowPanel';
import styles from './Sidebar.module.css';

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
