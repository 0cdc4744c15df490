/** Installs a front-end that the server does not list, from an address or a file on the server. */
import { useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { installRequest } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFrontends } from '@/selectors/admin/frontends';
import { selectRequest } from '@/selectors/engine/requests';
import { frontendInstallRequested } from '@/slices/admin/frontends';
import { requestEnded } from '@/slices/engine/requests';
import { Button } from '@/ui/buttons/Button';
import { Collapsible } from '@/ui/structure/Collapsible';
import { TextField } from '@/ui/fields/TextField';
import styles from './Admin.module.css';
import { InstallFailed } from './InstallFailed';

type Word = 'name' | 'ref' | 'buildUrl' | 'buildUrlHint' | 'file' | 'buildDir' | 'missing';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  name: { id: 'admin_dash.frontend.own_name', defaultMessage: 'Name' },
  ref: { id: 'admin_dash.frontend.own_ref', defaultMessage: 'Version' },
  buildUrl: { id: 'admin_dash.frontend.own_url', defaultMessage: 'Archive URL' },
  buildUrlHint: {
    id: 'admin_dash.frontend.own_url_hint',
    defaultMessage: '{placeholder} is replaced with the version.',
  },
  file: { id: 'admin_dash.frontend.own_file', defaultMessage: 'Or a file on the server' },
  buildDir: { id: 'admin_dash.frontend.own_dir', defaultMessage: 'Folder in the archive' },
  missing: {
    id: 'admin_dash.frontend.own_missing',
    defaultMessage: 'Enter a name, a version, and a URL or file',
  },
});

const nothing = { name: '', ref: '', buildUrl: '', file: '', buildDir: '' };

export function InstallForm() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [form, setForm] = useState(nothing);
  const { list } = useAppSelector(selectFrontends);
  const name = form.name.trim();
  const key = installRequest(name);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, key));
  const isKnown = list?.some((frontend) => frontend.name === name) === true;
  const complete = name && form.ref.trim() && (form.buildUrl.trim() || form.file.trim());
  const field = (at: keyof typeof nothing, hint?: string) => (
    <TextField
      label={intl.formatMessage(messages[at])}
      hint={hint}
      placeholder={at === 'buildDir' ? 'dist' : undefined}
      autoCapitalize="none"
      spellCheck={false}
      value={form[at]}
      onChange={(value) => setForm({ ...form, [at]: value })}
    />
  );
  const install = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !complete) return;
    const source = {
      name,
      ref: form.ref.trim(),
      buildUrl: form.buildUrl.trim(),
      file: form.file.trim(),
      buildDir: form.buildDir.trim(),
    };
    dispatch(frontendInstallRequested({ source }));
  };
  return (
    <div className={styles.part}>
      <Collapsible
        title={
          <FormattedMessage
            id="admin_dash.frontend.install_other"
            defaultMessage="Install another front-end"
          />
        }
      >
        <form className={styles.fields} onSubmit={install}>
          {field('name')}
          {field('ref')}
          {field('buildUrl', intl.formatMessage(messages.buildUrlHint, { placeholder: '${ref}' }))}
          {field('file')}
          {field('buildDir')}
          {reason !== null && !busy && !isKnown && (
            <InstallFailed
              name={name}
              reason={reason}
              onDismiss={() => dispatch(requestEnded({ key }))}
            />
          )}
          <div>
            <Button
              type="submit"
              tone="primary"
              busy={busy}
              disabledReason={complete ? null : intl.formatMessage(messages.missing)}
            >
              <FormattedMessage id="admin_dash.frontend.install" defaultMessage="Install" />
            </Button>
          </div>
        </form>
      </Collapsible>
    </div>
  );
}
