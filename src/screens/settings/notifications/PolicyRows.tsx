/** How the notifications of people whom the reader does not know are treated; kept by the server. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  NOTIFICATION_POLICY_REQUEST,
  policyGroupNames,
  policyTreatments,
  type PolicyGroup,
  type PolicyTreatment,
} from '@/domain/notifications/notificationPolicy';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { AccountSign } from '@/screens/settings/rows/AccountSign';
import { selectRequest } from '@/selectors/engine/requests';
import {
  selectNotificationPolicyKnown,
  selectPolicyTreatment,
} from '@/selectors/notifications/notificationPolicy';
import {
  notificationPolicyClosed,
  notificationPolicyOpened,
  policyTreatmentChosen,
} from '@/slices/notifications/notificationPolicy';
import { dialogClosed } from '@/slices/engine/dialogs';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Select } from '@/ui/fields/Select';
import styles from '@/screens/settings/rows/SettingField.module.css';

const groupLabels: Record<PolicyGroup, MessageDescriptor> = defineMessages({
  notFollowing: {
    id: 'settings.policy_not_following',
    defaultMessage: "People I don't follow",
  },
  notFollowers: {
    id: 'settings.policy_not_followers',
    defaultMessage: "People who don't follow me",
  },
  newAccounts: {
    id: 'settings.policy_new_accounts',
    defaultMessage: 'Accounts less than 30 days old',
  },
  privateMentions: {
    id: 'settings.policy_private_mentions',
    defaultMessage: "Private mentions I didn't ask for",
  },
  limitedAccounts: {
    id: 'settings.policy_limited_accounts',
    defaultMessage: 'Accounts limited by moderators',
  },
});

const treatmentLabels: Record<PolicyTreatment, MessageDescriptor> = defineMessages({
  accept: { id: 'settings.other_languages_show', defaultMessage: 'Show' },
  filter: { id: 'settings.policy_filter', defaultMessage: 'Filter' },
  drop: { id: 'settings.policy_drop', defaultMessage: 'Ignore' },
});

export function PolicyRows() {
  const dispatch = useAppDispatch();
  const opened = notificationPolicyOpened();
  useWhileMounted('policy', opened, notificationPolicyClosed());
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, NOTIFICATION_POLICY_REQUEST),
  );
  return (
    <>
      {reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
        </ErrorState>
      )}
      {policyGroupNames.map((group) => (
        <Row key={group} group={group} />
      ))}
      {/* Closes the dialog, which would cover the target of the link. */}
      <p role="presentation" onClick={() => dispatch(dialogClosed({ kind: 'settings' }))}>
        <LinkButton internal size="small" href={pathTo('notification-requests')}>
          <FormattedMessage id="notifications.filtered" defaultMessage="Filtered notifications" />
        </LinkButton>
      </p>
    </>
  );
}

const OTHER = '';

function Row({ group }: { group: PolicyGroup }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectNotificationPolicyKnown);
  const chosen = useAppSelector((state) => selectPolicyTreatment(state, group));
  const choose = (value: string) => {
    const treatment = policyTreatments.find((each) => each === value);
    if (treatment) dispatch(policyTreatmentChosen({ group, treatment }));
  };
  return (
    <div className={styles.row} data-fields="beside">
      <Select
        label={intl.formatMessage(groupLabels[group])}
        options={[
          // A rule that this client does not know stays until another is chosen.
          ...(chosen === null ? [{ value: OTHER, label: '–' }] : []),
          ...policyTreatments.map((value) => ({
            value,
            label: intl.formatMessage(treatmentLabels[value]),
          })),
        ]}
        value={chosen ?? OTHER}
        disabled={!known}
        onChange={choose}
      />
      <AccountSign />
    </div>
  );
}
