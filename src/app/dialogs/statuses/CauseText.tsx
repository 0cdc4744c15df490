/** Explains why a status appears where the reader found it. */
import { FormattedList, FormattedMessage } from 'react-intl';
import { UserMentioned } from '@/components/people/card/UserMentioned';
import type { ProvenanceCause } from '@/domain/statuses/statusProvenance';
import type { TimelineKind } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { selectLists } from '@/selectors/session/navigation';

export function CauseText({ cause }: { cause: ProvenanceCause }) {
  switch (cause.kind) {
    case 'own':
      return <FormattedMessage id="status.why_own" defaultMessage="You wrote it." />;
    case 'followed':
      return (
        <FormattedMessage
          id="status.why_followed"
          defaultMessage="You follow {name}."
          values={{ name: <UserMentioned userId={cause.userId} /> }}
        />
      );
    case 'repeated':
      return (
        <FormattedMessage
          id="status.why_repeated"
          defaultMessage="It was repeated by {names}."
          values={{
            names: (
              <FormattedList
                value={cause.userIds.map((userId) => (
                  <UserMentioned key={userId} userId={userId} />
                ))}
              />
            ),
          }}
        />
      );
    case 'mentioned':
      return <FormattedMessage id="status.why_mentioned" defaultMessage="It mentions you." />;
    case 'pinned':
      return (
        <FormattedMessage
          id="status.why_pinned"
          defaultMessage="{name} pinned it to this profile."
          values={{ name: <UserMentioned userId={cause.userId} /> }}
        />
      );
    case 'profile':
      return (
        <FormattedMessage
          id="status.why_profile"
          defaultMessage="You are looking at the profile on which it stands."
        />
      );
    case 'thread':
      return (
        <FormattedMessage
          id="status.why_thread"
          defaultMessage="It belongs to the conversation that you opened."
        />
      );
    case 'notification':
      return (
        <FormattedMessage
          id="status.why_notification"
          defaultMessage="One of your notifications is about it."
        />
      );
    case 'timeline':
      return <TimelineText timeline={cause.timeline} argument={cause.argument ?? ''} />;
  }
}

function TimelineText({ timeline, argument }: { timeline: TimelineKind; argument: string }) {
  const lists = useAppSelector(selectLists);
  switch (timeline) {
    case 'friends':
      return (
        <FormattedMessage
          id="status.why_home"
          defaultMessage="Your server put it on your home timeline, which holds what the people and hashtags that you follow bring."
        />
      );
    case 'public':
      return (
        <FormattedMessage
          id="status.why_public"
          defaultMessage="It was written in public on this server."
        />
      );
    case 'publicAndExternal':
      return (
        <FormattedMessage
          id="status.why_known"
          defaultMessage="It is public, and this server knows of it."
        />
      );
    case 'tag':
      return (
        <FormattedMessage
          id="status.why_tag"
          defaultMessage="It carries the hashtag {tag}."
          values={{ tag: <bdi>#{argument}</bdi> }}
        />
      );
    case 'list':
      return (
        <FormattedMessage
          id="status.why_list"
          defaultMessage="Its author is on your list “{title}”."
          values={{
            title: <bdi>{lists.find(({ id }) => id === argument)?.title ?? argument}</bdi>,
          }}
        />
      );
    case 'dms':
      return (
        <FormattedMessage
          id="status.why_direct"
          defaultMessage="It is a direct message, to you or from you."
        />
      );
    case 'mentions':
      return <FormattedMessage id="status.why_mentioned" defaultMessage="It mentions you." />;
    case 'bookmarks':
      return <FormattedMessage id="status.why_bookmarked" defaultMessage="You bookmarked it." />;
    case 'favorites':
      return (
        <FormattedMessage
          id="status.why_favourited"
          defaultMessage="It stands among the favourites that you are looking at."
        />
      );
    case 'user':
    case 'media':
      return (
        <FormattedMessage
          id="status.why_profile"
          defaultMessage="You are looking at the profile on which it stands."
        />
      );
  }
}
