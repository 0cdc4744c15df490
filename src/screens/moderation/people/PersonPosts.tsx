/** The latest posts of a person, on request, also those that only their readers see, marked so. */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { personPostsRequest } from '@/domain/admin/people';
import type { Visibility } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { ReportedPost } from '@/screens/moderation/ReportedPost';
import { selectStaffPeople } from '@/selectors/admin/staffPeople';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import { personPostsRequested } from '@/slices/admin/staffPeople';
import { Button } from '@/ui/buttons/Button';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { words } from './messages';
import styles from './People.module.css';

const visibilities: Record<Visibility, MessageDescriptor> = defineMessages({
  public: { id: 'general.scope_in_timeline.public', defaultMessage: 'Public' },
  unlisted: { id: 'general.scope_in_timeline.unlisted', defaultMessage: 'Unlisted' },
  private: { id: 'general.scope_in_timeline.private', defaultMessage: 'Followers only' },
  direct: { id: 'general.scope_in_timeline.direct', defaultMessage: 'Direct' },
  local: { id: 'general.scope_in_timeline.local', defaultMessage: 'This server only' },
  list: { id: 'general.scope_in_timeline.list', defaultMessage: 'List members' },
});

export function PersonPosts({ personId }: { personId: string }) {
  const id = useId();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const ids = useAppSelector((state) => selectStaffPeople(state).posts[personId]);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, personPostsRequest(personId)),
  );
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {intl.formatMessage(words.posts)}
      </h2>
      {!ids && (
        <div className={styles.buttons}>
          <Button busy={busy} onPress={() => dispatch(personPostsRequested({ id: personId }))}>
            <FormattedMessage
              id="moderation.show_posts"
              defaultMessage="Show posts, including private ones"
            />
          </Button>
        </div>
      )}
      <div role="status">
        {reason !== null && <ServerMessage text={reason} />}
        {ids?.length === 0 && (
          <FormattedMessage id="timeline.no_statuses" defaultMessage="No posts yet" />
        )}
      </div>
      {ids?.map((statusId) => (
        <Post key={statusId} statusId={statusId} />
      ))}
    </section>
  );
}

function Post({ statusId }: { statusId: string }) {
  const intl = useIntl();
  const visibility = useAppSelector((state) => selectStatus(state, statusId)?.visibility);
  return (
    <div className={styles.case}>
      {visibility !== undefined && (
        <span className={styles.faint}>{intl.formatMessage(visibilities[visibility])}</span>
      )}
      <ReportedPost statusId={statusId} offers={{ posts: false }} onAct={() => undefined} />
    </div>
  );
}
