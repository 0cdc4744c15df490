/** The log of moderation: who did what, filtered by moderator, day and words. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { MODERATION_LOG, MORE_LOG, wholeLog, type LogFilter } from '@/domain/admin/moderationLog';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { WorkList } from '@/screens/moderation/list/WorkList';
import { messages as areaMessages } from '@/screens/moderation/messages';
import { selectModerationLog } from '@/selectors/admin/moderationLog';
import { selectCurrentUser } from '@/selectors/session/session';
import { logClosed, logOpened, moreLogRequested } from '@/slices/admin/moderationLog';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { useDebouncedValue } from '@/ui/hooks/useDebouncedValue';
import { HistoryIcon, SearchIcon } from '@/ui/icons/icons';
import { LogRow } from './LogRow';
import filters from '@/screens/moderation/list/Filters.module.css';

const PAUSE = 400;
const EVERYONE = 'everyone';

type Word = 'title' | 'actor' | 'from' | 'to' | 'words' | 'mine' | 'all';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  title: { id: 'moderation.log', defaultMessage: 'Log' },
  actor: { id: 'moderation.log_actor', defaultMessage: 'Moderator' },
  from: { id: 'moderation.log_from', defaultMessage: 'From' },
  to: { id: 'moderation.log_to', defaultMessage: 'Until' },
  words: { id: 'moderation.log_words', defaultMessage: 'Search the log' },
  mine: { id: 'moderation.log_mine', defaultMessage: 'My actions today' },
  all: { id: 'interactions.all', defaultMessage: 'All' },
});

export function LogPage() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [chosen, choose] = useState(wholeLog);
  const words = useDebouncedValue(chosen.words, PAUSE);
  const filter = { ...chosen, words };
  const opened = logOpened({ filter });
  useWhileMounted(JSON.stringify(filter), opened, logClosed());
  const { actors, entries, total } = useAppSelector(selectModerationLog);
  const user = useAppSelector(selectCurrentUser);
  const people = new Map(Object.entries(actors));
  if (user) people.set(user.id, user.screenName);
  const change = (changes: Partial<LogFilter>) => choose({ ...chosen, ...changes });
  return (
    <>
      <div className={filters.form} role="search">
        <div className={filters.grows}>
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
      <WorkList
        list={`log ${JSON.stringify(filter)}`}
        label={intl.formatMessage(messages.title)}
        ids={entries && entries.map(({ id }) => id)}
        request={MODERATION_LOG}
        onReload={() => dispatch(opened)}
        skeleton="line"
        hasMore={entries !== null && entries.length < total}
        moreRequest={MORE_LOG}
        onMore={() => dispatch(moreLogRequested())}
        empty={
          <EmptyState icon={HistoryIcon}>{intl.formatMessage(areaMessages.nothing)}</EmptyState>
        }
        row={(_id, position) => {
          const entry = entries?.[position.at - 1];
          return entry ? <LogRow entry={entry} position={position} /> : null;
        }}
      />
    </>
  );
}
