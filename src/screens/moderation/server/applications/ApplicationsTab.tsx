/** The applications that are registered at the own server, with the form for one of them. */
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  MORE_OAUTH_APPS,
  newOauthApp,
  OAUTH_APPS,
  OAUTH_APPS_CHANGE,
  type OauthAppFilter,
} from '@/domain/admin/server/oauthApps';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { ShortList } from '@/screens/moderation/list/ShortList';
import { selectOauthApps } from '@/selectors/admin/oauthApps';
import {
  moreOauthAppsRequested,
  oauthAppsClosed,
  oauthAppsOpened,
  oauthAppWritten,
} from '@/slices/admin/oauthApps';
import { Button } from '@/ui/buttons/Button';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { AddIcon, FrontendIcon } from '@/ui/icons/icons';
import styles from '@/screens/moderation/server/Server.module.css';
import { ApplicationForm } from './ApplicationForm';
import { messages } from './applicationMessages';
import { ApplicationRow } from './ApplicationRow';

const all: OauthAppFilter = { words: '', trusted: false };

export function ApplicationsTab() {
  const [filter, setFilter] = useState(all);
  const opened = oauthAppsOpened({ filter });
  useWhileMounted(JSON.stringify(filter), opened, oauthAppsClosed());
  return (
    <>
      <Head filter={filter} onChange={setFilter} />
      <Applications opened={opened} />
    </>
  );
}

interface HeadProps {
  filter: OauthAppFilter;
  onChange: (filter: OauthAppFilter) => void;
}

function Head({ filter, onChange }: HeadProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { draft } = useAppSelector(selectOauthApps);
  const [typed, type] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...filter, words: typed.trim() });
  };
  return (
    <>
      <form className={styles.tools} role="search" onSubmit={search}>
        <Select
          label={formatMessage(messages.title)}
          options={(['untrusted', 'trusted'] as const).map((value) => ({
            value,
            label: formatMessage(messages[value]),
          }))}
          value={filter.trusted ? 'trusted' : 'untrusted'}
          onChange={(value) => onChange({ ...filter, trusted: value === 'trusted' })}
        />
        <TextField
          type="search"
          label={formatMessage(messages.sought)}
          value={typed}
          autoCapitalize="none"
          spellCheck={false}
          onChange={type}
        />
        <Button type="submit">{formatMessage(messages.search)}</Button>
        {draft === null && (
          <Button icon={AddIcon} onPress={() => dispatch(oauthAppWritten({ draft: newOauthApp }))}>
            {formatMessage(messages.add)}
          </Button>
        )}
      </form>
      {draft !== null && <ApplicationForm key={draft.id} draft={draft} />}
    </>
  );
}

function Applications({ opened }: { opened: ReturnType<typeof oauthAppsOpened> }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { apps, page } = useAppSelector(selectOauthApps);
  return (
    <ShortList
      label={formatMessage(messages.title)}
      rows={apps}
      idOf={({ id }) => id}
      row={(app) => <ApplicationRow key={app.id} app={app} />}
      request={OAUTH_APPS}
      change={OAUTH_APPS_CHANGE}
      onReload={() => dispatch(opened)}
      icon={FrontendIcon}
      hasMore={page !== null}
      moreRequest={MORE_OAUTH_APPS}
      onMore={() => dispatch(moreOauthAppsRequested())}
    />
  );
}
