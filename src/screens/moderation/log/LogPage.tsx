/** The log of moderation: who did what, filtered by moderator, day and words. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { MODERATION_LOG, MORE_LOG, wholeLog, type LogFilter } from '@/domain/admin/moderationLog';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectModerationLog } from '@/selectors/admin/moderationLog';
import { selectRequest } from '@/selectors/engine/requests';
import { selectCurrentUser } from '@/selectors/session/session';
import { logClosed, logOpened, moreLogRequested } from '@/slices/admin/moderationLog';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { useDebouncedValue } from '@/ui/hooks/useDebouncedValue';
import { HistoryIcon, SearchIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { LogRow } from './LogRow';
import styles from './Log.module.css';

const PAUSE = 400;
const EVERYONE = 'everyone';

type Word = 'title' | 'actor' | 'from' | 'to' | 'words' | 'mine' | 'all';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  title: { id: 'moderation.log', defaultMessage: 'Log' },
  actor: { id: 'moderation.log_actor', defaultMessage: 'Moderator' },
  from: { id: 'moderation.log_from', defaultMessage: 'From' },
  to: { id: 'moderation.log_to', defaultMessage: 'Until' },
  words: { id: 'moderation.log_words', defaultMessage: 'Search the log' },
  mine: { id: 'moderation.log_mine', defaultMessage: 'What I did today' },
  all: { id: 'interactions.all', defaultMessage: 'All' },
});

export function LogPage() {
  const intl = useIntl();
  const [chosen, choose] = useState(wholeLog);
  const words = useDebouncedValue(chosen.words, PAUSE);
  const filter = { ...chosen, words };
  const opened = logOpened({ filter });
  useWhileMounted(JSON.stringify(filter), opened, logClosed());
  const { actors } = useAppSelector(selectModerationLog);
  const user = useAppSelector(selectCurrentUser);
  const people = new Map(Object.entries(actors));
  if (user) people.set(user.id, user.screenName);
  const change = (changes: Partial<LogFilter>) => choose({ ...chosen, ...changes });
  return (
    <>
      <div className={styles.tools} role="search">
        <div className={styles.grows}>
          <TextField
            type="search"
            label={intl.formatMessage(messages.words)}
            icon={SearchIcon}
            value={chosen.words}
            onChange={(typed) => change({ words: typed })}
          />
        </div>
        {!chosen.mineToday && (
          <>
            <Select
              label={intl.formatMessage(messages.actor)}
              options={[
                { value: EVERYONE, label: intl.formatMessage(messages.all) },
                ...[...people].map(([value, name]) => ({ value, label: `@${name}` })),
              ]}
              value={chosen.actorId ?? EVERYONE}
              onChange={(actorId) => change({ actorId: actorId === EVERYONE ? null : actorId })}
            />
            <TextField
              type="date"
              label={intl.formatMessage(messages.from)}
              value={chosen.from}
              max={chosen.to || undefined}
              onChange={(from) => change({ from })}
            />
            <TextField
              type="date"
              label={intl.formatMessage(messages.to)}
              value={chosen.to}
              min={chosen.from || undefined}
              onChange={(to) => change({ to })}
            />
          </>
        )}
        <Button onPress={() => choose({ ...wholeLog, mineToday: !chosen.mineToday })}>
          {intl.formatMessage(chosen.mineToday ? messages.all : messages.mine)}
        </Button>
      </div>
      <Entries
        list={JSON.stringify(filter)}
        title={intl.formatMessage(messages.title)}
        opened={opened}
      />
    </>
  );
}

interface EntriesProps {
  list: string;
  title: string;
  opened: ReturnType<typeof logOpened>;
}

function Entries({ list, title, opened }: EntriesProps) {
  const dispatch = useAppDispatch();
  const { entries, total } = useAppSelector(selectModerationLog);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, MODERATION_LOG));
  const more = useAppSelector((state) => selectRequest(state, MORE_LOG));
  if (entries === null) {
    if (reason === null) return <Skeleton shape="line" count={10} />;
    return (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
        <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
      </ErrorState>
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState icon={HistoryIcon}>
        <FormattedMessage id="federation.empty" defaultMessage="There is nothing in this list" />
      </EmptyState>
    );
  }
  return (
    <>
      <WindowedFeed
        list={`log ${list}`}
        label={title}
        busy={busy}
        ids={entries.map(({ id }) => id)}
        row={(_id, at) => {
          const entry = entries[at];
          return entry ? (
            <LogRow entry={entry} position={{ at: at + 1, of: entries.length }} />
          ) : null;
        }}
      />
      {entries.length < total && (
        <ListFooter
          // Scroll anchoring would keep an old footer in place and so skip the new rows.
          key={entries.length}
          state={more.reason !== null ? 'failed' : more.busy ? 'loading' : 'more'}
          busy={more.busy}
          onMore={() => dispatch(moreLogRequested())}
          error={more.reason === null ? undefined : <ServerMessage text={more.reason} />}
        />
      )}
    </>
  );
}
