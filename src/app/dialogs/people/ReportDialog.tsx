/** Reports a person to the staff: which posts, why, and whether to forward it to their server. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import { hostOfPerson } from '@/domain/people/relationshipActions';
import { LONGEST_COMMENT, reportRequest, type ReportForm } from '@/domain/people/report';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectKnownStatusesOf, selectReportForm } from '@/selectors/people/reporting';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSignedIn } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';
import {
  reportClosed,
  reportEdited,
  reportOpened,
  reportRequested,
} from '@/slices/people/reporting';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Dialog } from '@/ui/dialog/Dialog';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { TextArea } from '@/ui/fields/TextArea';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { ReportedStatuses } from './ReportedStatuses';
import styles from './ReportDialog.module.css';

const messages = defineMessages({
  title: { id: 'user_reporting.report', defaultMessage: 'Report' },
  comment: { id: 'user_reporting.additional_comments', defaultMessage: 'Additional comments' },
});

interface Props extends DialogFrame {
  userId: string;
  preTickedIds: string[];
}

/** Visitors cannot report. */
export function ReportDialog(props: Props) {
  return useAppSelector(selectSignedIn) ? <Report {...props} /> : null;
}

function Report({ userId, preTickedIds, level, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted(userId, reportOpened({ userId, preTickedIds }), reportClosed({ userId }));
  const form = useAppSelector((state) => selectReportForm(state, userId));
  const { busy, reason } = useAppSelector((state) => selectRequest(state, reportRequest(userId)));
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
          </Button>
          <Button
            tone="primary"
            busy={busy || form === null}
            onPress={() => dispatch(reportRequested({ userId }))}
          >
            <FormattedMessage id="user_reporting.submit" defaultMessage="Send report" />
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <UserLine userId={userId} />
        <p>
          <FormattedMessage
            id="user_reporting.add_comment_description"
            defaultMessage="Your report goes to this server's moderators. Tell them why you're reporting this account."
          />
        </p>
        {form && <Fields userId={userId} form={form} preTickedIds={preTickedIds} busy={busy} />}
        {reason !== null && !busy && (
          <p className={styles.failed} role="alert">
            <FormattedMessage
              id="user_reporting.generic_error"
              defaultMessage="An error occurred while processing your request."
            />{' '}
            <ServerMessage text={reason} />
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface FieldsProps {
  userId: string;
  form: ReportForm;
  preTickedIds: readonly string[];
  busy: boolean;
}

function Fields({ userId, form, preTickedIds, busy }: FieldsProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => selectUser(state, userId));
  // Frozen on opening, so that new posts do not shift the list while it is being read.
  const [frozen, freeze] = useState<readonly string[] | null>(null);
  const known = useAppSelector(
    (state) => frozen ?? selectKnownStatusesOf(state, userId),
    isShallowEqual,
  );
  const listed = frozen ?? [...new Set([...preTickedIds, ...form.statusIds, ...known])];
  if (!frozen) freeze(listed);
  const change = (part: Partial<ReportForm>) => dispatch(reportEdited({ userId, change: part }));
  return (
    <>
      <TextArea
        label={intl.formatMessage(messages.comment)}
        value={form.comment}
        maxLength={LONGEST_COMMENT}
        rows={3}
        maxRows={8}
        readOnly={busy}
        onChange={(comment) => change({ comment })}
      />
      {user && !user.isLocal && (
        <Checkbox
          label={
            <FormattedMessage
              id="user_reporting.forward_to"
              defaultMessage="Forward to {domain}"
              values={{ domain: <bdi>{hostOfPerson(user)}</bdi> }}
            />
          }
          hint={
            <FormattedMessage
              id="user_reporting.forward_description"
              defaultMessage="This account is on another server. Send a copy of the report there too."
            />
          }
          checked={form.forward}
          disabled={busy}
          onChange={(forward) => change({ forward })}
        />
      )}
      <ReportedStatuses
        listed={listed}
        ticked={form.statusIds}
        disabled={busy}
        onChange={(statusIds) => change({ statusIds })}
      />
    </>
  );
}
