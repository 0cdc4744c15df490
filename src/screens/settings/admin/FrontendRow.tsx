/** A front-end known to the server: its source, its versions, and the actions on each. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { hasRef, primaryValue, refsOf, usualRef, type Frontend } from '@/domain/admin/frontends';
import { adminRequests, installRequest } from '@/domain/admin/adminRequests';
import { PRIMARY_FRONTEND } from '@/domain/admin/adminSettings';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAdminConfig } from '@/selectors/admin/adminConfig';
import { selectPrimaryFrontend } from '@/selectors/admin/frontends';
import { selectRequest } from '@/selectors/engine/requests';
import { configValuePushRequested } from '@/slices/admin/adminConfig';
import { frontendInstallRequested } from '@/slices/admin/frontends';
import { requestEnded } from '@/slices/engine/requests';
import { Button } from '@/ui/buttons/Button';
import { DownloadIcon } from '@/ui/icons/icons';
import { Notice } from '@/ui/feedback/Notice';
import { Select } from '@/ui/fields/Select';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './Admin.module.css';
import { InstallFailed } from './InstallFailed';

type Word = 'version' | 'installed' | 'usual' | 'notInstalled' | 'isDefault' | 'off';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  version: { id: 'admin_dash.frontend.versions', defaultMessage: 'Version of {name}' },
  installed: { id: 'admin_dash.frontend.ref_installed', defaultMessage: '{ref} (installed)' },
  usual: { id: 'admin_dash.frontend.usual_ref', defaultMessage: 'Default version' },
  notInstalled: {
    id: 'admin_dash.frontend.install_first',
    defaultMessage: 'Install this version first',
  },
  isDefault: { id: 'admin_dash.frontend.is_default', defaultMessage: 'Already the default' },
  off: {
    id: 'admin_dash.frontend.default_needs_config',
    defaultMessage: 'This server is configured in a file',
  },
});

export function FrontendRow({ frontend }: { frontend: Frontend }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { name, git } = frontend;
  const [chosen, setChosen] = useState<string | null>(null);
  const ref = chosen ?? usualRef(frontend);
  const key = installRequest(name);
  const install = useAppSelector((state) => selectRequest(state, key));
  const push = useAppSelector((state) => selectRequest(state, adminRequests.push));
  const primary = useAppSelector(selectPrimaryFrontend);
  const { loaded } = useAppSelector(selectAdminConfig);
  const isThere = hasRef(frontend, ref);
  const isDefault = primary?.name === name && primary.ref === (ref ?? '');
  const whyNot = () => {
    if (!loaded) return intl.formatMessage(messages.off);
    if (isDefault) return intl.formatMessage(messages.isDefault);
    return isThere ? null : intl.formatMessage(messages.notInstalled);
  };
  const makeDefault = () =>
    dispatch(
      configValuePushRequested({
        path: PRIMARY_FRONTEND,
        value: primaryValue({ name, ref: ref ?? '' }),
      }),
    );
  return (
    <li className={styles.item} data-frontend={name}>
      <div className={styles.itemHead}>
        <h4 className={styles.itemTitle}>
          <bdi>{name}</bdi>
        </h4>
        {primary?.name === name && (
          <span className={styles.mark}>
            <FormattedMessage
              id="admin_dash.frontend.is_default_mark"
              defaultMessage="Default{ref}"
              values={{ ref: primary.ref && ` (${primary.ref})` }}
            />
          </span>
        )}
        {frontend.installed && (
          <span className={styles.mark}>
            <FormattedMessage id="admin_dash.frontend.installed" defaultMessage="Installed" />
          </span>
        )}
        {git !== null && (
          <a href={git} target="_blank" rel="noreferrer" className={styles.faint}>
            <FormattedMessage id="admin_dash.frontend.repository" defaultMessage="Source code" />{' '}
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        )}
      </div>
      <div className={styles.itemRow}>
        <div className={styles.grow}>
          <Select
            label={intl.formatMessage(messages.version, { name })}
            labelHidden
            options={
              refsOf(frontend).length === 0
                ? [{ value: '', label: intl.formatMessage(messages.usual) }]
                : refsOf(frontend).map((each) => ({
                    value: each,
                    label: frontend.installedRefs.includes(each)
                      ? intl.formatMessage(messages.installed, { ref: each })
                      : each,
                  }))
            }
            value={ref ?? ''}
            onChange={setChosen}
          />
        </div>
        <Button
          icon={DownloadIcon}
          busy={install.busy}
          onPress={() => dispatch(frontendInstallRequested({ source: { name, ref } }))}
        >
          {isThere ? (
            <FormattedMessage id="admin_dash.frontend.reinstall" defaultMessage="Reinstall" />
          ) : (
            <FormattedMessage id="admin_dash.frontend.install" defaultMessage="Install" />
          )}{' '}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button busy={push.busy} disabledReason={whyNot()} onPress={makeDefault}>
          <FormattedMessage id="admin_dash.frontend.set_default" defaultMessage="Make default" />{' '}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
      {install.busy && (
        <Notice tone="info">
          <FormattedMessage
            id="admin_dash.frontend.installing"
            defaultMessage="Installing {name}. This can take a minute."
            values={{ name: <bdi>{name}</bdi> }}
          />
        </Notice>
      )}
      {install.reason !== null && !install.busy && (
        <InstallFailed
          name={name}
          reason={install.reason}
          onDismiss={() => dispatch(requestEnded({ key }))}
        />
      )}
    </li>
  );
}
