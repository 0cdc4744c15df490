/** The flow viewer, with the application's own screens in it. */
import type { ComponentType } from 'react';
import { FlowViewerScreen } from '@/testing/screens/flowViewer/FlowViewerScreen';
import { ReplayedScreen } from './ReplayedScreen';

interface Props {
  /** Renders the screen of any address. */
  Screens: ComponentType;
}

export default function FlowViewerPage({ Screens }: Props) {
  return (
    <FlowViewerScreen renderScreen={(moment) => <ReplayedScreen Screens={Screens} {...moment} />} />
  );
}
