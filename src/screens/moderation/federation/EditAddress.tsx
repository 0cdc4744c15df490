/** A dialog that changes the measure against a listed range of addresses. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChangedAddress, ListedName } from '@/domain/admin/serverLists';
import { useAppDispatch } from '@/hooks/store';
import { addressChangeRequested } from '@/slices/admin/serverLists';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { AddressFields } from './AddressFields';
import { messages } from './federationMessages';
import styles from './Federation.module.css';

interface Props {
  address: ListedName;
  onClose: () => void;
}

export function EditAddress({ address: { id, name, severity, comment }, onClose }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<ChangedAddress>({
    severity: severity ?? 'sign_up_requires_approval',
    comment,
    days: null,
  });
  const save = () => {
    const wanted = { ...draft, comment: draft.comment.trim() };
    dispatch(addressChangeRequested({ kind: 'addresses', id, wanted }));
    onClose();
  };
  return (
    <Dialog
      title={formatMessage(messages.editOf, { host: name })}
      width="narrow"
      onClose={onClose}
      closesOutside={false}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
          </Button>
          <Button tone="primary" onPress={save}>
            {formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <AddressFields
          value={draft}
          isListed
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
      </form>
    </Dialog>
  );
}
