/**
 * Below the title of a hashtag: how much it is used, and what the reader can do: follow, combine it
 * with others, mute. Its height stays as it is while the server answers.
 */
import { useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { FollowTagButton } from '@/components/discovery/FollowTagButton';
import { TagUse } from '@/components/discovery/TagUse';
import { useTagMute } from '@/components/discovery/useTagMute';
import { pathTo } from '@/domain/session/routes';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { writeTagQuery, type TagQuery } from '@/domain/timelines/tagTimeline';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectSignedIn } from '@/selectors/session/session';
import { tagClosed, tagOpened } from '@/slices/discovery/tags';
import { Button } from '@/ui/buttons/Button';
import { FilterIcon, HashtagIcon, MoreIcon, MutePersonIcon } from '@/ui/icons/icons';
import { MenuItem } from '@/ui/menu/Menu';
import { MenuButton } from '@/ui/menu/MenuButton';
import { CombineForm } from './CombineForm';
import { TagConditions } from './TagConditions';
import styles from './TagBar.module.css';

const messages = defineMessages({
  more: { id: 'status.more_actions', defaultMessage: 'More actions' },
  followed: { id: 'tags.followed', defaultMessage: 'Followed hashtags' },
});

interface Props {
  tag: string;
  query: TagQuery;
  timelineKey: TimelineKey;
}

export function TagBar({ tag, query, timelineKey }: Props) {
  const canFollow = useCan('followedTags');
  const canCombine = useCan('tagCombinations');
  const signedIn = useAppSelector(selectSignedIn);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const combine = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const choose = (wanted: TagQuery) => {
    void navigate(pathTo('tag-timeline', { tag }) + writeTagQuery(wanted));
  };
  if (!canCombine && !signedIn) return null;
  return (
    <section className={styles.bar}>
      <div className={styles.line}>
        <span className={styles.use}>{signedIn && canFollow && <KnownTag tag={tag} />}</span>
        {signedIn && canFollow && <FollowTagButton name={tag} />}
        {canCombine && (
          <Button
            ref={combine}
            size="small"
            icon={FilterIcon}
            expanded={open}
            controls={formId}
            onPress={() => setOpen(!open)}
          >
            <FormattedMessage id="tags.combine" defaultMessage="Combine" />
          </Button>
        )}
        {signedIn && <TagMenu tag={tag} canFollow={canFollow} />}
      </div>
      <div id={formId}>
        {open && (
          <CombineForm
            tag={tag}
            query={query}
            timelineKey={timelineKey}
            onChosen={(wanted) => {
              choose(wanted);
              setOpen(false);
              combine.current?.focus();
            }}
          />
        )}
      </div>
      <TagConditions query={query} onChange={choose} />
      <MutedNote tag={tag} />
    </section>
  );
}

/** Asks the server about the hashtag as long as it is shown. */
function KnownTag({ tag }: { tag: string }) {
  useWhileMounted(tag, tagOpened({ name: tag }), tagClosed({ name: tag }));
  return <TagUse name={tag} />;
}

function TagMenu({ tag, canFollow }: { tag: string; canFollow: boolean }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { text, toggle } = useTagMute(tag);
  return (
    <MenuButton label={intl.formatMessage(messages.more)} icon={MoreIcon} size="small">
      <MenuItem icon={MutePersonIcon} onSelect={toggle}>
        {text}
      </MenuItem>
      {canFollow && (
        <MenuItem icon={HashtagIcon} onSelect={() => void navigate(standalonePaths.followedTags)}>
          {intl.formatMessage(messages.followed)}
        </MenuItem>
      )}
    </MenuButton>
  );
}

/** Without it, the collapsed posts would have no reason. */
function MutedNote({ tag }: { tag: string }) {
  const { muted, text, toggle } = useTagMute(tag);
  if (!muted) return null;
  return (
    <p className={styles.muted}>
      <FormattedMessage id="tags.muted" defaultMessage="You muted this hashtag." />
      <Button size="small" onPress={toggle}>
        {text}
      </Button>
    </p>
  );
}
