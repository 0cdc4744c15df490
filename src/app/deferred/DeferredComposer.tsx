/** The composer, loaded when it is first shown, or prefetched before a press that will show it. */
import { isWorthKeeping, NEW_POST, type DraftTarget } from '@/domain/composer/draft';
import type { ComposerVariant } from '@/components/composer/Composer';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './DeferredComposer.module.css';

const Composer = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "composer" */ '@/components/composer/Composer')).Composer,
  { placeholder: (props) => <ComposerSkeleton {...props} />, onDemand: true },
);

export const prefetchComposer = Composer.prefetch;

interface Props {
  target?: DraftTarget;
  variant: Exclude<ComposerVariant, 'inline'>;
  /** One line until it is used. */
  rests?: boolean;
}

export function DeferredComposer({ target = NEW_POST, variant, rests = false }: Props) {
  return <Composer target={target} variant={variant} rests={rests} />;
}

function ComposerSkeleton({ target, rests }: { target: DraftTarget; rests?: boolean }) {
  const resting = useAppSelector(
    (state) => rests === true && !isWorthKeeping(selectDraft(state, target)),
  );
  return (
    <div className={styles.place} data-resting={resting || undefined}>
      <Skeleton shape="line" count={resting ? 1 : 4} />
    </div>
  );
}
