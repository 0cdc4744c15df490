/**
 * Says in words who will see the post, and who may react to it, if that is not the usual. The line
 * is there before its first words, so that screen readers announce them.
 */
import {
  defineMessages,
  FormattedList,
  FormattedMessage,
  type MessageDescriptor,
} from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import type { AudienceSentence } from '@/domain/composer/options/audience';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { isEqual } from '@/lib/values/isEqual';
import { selectAudience, selectAudienceListId } from '@/selectors/composer/audience';
import { listClosed, listOpened } from '@/slices/people/lists';
import styles from './AudienceLine.module.css';

export function AudienceLine() {
  const { target } = useComposer();
  const sentences = useAppSelector((state) => selectAudience(state, target), isEqual);
  const listId = useAppSelector((state) => selectAudienceListId(state, target));
  return (
    <>
      <p className={styles.line} role="status">
        {sentences.map((sentence, index) => (
          <span key={sentence.about}>
            {index > 0 && ' '}
            <Sentence sentence={sentence} />
          </span>
        ))}
      </p>
      {listId !== null && <ListMembers listId={listId} />}
    </>
  );
}

/** Loads the members, for their number. */
function ListMembers({ listId }: { listId: string }) {
  useWhileMounted(listId, listOpened({ listId }), listClosed({ listId }));
  return null;
}

type Wording = AudienceSentence['about'] | 'listCount';

const words: Record<Wording, MessageDescriptor> = defineMessages({
  anyone: { id: 'post_status.audience.anyone', defaultMessage: 'Anyone can see this post.' },
  server: {
    id: 'post_status.audience.server',
    defaultMessage: 'Only people on this server can see this post.',
  },
  lostList: {
    id: 'post_status.audience.lost_list',
    defaultMessage: 'The list no longer exists, so only people you mention can see this post.',
  },
  list: {
    id: 'post_status.audience.list',
    defaultMessage: 'Only people on {list} can see this post.',
  },
  listCount: {
    id: 'post_status.audience.list_count',
    defaultMessage:
      '{count, plural, =0 {Nobody is on {list} yet, so nobody else can see this post.} one {Only the # person on {list} can see this post.} other {Only the # people on {list} can see this post.}}',
  },
  conversation: {
    id: 'post_status.audience.conversation',
    defaultMessage: 'Only {people} can see this post, even if you mention someone else.',
  },
  replies: {
    id: 'post_status.audience.replies',
    defaultMessage:
      '{policy, select, followers {Only your followers can reply.} approval {You approve each reply.} other {Only people you mention can reply.}}',
  },
  quotes: {
    id: 'post_status.audience.quotes',
    defaultMessage:
      '{policy, select, followers {Only your followers can quote it.} other {Nobody else can quote it.}}',
  },
  favourites: {
    id: 'post_status.audience.favourites',
    defaultMessage:
      '{policy, select, followers {Only your followers can favourite it.} approval {You approve each favourite.} other {Nobody else can favourite it.}}',
  },
  repeats: {
    id: 'post_status.audience.repeats',
    defaultMessage:
      '{policy, select, followers {Only your followers can repeat it.} approval {You approve each repeat.} other {Nobody else can repeat it.}}',
  },
  quoted: {
    id: 'post_status.audience.quoted',
    defaultMessage: 'The author of the quoted post has to approve first.',
  },
});

function Sentence({ sentence }: { sentence: AudienceSentence }) {
  if ('policy' in sentence) {
    return <FormattedMessage {...words[sentence.about]} values={{ policy: sentence.policy }} />;
  }
  if (sentence.about === 'conversation') {
    const people = sentence.people.map((handle) => <bdi key={handle}>{handle}</bdi>);
    return (
      <FormattedMessage
        {...words.conversation}
        values={{ people: <FormattedList type="conjunction" value={people} /> }}
      />
    );
  }
  if (sentence.about !== 'list') return <FormattedMessage {...words[sentence.about]} />;
  const { title, count } = sentence;
  const word = count === null ? words.list : words.listCount;
  return <FormattedMessage {...word} values={{ list: <bdi>{title}</bdi>, count }} />;
}
