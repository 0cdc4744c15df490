/** The moderators' area. Nobody without the right to a page loads its code, or sees that it exists. */
import { mayOpen, staffPages } from '@/domain/admin/staff';
import { useAppSelector } from '@/hooks/store';
import { useLateTexts } from '@/hooks/useLateTexts';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { NotFoundScreen } from './NotFoundScreen';

const rows = () => <Skeleton shape="person" count={8} />;

const ModerationScreen = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "moderation" */ '@/screens/moderation/ModerationScreen'))
      .ModerationScreen,
  { placeholder: rows, onDemand: true },
);

interface Props {
  params: Record<string, string>;
}

export default function ModerationRoute({ params: { page, id } }: Props) {
  const user = useAppSelector(selectCurrentUser);
  const instance = useAppSelector(selectInstance);
  const pages = staffPages.filter((one) => user !== null && mayOpen(one, user, instance));
  const shown = page === undefined ? pages[0] : pages.find((one) => one === page);
  const hasTexts = useLateTexts(shown !== undefined);
  if (shown === undefined) return <NotFoundScreen />;
  if (!hasTexts) return rows();
  return <ModerationScreen page={shown} pages={pages} entry={id ?? null} />;
}
