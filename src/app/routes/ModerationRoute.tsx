/** The moderators' area. Nobody without the right to it loads its code, or sees that it exists. */
import { useAppSelector } from '@/hooks/store';
import { selectNavigationFacts } from '@/selectors/session/navigation';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { NotFoundScreen } from './NotFoundScreen';

const ModerationScreen = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "moderation" */ '@/screens/moderation/ModerationScreen'))
      .ModerationScreen,
  { placeholder: () => <Skeleton shape="person" count={8} />, onDemand: true },
);

export default function ModerationRoute() {
  const { moderates } = useAppSelector(selectNavigationFacts);
  return moderates ? <ModerationScreen /> : <NotFoundScreen />;
}
