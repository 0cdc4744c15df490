/** Time travel, with the application's own screens in it. */
import { FlowScreen } from '@/screens/flow/FlowScreen';
import type { RareScreenProps } from '../elsewhere/rareScreens';
import { PastScreen } from './PastScreen';

export default function FlowPage({ Screens }: RareScreenProps) {
  return <FlowScreen past={(moment) => <PastScreen Screens={Screens} {...moment} />} />;
}
