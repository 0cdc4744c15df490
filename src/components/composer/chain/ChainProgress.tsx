/** Says how much of a chain was sent, and leads to the post that the rest continues. */
import { FormattedMessage } from 'react-intl';
import { chainLength } from '@/domain/composer/chain/chain';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { useComposer } from '@/components/composer/ComposerContext';
import styles from './ChainProgress.module.css';

export function ChainProgress() {
  const { target } = useComposer();
  const last = useAppSelector((state) => selectDraft(state, target).sentParts.at(-1));
  const sent = useAppSelector((state) => selectDraft(state, target).sentParts.length);
  const count = useAppSelector((state) => chainLength(selectDraft(state, target)));
  return (
    <p className={styles.progress} role="status" hidden={last === undefined}>
      {last !== undefined && (
        <FormattedMessage
          id="chain.sent"
          defaultMessage="{sent} of {count} posted. The rest continues <link>your last post</link>."
          values={{
            sent,
            count,
            link: (words) => (
              <a key="link" href={pathTo('conversation', { id: last })}>
                {words}
              </a>
            ),
          }}
        />
      )}
    </p>
  );
}
