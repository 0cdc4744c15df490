/** The server's front-ends: the active ones, the installed ones, and a form to install others. */
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFrontends, selectPrimaryFrontend } from '@/selectors/admin/frontends';
import { selectRequest } from '@/selectors/engine/requests';
import { frontendsRequested, installedDismissed } from '@/slices/admin/frontends';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Notice } from '@/ui/feedback/Notice';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './Admin.module.css';
import { FrontendRow } from './FrontendRow';
import { InstallForm } from './InstallForm';

export function FrontendsTab() {
  const dispatch = useAppDispatch();
  const { list, installed } = useAppSelector(selectFrontends);
  const { reason, busy } = useAppSelector((state) => selectRequest(state, adminRequests.frontends));
  useEffect(() => {
    dispatch(frontendsRequested());
  }, [dispatch]);
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <FormattedMessage
            id="admin_dash.frontend.default_frontend"
            defaultMessage="Default front-end"
          />
        </h3>
        <Primary />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <FormattedMessage
            id="admin_dash.frontend.available_frontends"
            defaultMessage="Available front-ends"
          />
        </h3>
        {installed && (
          <Notice tone="success" onDismiss={() => dispatch(installedDismissed())}>
            <FormattedMessage
              id="admin_dash.frontend.success_installing_frontend"
              defaultMessage="{name} is installed. Make it the default to start using it."
              values={{ name: <bdi>{[installed.name, installed.ref].join(' ').trim()}</bdi> }}
            />
          </Notice>
        )}
        {list === null && reason === null && <Skeleton shape="line" count={6} />}
        {reason !== null && (
          <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(frontendsRequested())}>
            <FormattedMessage
              id="admin_dash.frontend.list_failed"
              defaultMessage="Couldn't load the front-ends"
            />
          </ErrorState>
        )}
        {list !== null && (
          <ul className={styles.list}>
            {list.map((frontend) => (
              <FrontendRow key={frontend.name} frontend={frontend} />
            ))}
          </ul>
        )}
      </section>
      <InstallForm />
    </>
  );
}

function Primary() {
  const primary = useAppSelector(selectPrimaryFrontend);
  return (
    <p className={styles.about}>
      {primary ? (
        <FormattedMessage
          id="admin_dash.frontend.default_is"
          defaultMessage="Everyone sees {name}. If you change it, reload the page to see the new one."
          values={{
            name: (
              <strong>
                <bdi>{[primary.name, primary.ref].join(' ').trim()}</bdi>
              </strong>
            ),
          }}
        />
      ) : (
        <FormattedMessage
          id="admin_dash.frontend.default_none"
          defaultMessage="No front-end chosen. The server uses its built-in one."
        />
      )}
    </p>
  );
}
