/** Aliases: other accounts of the same person, whose followers can be moved here. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { securityRequests } from '@/domain/settings/security';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSecurity } from '@/selectors/settings/security';
import { aliasAdditionRequested, aliasRemovalRequested } from '@/slices/settings/security';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon } from '@/ui/icons/icons';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { TextField } from '@/ui/fields/TextField';
import { RefusedNotice } from '@/screens/settings/RefusedNotice';
import { handleOf } from './AccountForms';
import { ConfirmForm } from './ConfirmForm';
import styles from './Security.module.css';
import { securityLabels as words } from './securityLabels';
import { securitySections } from './securitySections';

const messages: Record<'remove', MessageDescriptor> = defineMessages({
  remove: { id: 'settings.remove_alias', defaultMessage: 'Remove alias {alias}' },
});

export function AliasesForm() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [alias, setAlias] = useState('');
  const { aliases } = useAppSelector(selectSecurity);
  const { reason } = useAppSelector((state) => selectRequest(state, securityRequests.aliases));
  return (
    <ConfirmForm
      form="alias"
      section={securitySections.alias}
      about={
        <FormattedMessage
          id="settings.account_alias_about"
          defaultMessage="To move here from another account, add it as an alias first."
        />
      }
      submit={<FormattedMessage id="settings.add_alias" defaultMessage="Add alias" />}
      success={<FormattedMessage id="settings.added_alias" defaultMessage="Alias added" />}
      failure={
        <FormattedMessage id="settings.add_alias_error" defaultMessage="Error adding alias" />
      }
      disabledReason={alias.trim() === '' ? intl.formatMessage(words.missing) : null}
      onSubmit={() => dispatch(aliasAdditionRequested({ alias: handleOf(alias) }))}
    >
      {reason !== null && (
        <RefusedNotice
          what={
            <FormattedMessage
              id="settings.list_aliases_error"
              defaultMessage="Error fetching aliases"
            />
          }
          reason={reason}
        />
      )}
      {aliases === null && reason === null && <Skeleton shape="line" count={2} />}
      {aliases !== null && aliases.length > 0 && (
        <ul className={styles.list}>
          {aliases.map((known) => (
            <li key={known} className={styles.row}>
              <bdi>{known}</bdi>
              <IconButton
                label={intl.formatMessage(messages.remove, { alias: known })}
                icon={DeleteIcon}
                onPress={() => dispatch(aliasRemovalRequested({ alias: known }))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={intl.formatMessage(words.alias)}
        autoCapitalize="none"
        spellCheck={false}
        value={alias}
        onChange={setAlias}
      />
    </ConfirmForm>
  );
}
