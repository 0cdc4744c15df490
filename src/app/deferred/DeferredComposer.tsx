/**
 * The composer, loaded when it is first shown, or prefetched before a press that will show it. Where
 * it stands beside something else that is read, a line stands in for it until somebody writes.
 */
import { useState } from 'react';
import { isWorthKeeping, NEW_POST, type DraftTarget } from '@/domain/composer/draft';
import type { ComposerVariant } from '@/components/composer/Composer';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './DeferredComposer.module.css';

interface ComposerProps {
  target: DraftTarget;
  variant: ComposerVariant;
  rests: boolean;
  /** Somebody has begun to write. */
  takesOver: boolean;
  /** The line stands in. */
  asleep: boolean;
  /** An input method is composing in the line, which would lose that with it. */
  composing: boolean;
  onUsed: () => void;
  onComposing: (composing: boolean) => void;
}

const RestingComposer = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "member" */ '@/components/composer/RestingComposer'))
      .RestingComposer,
  { placeholder: () => <ComposerPlace resting /> },
);

const Composer = deferredComponent<ComposerProps>(
  async () =>
    (await import(/* webpackChunkName: "composer" */ '@/components/composer/Composer')).Composer,
  {
    placeholder: ({ target, asleep, takesOver, onUsed, onComposing }) =>
      asleep || takesOver ? (
        <RestingComposer target={target} onUsed={onUsed} onComposing={onComposing} />
      ) : (
        <ComposerPlace />
      ),
    waits: ({ asleep, composing }) => asleep || composing,
    onDemand: true,
  },
);

export const prefetchComposer = Composer.prefetch;

interface Props {
  target?: DraftTarget;
  variant: Exclude<ComposerVariant, 'inline'>;
  /** One line until it is used. */
  rests?: boolean;
}

export function DeferredComposer({ target = NEW_POST, variant, rests = false }: Props) {
  const [used, setUsed] = useState(false);
  const [composing, setComposing] = useState(false);
  const hasContent = useAppSelector((state) => isWorthKeeping(selectDraft(state, target)));
  return (
    <Composer
      target={target}
      variant={variant}
      rests={rests}
      takesOver={used}
      asleep={rests && !used && !hasContent}
      composing={composing}
      onUsed={() => setUsed(true)}
      onComposing={setComposing}
    />
  );
}

export function ComposerPlace({ resting }: { resting?: boolean }) {
  return (
    <div className={styles.place} data-resting={resting}>
      <Skeleton shape="line" count={resting ? 1 : 4} />
    </div>
  );
}
