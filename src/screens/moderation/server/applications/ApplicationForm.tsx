/** The form of an application. What is written stays until it is saved or discarded. */
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { isComplete, OAUTH_APPS_CHANGE, type OauthAppDraft } from '@/domain/admin/server/oauthApps';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useReturnedFocus } from '@/screens/moderation/list/useReturnedFocus';
import { selectRequest } from '@/selectors/engine/requests';
import { oauthAppSaveRequested, oauthAppWritten } from '@/slices/admin/oauthApps';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import styles from '@/screens/moderation/server/Server.module.css';
import { messages } from './applicationMessages';

/** The reader has just asked for the form to write. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

export function ApplicationForm({ draft }: { draft: OauthAppDraft }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { busy } = useAppSelector((state) => selectRequest(state, OAUTH_APPS_CHANGE));
  const [told, tell] = useState(false);
  const form = useReturnedFocus();
  const change = (changes: Partial<OauthAppDraft>) => {
    tell(false);
    dispatch(oauthAppWritten({ draft: { ...draft, ...changes } }));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    tell(!isComplete(draft));
    if (!busy && isComplete(draft)) dispatch(oauthAppSaveRequested());
  };
  return (
    <form
      ref={form}
      className={styles.section}
      aria-label={formatMessage(draft.id === null ? messages.add : messages.edit)}
      onSubmit={save}
    >
      <TextField
        ref={focusOnce}
        label={formatMessage(messages.name)}
        value={draft.name}
        error={told && formatMessage(messages.incomplete)}
        readOnly={busy}
        autoComplete="off"
        onChange={(name) => change({ name })}
      />
      <TextArea
        label={formatMessage(messages.redirects)}
        value={draft.redirectUris}
        maxRows={8}
        readOnly={busy}
        onChange={(redirectUris) => change({ redirectUris })}
      />
      <TextField
        label={formatMessage(messages.scopes)}
        hint={draft.id !== null && formatMessage(messages.scopesKept)}
        value={draft.scopes}
        readOnly={busy}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(scopes) => change({ scopes })}
      />
      <TextField
        type="url"
        label={formatMessage(messages.website)}
        value={draft.website}
        readOnly={busy}
        autoComplete="off"
        onChange={(website) => change({ website })}
      />
      <Checkbox
        label={formatMessage(messages.trusted)}
        checked={draft.trusted}
        onChange={(trusted) => change({ trusted })}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" busy={busy}>
          {formatMessage(messages.save)}
        </Button>
        <Button onPress={busy ? undefined : () => dispatch(oauthAppWritten({ draft: null }))}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </form>
  );
}
