/** The actions on all selected posts: those that at least one of them allows. */
import { FormattedMessage, useIntl } from 'react-intl';
import { isToBeDoneToPost, type PostAction } from '@/domain/admin/content/content';
import type { ContentOffers } from '@/domain/admin/content/contentOffers';
import { useAppSelector } from '@/hooks/store';
import { rowIn } from '@/lib/values/rowTable';
import { Button } from '@/ui/buttons/Button';
import { postEntries } from './actions';
import { PostButtons } from './PostButtons';
import styles from '@/screens/moderation/Moderation.module.css';

interface Props {
  ids: readonly string[];
  selected: ReadonlySet<string>;
  offers: ContentOffers;
  onSelect: (ids: readonly string[], wanted: boolean) => void;
  onAct: (ids: readonly string[], action: PostAction) => void;
}

export function ContentSelection({ ids, selected, offers, onSelect, onAct }: Props) {
  const intl = useIntl();
  const rows = useAppSelector((state) => state.statuses.entities);
  const chosen = ids.filter((id) => selected.has(id));
  if (chosen.length === 0) return null;
  const fitting = (action: PostAction) =>
    chosen.filter((id) => {
      const status = rowIn(rows, id);
      return status !== undefined && isToBeDoneToPost(status, action);
    });
  const clear = () => onSelect([...selected], false);
  return (
    <div className={styles.work} data-surface="raised" data-sticky="">
      <span>
        <FormattedMessage
          id="moderation.selected"
          defaultMessage="Selected: {count, number}"
          values={{ count: chosen.length }}
        />
      </span>
      <PostButtons
        entries={postEntries(offers, intl).filter(({ action }) => fitting(action).length > 0)}
        countOf={({ action }) => fitting(action).length}
        onAct={({ action }) => {
          onAct(fitting(action), action);
          clear();
        }}
      />
      <Button size="small" tone="quiet" onPress={() => onSelect(ids, true)}>
        <FormattedMessage id="moderation.select_all" defaultMessage="Select all shown" />
      </Button>
      <Button size="small" tone="quiet" onPress={clear}>
        <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
      </Button>
    </div>
  );
}
