/** A dialog that changes the measure against a listed range of addresses. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChangedAddress, ListedName } from '@/domain/admin/serverLists';
import { useAppDispatch } from '@/hooks/store';
import { addressChangeRequested } from '@/slices/admin/serverLists';
import { AddressFields } from './AddressFields';
import { messages } from './federationMessages';
import { FormDialog } from './FormDialog';

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
    <FormDialog
      title={formatMessage(messages.editOf, { host: name })}
      width="narrow"
      onSave={save}
      onClose={onClose}
    >
      <AddressFields
        value={draft}
        isListed
        onChange={(changes) => setDraft({ ...draft, ...changes })}
      />
    </FormDialog>
  );
}
