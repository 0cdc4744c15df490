/** The account itself: mail, password, second factor, and deleting it. */
import { useId, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { resetLinkRequest, type PersonAction } from '@/domain/admin/people';
import { isOffered } from '@/domain/admin/peopleOffers';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectStaffPeople } from '@/selectors/admin/staffPeople';
import { selectRequest } from '@/selectors/engine/requests';
import { selectCurrentUserId } from '@/selectors/session/session';
import { isPersonJobAtWork } from '@/slices/admin/staffPeople';
import { resetLinkRequested } from '@/slices/admin/staffPeople';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { DeletePerson } from './DeletePerson';
import { words } from './messages';
import type { PartProps } from './PersonMeasures';
import styles from './People.module.css';

const simple: readonly { action: PersonAction; label: MessageDescriptor }[] = [
  { action: { kind: 'confirmation' }, label: words.confirmMail },
  { action: { kind: 'confirmationMail' }, label: words.mailAgain },
  { action: { kind: 'passwordChange' }, label: words.passwordChange },
  { action: { kind: 'secondFactorOff' }, label: words.secondFactorOff },
];

export function PersonAccount({ person, offers, jobs, onAct }: PartProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const ownId = useAppSelector(selectCurrentUserId);
  const [deleting, setDeleting] = useState(false);
  const may = (action: PersonAction) => isOffered(offers, person, action, ownId);
  const shown = simple.filter(({ action }) => may(action));
  const givesLinks = offers.resetLinks && person.isLocal;
  const deletes = may({ kind: 'deletion' });
  if (shown.length === 0 && !givesLinks && !deletes) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {formatMessage(words.account)}
      </h2>
      {givesLinks && <ResetLink personId={person.id} />}
      <div className={styles.buttons}>
        {shown.map(({ action, label }) => (
          <Button
            key={action.kind}
            busy={jobs.some((job) => job.action.kind === action.kind && isPersonJobAtWork(job))}
            onPress={() => onAct(action)}
          >
            {formatMessage(label)}
          </Button>
        ))}
        {deletes && (
          <Button tone="danger" popup="dialog" onPress={() => setDeleting(true)}>
            {formatMessage(words.delete)}
          </Button>
        )}
      </div>
      {deleting && (
        <DeletePerson
          handle={person.handle}
          onClose={() => setDeleting(false)}
          onDelete={() => {
            setDeleting(false);
            onAct({ kind: 'deletion' });
          }}
        />
      )}
    </section>
  );
}

/** The link is passed on by hand; who has it can choose a new password. */
function ResetLink({ personId }: { personId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const link = useAppSelector((state) => selectStaffPeople(state).resetSecrets[personId]);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, resetLinkRequest(personId)),
  );
  const label = formatMessage(words.resetLink);
  return (
    <div role="status">
      {link === undefined ? (
        <Button busy={busy} onPress={() => dispatch(resetLinkRequested({ id: personId }))}>
          {label}
        </Button>
      ) : (
        <TextField
          label={label}
          hint={
            <FormattedMessage
              id="moderation.reset_link_hint"
              defaultMessage="Anyone with this link can set a new password. Give it to the account's owner only."
            />
          }
          value={link}
          onChange={() => undefined}
          readOnly
        />
      )}
      {reason !== null && <ServerMessage text={reason} />}
    </div>
  );
}
