/** Packs of emoji: those of the server as a whole, one of them at a time, and those of others. */
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { adminRequests } from '@/domain/admin/requests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectEmojiPacks } from '@/selectors/emojiPacks';
import { selectRequest } from '@/selectors/requests';
import { emojiDeedRequested, emojiPacksRequested } from '@/slices/emojiPacks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { FileIcon, RefreshIcon } from '@/ui/icons';
import { Select } from '@/ui/Select';
import { Skeleton } from '@/ui/Skeleton';
import styles from '../Admin.module.css';
import { DeedNotice } from './DeedNotice';
import { NewPack } from './NewPack';
import { PackPart } from './PackPart';
import { RemotePacks } from './RemotePacks';

type Word = 'pack' | 'option';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  pack: { id: 'admin_dash.emoji.pack', defaultMessage: 'Pack' },
  option: {
    id: 'admin_dash.emoji.pack_option',
    defaultMessage: '{name} ({count, plural, one {# emoji} other {# emoji}})',
  },
});

export function EmojiTab() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState<string | null>(null);
  const { packs } = useAppSelector(selectEmojiPacks);
  const { reason, busy } = useAppSelector((state) => selectRequest(state, adminRequests.emoji));
  const deed = useAppSelector((state) => selectRequest(state, adminRequests.emojiDeed));
  useEffect(() => {
    dispatch(emojiPacksRequested());
  }, [dispatch]);
  const names = Object.keys(packs ?? {}).sort();
  const name = names.find((each) => each === wanted) ?? names[0];
  const pack = name === undefined ? undefined : packs?.[name];
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <FormattedMessage id="admin_dash.emoji.global_actions" defaultMessage="All emoji" />
        </h3>
        <div className={styles.buttons}>
          <Button
            icon={RefreshIcon}
            busy={deed.busy}
            onPress={() => dispatch(emojiDeedRequested({ deed: { kind: 'reload' } }))}
          >
            <FormattedMessage id="admin_dash.emoji.reload" defaultMessage="Read all again" />
          </Button>
          <Button
            icon={FileIcon}
            busy={deed.busy}
            onPress={() => dispatch(emojiDeedRequested({ deed: { kind: 'import' } }))}
          >
            <FormattedMessage
              id="admin_dash.emoji.importFS"
              defaultMessage="Import folders that lie on the server"
            />
          </Button>
        </div>
        <DeedNotice />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <FormattedMessage
            id="admin_dash.emoji.emoji_packs"
            defaultMessage="Packs of this server"
          />
        </h3>
        {packs === null && reason === null && <Skeleton shape="line" count={4} />}
        {reason !== null && (
          <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(emojiPacksRequested())}>
            <FormattedMessage
              id="admin_dash.emoji.list_failed"
              defaultMessage="The packs could not be loaded."
            />
          </ErrorState>
        )}
        {packs !== null && names.length === 0 && (
          <EmptyState>
            <FormattedMessage
              id="admin_dash.emoji.no_packs"
              defaultMessage="There are no packs yet: make one, or take one over from another server."
            />
          </EmptyState>
        )}
        {name !== undefined && (
          <div className={styles.fields}>
            <Select
              label={intl.formatMessage(messages.pack)}
              options={names.map((each) => ({
                value: each,
                label: intl.formatMessage(messages.option, {
                  name: each,
                  count: packs?.[each]?.filesCount ?? 0,
                }),
              }))}
              value={name}
              onChange={setWanted}
            />
          </div>
        )}
        <NewPack names={names} onMade={setWanted} />
      </section>
      {pack && <PackPart key={pack.name} pack={pack} />}
      <RemotePacks names={names} />
    </>
  );
}
