/** Emoji packs: actions on all of them, one pack at a time, and the packs of other servers. */
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectEmojiPacks } from '@/selectors/admin/emojiPacks';
import { selectRequest } from '@/selectors/engine/requests';
import { emojiPackActionRequested, emojiPacksRequested } from '@/slices/admin/emojiPacks';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { FileIcon, RefreshIcon } from '@/ui/icons/icons';
import { Select } from '@/ui/fields/Select';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from '../Admin.module.css';
import { EmojiActionNotice } from './EmojiActionNotice';
import { NewEmojiPack } from './NewEmojiPack';
import { EmojiPackPart } from './EmojiPackPart';
import { RemoteEmojiPacks } from './RemoteEmojiPacks';

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
  const deed = useAppSelector((state) => selectRequest(state, adminRequests.emojiPackAction));
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
            onPress={() => dispatch(emojiPackActionRequested({ deed: { kind: 'reload' } }))}
          >
            <FormattedMessage id="admin_dash.emoji.reload" defaultMessage="Reload emoji" />
          </Button>
          <Button
            icon={FileIcon}
            busy={deed.busy}
            onPress={() => dispatch(emojiPackActionRequested({ deed: { kind: 'import' } }))}
          >
            <FormattedMessage
              id="admin_dash.emoji.importFS"
              defaultMessage="Import packs from server folders"
            />
          </Button>
        </div>
        <EmojiActionNotice />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <FormattedMessage
            id="admin_dash.emoji.emoji_packs"
            defaultMessage="Packs on this server"
          />
        </h3>
        {packs === null && reason === null && <Skeleton shape="line" count={4} />}
        {reason !== null && (
          <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(emojiPacksRequested())}>
            <FormattedMessage
              id="admin_dash.emoji.list_failed"
              defaultMessage="Couldn't load the emoji packs"
            />
          </ErrorState>
        )}
        {packs !== null && names.length === 0 && (
          <EmptyState>
            <FormattedMessage
              id="admin_dash.emoji.no_packs"
              defaultMessage="No emoji packs yet. Create one or copy one from another server."
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
        <NewEmojiPack names={names} onMade={setWanted} />
      </section>
      {pack && <EmojiPackPart key={pack.name} pack={pack} />}
      <RemoteEmojiPacks names={names} />
    </>
  );
}
