/** The hashtags of a status: each leads to its page, and can be followed and muted. */
import { defineMessages, useIntl } from 'react-intl';
import { TagRow } from '@/components/discovery/TagRow';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { rowIn } from '@/lib/values/rowTable';
import { dialogClosed } from '@/slices/engine/dialogs';
import { tagClosed, tagOpened } from '@/slices/discovery/tags';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './HashtagsDialog.module.css';

const messages = defineMessages({
  title: { id: 'search.hashtags', defaultMessage: 'Hashtags' },
});

interface Props extends DialogFrame {
  statusId: string;
}

const none: readonly string[] = [];

export function HashtagsDialog({ statusId, level, onClose }: Props) {
  const intl = useIntl();
  const canFollow = useCan('followedTags');
  const names = useAppSelector(
    (state) => rowIn(state.statuses.entities, statusId)?.hashtags ?? none,
  );
  return (
    <Dialog title={intl.formatMessage(messages.title)} level={level} onClose={onClose}>
      <ul className={styles.list}>
        {names.map((name) => (
          <HashtagItem key={name} name={name} asks={canFollow} />
        ))}
      </ul>
    </Dialog>
  );
}

function HashtagItem({ name, asks }: { name: string; asks: boolean }) {
  const dispatch = useAppDispatch();
  const leave = ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest('a'))
      dispatch(dialogClosed({ kind: 'hashtags' }));
  };
  return (
    <li role="presentation" onClick={leave}>
      {asks && <Asking name={name} />}
      <TagRow name={name} />
    </li>
  );
}

/** Asks the server about a hashtag as long as the dialog shows it. */
function Asking({ name }: { name: string }) {
  useWhileMounted(name, tagOpened({ name }), tagClosed({ name }));
  return null;
}
