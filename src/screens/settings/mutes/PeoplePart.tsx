/** People who are blocked or muted: more of them by name, and as many at once as are chosen. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CrowdActions } from '@/components/crowd/CrowdActions';
import { CrowdChoice } from '@/components/crowd/CrowdChoice';
import { CrowdLog } from '@/components/crowd/CrowdLog';
import { CrowdProgress } from '@/components/crowd/CrowdProgress';
import { peopleListKey, peopleListRequest } from '@/domain/peopleList';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { selectPeopleList } from '@/selectors/peopleLists';
import { selectRequest } from '@/selectors/requests';
import { morePeopleRequested, peopleListClosed, peopleListOpened } from '@/slices/peopleLists';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { ABOVE_SETTINGS } from '../level';
import { AddPerson } from './AddPerson';
import styles from './Mutes.module.css';

export function PeoplePart({ list }: { list: { kind: 'blocks' | 'mutes'; userId: string } }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const opened = peopleListOpened(list);
  useWhileShown(peopleListKey(list), opened, peopleListClosed(list));
  const known = useAppSelector((state) => selectPeopleList(state, list));
  const first = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'first')));
  const older = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'older')));
  const ids = known?.userIds ?? [];
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
          <CrowdChoice userIds={ids} chosen={chosen} onChange={setChosen} />
          {older.reason !== null && <p role="alert">{older.reason}</p>}
          <div className={styles.buttons}>
            {known?.next !== null && (
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
