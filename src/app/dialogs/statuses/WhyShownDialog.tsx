/**
 * "Why am I seeing this?": the source of a status, the filter rules that match it and their effect,
 * with a link to each rule.
 */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ReasonText } from '@/components/statuses/card/ReasonText';
import { UserLink } from '@/components/people/card/UserLink';
import { UserMentioned } from '@/components/people/card/UserMentioned';
import type { Decision, HiddenReason } from '@/domain/timelines/filtering';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { isEqual } from '@/lib/values/isEqual';
import { rowIn } from '@/lib/values/rowTable';
import { selectStatusProvenance } from '@/selectors/statuses/statusProvenance';
import { selectUser } from '@/selectors/people/users';
import { dialogClosed } from '@/slices/engine/dialogs';
import { followedTagsNeeded } from '@/slices/discovery/tags';
import { relationshipNeeded } from '@/slices/people/relationships';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { CauseText } from './CauseText';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './WhyShownDialog.module.css';

const messages = defineMessages({
  title: { id: 'status.why_shown', defaultMessage: 'Why am I seeing this?' },
  filtering: { id: 'settings.filtering_settings', defaultMessage: 'Filtering settings' },
  mutesAndBlocks: { id: 'settings.mutes_and_blocks', defaultMessage: 'Mutes and blocks' },
});

interface Props extends DialogFrame {
  statusId: string;
}

export function WhyShownDialog({ statusId, level, onClose }: Props) {
  const intl = useIntl();
  const provenance = useAppSelector((state) => selectStatusProvenance(state, statusId), isEqual);
  const userId = useAppSelector((state) => rowIn(state.statuses.entities, statusId)?.userId ?? '');
  // The relationship to the author may not be loaded yet.
  useWhileMounted(userId, relationshipNeeded({ userId }), null);
  useWhileMounted('followed tags', followedTagsNeeded(), null);
  return (
    <Dialog title={intl.formatMessage(messages.title)} level={level} onClose={onClose}>
      {provenance === null ? (
        <p>
          <FormattedMessage
            id="status.status_unavailable"
            defaultMessage="This post isn't available"
          />
        </p>
      ) : (
        <>
          <h3 className={styles.heading}>
            <FormattedMessage id="status.why_origin" defaultMessage="Source" />
          </h3>
          <ul className={styles.list}>
            {provenance.causes.map((cause, at) => (
              <li key={at}>
                <CauseText cause={cause} />
              </li>
            ))}
          </ul>
          <h3 className={styles.heading}>
            <FormattedMessage id="status.why_rules" defaultMessage="Your filters" />
          </h3>
          <Rules decision={provenance.decision} />
        </>
      )}
    </Dialog>
  );
}

function Rules({ decision: { show, reasons } }: { decision: Decision }) {
  if (reasons.length === 0) {
    return (
      <p className={styles.text}>
        <FormattedMessage id="status.why_no_rule" defaultMessage="No filters match" />
      </p>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {reasons.map((reason, at) => (
          <li key={at} className={styles.rule}>
            <span>
              <ReasonText reason={reason} />
            </span>
            <WayTo reason={reason} />
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        <Effect show={show} />
      </p>
    </>
  );
}

function Effect({ show }: Pick<Decision, 'show'>) {
  switch (show) {
    case 'full':
      return (
        <FormattedMessage
          id="status.why_full"
          defaultMessage="It's still shown, with its media hidden."
        />
      );
    case 'collapsed':
      return (
        <FormattedMessage
          id="status.why_collapsed"
          defaultMessage="It's collapsed until you open it."
        />
      );
    case 'hidden':
      return (
        <FormattedMessage
          id="status.why_hidden"
          defaultMessage="It's hidden in timelines and only shown when you open it directly."
        />
      );
  }
}

/** Links to the setting where the rule can be changed. */
function WayTo({ reason }: { reason: HiddenReason }) {
  switch (reason.kind) {
    case 'unwantedRepeat':
      return <ProfileWay userId={reason.userId} />;
    case 'mutedPerson':
    case 'mutedRepeater':
    case 'blockedPerson':
    case 'blockedServer':
      return <SettingsWay tab="mutesAndBlocks" />;
    default:
      return <SettingsWay tab="filtering" />;
  }
}

function SettingsWay({ tab }: { tab: 'filtering' | 'mutesAndBlocks' }) {
  const intl = useIntl();
  const openSettings = useOpenSettings();
  return (
    <Button size="small" onPress={() => openSettings('user', tab)}>
      {intl.formatMessage(messages[tab])}
    </Button>
  );
}

function ProfileWay({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const dispatch = useAppDispatch();
  return (
    <span role="presentation" onClick={() => dispatch(dialogClosed({ kind: 'whyShown' }))}>
      <UserLink user={user}>
        <UserMentioned userId={userId} />
      </UserLink>
    </span>
  );
}
