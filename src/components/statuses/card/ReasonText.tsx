/** The reason why a status is collapsed or filtered, as text. */
import { FormattedMessage } from 'react-intl';
import type { HiddenReason } from '@/domain/timelines/filtering';
import { LanguageName } from '@/components/engine/LanguageName';
import { UserMentioned } from '@/components/people/card/UserMentioned';

export function ReasonText({ reason }: { reason: HiddenReason }) {
  switch (reason.kind) {
    case 'mutedWord':
      return (
        <FormattedMessage
          id="status.reason_word"
          defaultMessage="Contains “{word}”"
          values={{ word: <bdi>{reason.word}</bdi> }}
        />
      );
    case 'serverFilter':
      return (
        <FormattedMessage
          id="status.reason_filter"
          defaultMessage="Matches your filter “{title}”"
          values={{ title: <bdi>{reason.title}</bdi> }}
        />
      );
    case 'mutedPerson':
      return (
        <FormattedMessage
          id="status.reason_muted"
          defaultMessage="You muted {name}"
          values={{ name: <UserMentioned userId={reason.userId} /> }}
        />
      );
    case 'blockedPerson':
      return (
        <FormattedMessage
          id="status.reason_blocked"
          defaultMessage="You blocked {name}"
          values={{ name: <UserMentioned userId={reason.userId} /> }}
        />
      );
    case 'blockedServer':
      return (
        <FormattedMessage
          id="status.reason_server"
          defaultMessage="You muted {name}'s server"
          values={{ name: <UserMentioned userId={reason.userId} /> }}
        />
      );
    case 'mutedThread':
      return (
        <FormattedMessage id="status.reason_thread" defaultMessage="You muted this conversation" />
      );
    case 'bot':
      return (
        <FormattedMessage
          id="status.reason_bot"
          defaultMessage="{name} is a bot"
          values={{ name: <UserMentioned userId={reason.userId} /> }}
        />
      );
    case 'sensitive':
      return <FormattedMessage id="status.reason_sensitive" defaultMessage="Marked as sensitive" />;
    case 'otherLanguage':
      return (
        <FormattedMessage
          id="status.reason_language"
          defaultMessage="Written in {language}"
          values={{ language: <LanguageName code={reason.language} /> }}
        />
      );
    case 'mutedRepeater':
      return (
        <FormattedMessage
          id="status.reason_repeater"
          defaultMessage="Repeated by {name} (muted)"
          values={{ name: <UserMentioned userId={reason.userId} /> }}
        />
      );
    case 'botRepeater':
      return (
        <FormattedMessage
          id="status.reason_bot_repeater"
          defaultMessage="Repeated by {name} (bot)"
          values={{ name: <UserMentioned userId={reason.userId} /> }}
        />
      );
    case 'unwantedRepeat':
      return (
        <FormattedMessage
          id="status.reason_repeat"
          defaultMessage="You hide repeats from {name}"
          values={{ name: <UserMentioned userId={reason.userId} /> }}
        />
      );
    case 'replyToStranger':
      return (
        <FormattedMessage
          id="status.reason_stranger"
          defaultMessage="Reply to {name}, who you don't follow"
          values={{ name: <UserMentioned userId={reason.userId} /> }}
        />
      );
    case 'replyToOther':
      return (
        <FormattedMessage
          id="status.reason_other"
          defaultMessage="Reply to {name}, not to you"
          values={{ name: <UserMentioned userId={reason.userId} /> }}
        />
      );
  }
}
