/** People who are blocked or muted: more of them by name, and as many at once as are chosen. */
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CrowdActions } from '@/components/crowd/CrowdActions';
import { CrowdChoice } from '@/components/crowd/CrowdChoice';
import { CrowdLog } from '@/components/crowd/CrowdLog';
import { CrowdProgress } from '@/components/crowd/CrowdProgress';
import { peopleListKey, peopleListRequest } from '@/domain/peopleList';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { makeSelectPeopleNamed, selectPeopleList } from '@/selectors/peopleLists';
import { selectRequest } from '@/selectors/requests';
import { morePeopleRequested, peopleListClosed, peopleListOpened } from '@/slices/peopleLists';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ServerWords } from '@/ui/ServerWords';
import { Skeleton } from '@/ui/Skeleton';
import { ABOVE_SETTINGS } from '../level';
import { AddPerson } from './AddPerson';
import { FindInList } from './FindInList';
import styles from './Mutes.module.css';

const nobody: readonly string[] = [];

export function PeoplePart({ list }: { list: { kind: 'blocks' | 'mutes'; userId: string } }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const opened = peopleListOpened(list);
  useWhileShown(peopleListKey(list), opened, peopleListClosed(list));
  const known = useAppSelector((state) => selectPeopleList(state, list));
  const first = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'first')));
  const older = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'older')));
  const ids = known?.userIds ?? nobody;
  const [words, setWords] = useState('');
  const [selectNamed] = useState(makeSelectPeopleNamed);
  const shown = useAppSelector((state) => selectNamed(state, ids, words));
  // Who is looked for may stand on a page that is not here yet.
  const goesOn = known !== undefined && known.next !== null;
  const fetchesOn = words.trim() !== '' && goesOn && !older.busy && older.reason === null;
  useEffect(() => {
    if (fetchesOn) dispatch(morePeopleRequested({ kind: list.kind, userId: list.userId }));
  }, [dispatch, fetchesOn, list.kind, list.userId]);
  return (
    <div className={styles.part}>
      <AddPerson bond={list.kind === 'blocks' ? 'blocking' : 'muting'} />
      <CrowdProgress />
      {!known && first.reason === null && <Skeleton shape="person" count={4} />}
      {!known && first.reason !== null && (
        <ErrorState detail={first.reason} busy={first.busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage
            id="user_profile.people_error"
            defaultMessage="These people could not be fetched"
          />
        </ErrorState>
      )}
      {known && ids.length === 0 && (
        <EmptyState>
          {list.kind === 'blocks' ? (
            <FormattedMessage id="settings.no_blocks" defaultMessage="You block nobody" />
          ) : (
            <FormattedMessage id="settings.no_mutes" defaultMessage="You mute nobody" />
          )}
        </EmptyState>
      )}
      {ids.length > 0 && (
        <>
          <FindInList value={words} onChange={setWords} />
          {shown.length > 0 && <CrowdChoice userIds={shown} chosen={chosen} onChange={setChosen} />}
          {shown.length === 0 && !goesOn && (
            <EmptyState>
              <FormattedMessage
                id="settings.no_person_found"
                defaultMessage="Nobody in this list is called that"
              />
            </EmptyState>
          )}
          {older.reason !== null && (
            <p role="alert">
              <ServerWords text={older.reason} />
            </p>
          )}
          <div className={styles.buttons}>
            {goesOn && (
              <Button busy={older.busy} onPress={() => dispatch(morePeopleRequested(list))}>
                <FormattedMessage id="user_profile.more_people" defaultMessage="Load more people" />
              </Button>
            )}
            <CrowdActions
              kinds={[list.kind === 'blocks' ? 'unblock' : 'unmute']}
              chosen={chosen}
              level={ABOVE_SETTINGS}
              onBegun={() => setChosen([])}
            />
          </div>
        </>
      )}
      <CrowdLog />
    </div>
  );
}
