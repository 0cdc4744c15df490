/** Explains why a status appears where the reader found it. */
import { FormattedList, FormattedMessage } from 'react-intl';
import { TagName } from '@/components/discovery/TagName';
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
          defaultMessage="{names} repeated it."
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
    case 'followedTags':
      return (
        <FormattedMessage
          id="status.why_followed"
          defaultMessage="You follow {name}."
          values={{
            name: (
              <FormattedList
                value={cause.tags.map((tag) => (
                  <TagName key={tag} tag={tag} />
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
          defaultMessage="It's on the profile you're viewing."
        />
      );
    case 'thread':
      return (
        <FormattedMessage
          id="status.why_thread"
          defaultMessage="It's part of the conversation you opened."
        />
      );
    case 'notification':
      return (
        <FormattedMessage
          id="status.why_notification"
          defaultMessage="You have a notification about it."
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
          defaultMessage="It's in your home timeline because of people or hashtags you follow."
        />
      );
    case 'public':
      return (
        <FormattedMessage
          id="status.why_public"
          defaultMessage="It's a public post from this server."
        />
      );
    case 'publicAndExternal':
    case 'bubble':
    case 'server':
      return (
        <FormattedMessage
          id="status.why_known"
          defaultMessage="It's a public post from the known network."
        />
      );
    case 'tag':
      return (
        <FormattedMessage
          id="status.why_tag"
          defaultMessage="It has the hashtag {tag}."
          values={{ tag: <TagName tag={argument.split(' ')[0] ?? ''} /> }}
        />
      );
    case 'link':
      return (
        <FormattedMessage
          id="status.why_link"
          defaultMessage="It shares the link you're viewing."
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
          defaultMessage="It's a direct message to or from you."
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
          defaultMessage="It's in the favourites you're viewing."
        />
      );
    case 'user':
    case 'media':
      return (
        <FormattedMessage
          id="status.why_profile"
          defaultMessage="It's on the profile you're viewing."
        />
      );
  }
}
