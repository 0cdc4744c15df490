/** A post in the list of staff: author, marks, text, covered files, and what can be done about it. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { isToBeDoneToPost, type PostAction } from '@/domain/admin/content/content';
import type { ContentOffers } from '@/domain/admin/content/contentOffers';
import { pathTo, profilePath } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { JobOutcome } from '@/screens/moderation/JobOutcome';
import { ActionButtons } from '@/screens/moderation/list/ActionButtons';
import { messages } from '@/screens/moderation/messages';
import { ReportedPost } from '@/screens/moderation/reports/ReportedPost';
import { selectContentJobs } from '@/selectors/admin/staffContent';
import { selectUser } from '@/selectors/people/users';
import { selectStatus } from '@/selectors/statuses/statuses';
import { Link } from '@/ui/buttons/Link';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Avatar } from '@/ui/images/Avatar';
import { UserName } from '@/ui/text/UserName';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { postEntries } from './actions';
import { visibilities, words } from './contentMessages';
import { ContentOvertaken } from './ContentOvertaken';
import areaStyles from '@/screens/moderation/Moderation.module.css';

interface Props {
  statusId: string;
  position: FeedPosition;
  offers: ContentOffers;
  /** Null where nothing is done about posts. */
  selected: boolean | null;
  onSelect: (wanted: boolean) => void;
  onAct: (action: PostAction) => void;
}

const EXCERPT = 40;

export function PostRow({ statusId, position, offers, selected, onSelect, onAct }: Props) {
  const id = useId();
  const intl = useIntl();
  const status = useAppSelector((state) => selectStatus(state, statusId));
  const author = useAppSelector((state) => selectUser(state, status?.userId ?? ''));
  const jobs = useAppSelector((state) => selectContentJobs(state, statusId));
  if (!status) return null;
  const handle = author ? `@${author.shownScreenName}` : '';
  const name = `${handle} ${(status.summary || status.text).slice(0, EXCERPT)}`.trim();
  const marks = [
    intl.formatMessage(visibilities[status.visibility]),
    ...(status.sensitive ? [intl.formatMessage(words.sensitive)] : []),
  ];
  const entries = postEntries(offers, intl).filter(({ action }) =>
    isToBeDoneToPost(status, action),
  );
  return (
    <article
      className={areaStyles.row}
      tabIndex={0}
      aria-labelledby={id}
      data-queue-row={statusId}
      {...feedPosition(position)}
    >
      {selected !== null && (
        <div className={areaStyles.tick}>
          <Checkbox
            label={<VisuallyHidden>{intl.formatMessage(messages.select, { name })}</VisuallyHidden>}
            checked={selected}
            onChange={onSelect}
          />
        </div>
      )}
      <div id={id}>{author && <Author userId={author.id} sheet={offers.people} />}</div>
      <ul className={areaStyles.marks}>
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
      <ReportedPost statusId={statusId} offers={{ posts: false }} onAct={() => undefined} />
      {entries.length > 0 && (
        <div className={areaStyles.buttons}>
          <ActionButtons entries={entries} onAct={({ action }) => onAct(action)} />
        </div>
      )}
      <JobOutcome jobs={jobs} overtaken={<ContentOvertaken />} />
    </article>
  );
}

/** Leads to the sheet, where more is done about a person; without the right, to the profile. */
function Author({ userId, sheet }: { userId: string; sheet: boolean }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const restrictedNicknames = useInstance('restrictedNicknames');
  if (!user) return null;
  const to = sheet
    ? pathTo('moderation-entry', { page: 'people', id: userId })
    : profilePath(user, restrictedNicknames);
  return (
    <Link className={areaStyles.owner} to={to}>
      <Avatar url={user.avatarUrl} size="small" />
      <UserName
        stacked
        name={<EmojiText text={user.name} emoji={user.emoji} still />}
        handle={`@${user.shownScreenName}`}
      />
    </Link>
  );
}
