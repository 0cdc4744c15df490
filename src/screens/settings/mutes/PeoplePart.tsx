/** Blocked or muted people: adds others by name, and removes the selected ones in bulk. */
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BulkActionButtons } from '@/components/admin/bulkActions/BulkActionButtons';
import { BulkActionPeople } from '@/components/admin/bulkActions/BulkActionPeople';
import { BulkActionLog } from '@/components/admin/bulkActions/BulkActionLog';
import { BulkActionProgress } from '@/components/admin/bulkActions/BulkActionProgress';
import { peopleListKey, peopleListRequest } from '@/domain/people/peopleList';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { makeSelectPeopleNamed, selectPeopleList } from '@/selectors/people/peopleLists';
import { selectRequest } from '@/selectors/engine/requests';
import {
  morePeopleRequested,
  peopleListClosed,
  peopleListOpened,
} from '@/slices/people/peopleLists';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import { AddPerson } from './AddPerson';
import { FindInList } from './FindInList';
import styles from './Mutes.module.css';

const nobody: readonly string[] = [];

export function PeoplePart({ list }: { list: { kind: 'blocks' | 'mutes'; userId: string } }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const opened = peopleListOpened(list);
  useWhileMounted(peopleListKey(list), opened, peopleListClosed(list));
  const known = useAppSelector((state) => selectPeopleList(state, list));
  const first = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'first')));
  const older = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'older')));
  const ids = known?.userIds ?? nobody;
  const [words, setWords] = useState('');
  const [selectNamed] = useState(makeSelectPeopleNamed);
  const shown = useAppSelector((state) => selectNamed(state, ids, words));
  // A match may be on a page that is not loaded yet.
  const goesOn = known !== undefined && known.next !== null;
  const fetchesOn = words.trim() !== '' && goesOn && !older.busy && older.reason === null;
  useEffect(() => {
    if (fetchesOn) dispatch(morePeopleRequested({ kind: list.kind, userId: list.userId }));
  }, [dispatch, fetchesOn, list.kind, list.userId]);
  return (
    <div className={styles.part}>
      <AddPerson relationshipKind={list.kind === 'blocks' ? 'blocking' : 'muting'} />
      <BulkActionProgress />
      {!known && first.reason === null && <Skeleton shape="person" count={4} />}
      {!known && first.reason !== null && (
        <ErrorState detail={first.reason} busy={first.busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage
            id="user_profile.people_error"
            defaultMessage="Couldn't load these people"
          />
        </ErrorState>
      )}
      {known && ids.length === 0 && (
        <EmptyState>
          {list.kind === 'blocks' ? (
            <FormattedMessage id="settings.no_blocks" defaultMessage="You haven't blocked anyone" />
          ) : (
            <FormattedMessage id="settings.no_mutes" defaultMessage="You haven't muted anyone" />
          )}
        </EmptyState>
      )}
      {ids.length > 0 && (
        <>
          <FindInList value={words} onChange={setWords} />
          {shown.length > 0 && (
            <BulkActionPeople userIds={shown} chosen={chosen} onChange={setChosen} />
          )}
          {shown.length === 0 && !goesOn && (
            <EmptyState>
              <FormattedMessage id="settings.no_person_found" defaultMessage="No matching people" />
            </EmptyState>
          )}
          {older.reason !== null && (
            <p role="alert">
              <ServerMessage text={older.reason} />
            </p>
          )}
          <div className={styles.buttons}>
            {goesOn && (
              <Button busy={older.busy} onPress={() => dispatch(morePeopleRequested(list))}>
                <FormattedMessage id="user_profile.more_people" defaultMessage="Load more people" />
              </Button>
            )}
            <BulkActionButtons
              kinds={[list.kind === 'blocks' ? 'unblock' : 'unmute']}
              chosen={chosen}
              level={ABOVE_SETTINGS_DIALOG}
              onBegun={() => setChosen([])}
            />
          </div>
        </>
      )}
      <BulkActionLog />
    </div>
  );
}
