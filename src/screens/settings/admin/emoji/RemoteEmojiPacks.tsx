/** Lists the emoji packs that another server shares, and copies them under a chosen name. */
import { useId, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { isAddress, type EmojiPack } from '@/domain/admin/emojiPacks';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectEmojiPacks } from '@/selectors/admin/emojiPacks';
import { selectRequest } from '@/selectors/engine/requests';
import { emojiPackActionRequested, remotePacksRequested } from '@/slices/admin/emojiPacks';
import { Button } from '@/ui/buttons/Button';
import { DownloadIcon } from '@/ui/icons/icons';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { TextField } from '@/ui/fields/TextField';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from '../Admin.module.css';

type Word = 'url' | 'as' | 'missing' | 'replaces' | 'nameless' | 'notShared';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  url: { id: 'admin_dash.emoji.remote_pack_instance', defaultMessage: 'Server address' },
  as: { id: 'admin_dash.emoji.download_as_name', defaultMessage: 'Name for {name} on this server' },
  missing: {
    id: 'admin_dash.emoji.url_missing',
    defaultMessage: 'Enter an address that starts with https://',
  },
  replaces: {
    id: 'admin_dash.emoji.replace_warning',
    defaultMessage: 'Replaces the pack of the same name on this server.',
  },
  nameless: { id: 'admin_dash.emoji.name_missing', defaultMessage: 'Enter a name' },
  notShared: {
    id: 'admin_dash.emoji.not_shared',
    defaultMessage: "That server doesn't share this pack",
  },
});

/** `names`: those of the local packs. */
export function RemoteEmojiPacks({ names }: { names: readonly string[] }) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const { remote } = useAppSelector(selectEmojiPacks);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, adminRequests.remotePacks),
  );
  const url = typed.trim().replace(/\/+$/, '');
  const list = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && isAddress(url)) dispatch(remotePacksRequested({ url }));
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <FormattedMessage
          id="admin_dash.emoji.remote_packs"
          defaultMessage="Packs from another server"
        />
      </h3>
      <form className={styles.itemRow} onSubmit={list}>
        <div className={styles.grow}>
          <TextField
            label={intl.formatMessage(messages.url)}
            type="url"
            placeholder="https://"
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button
          type="submit"
          busy={busy}
          disabledReason={isAddress(url) ? null : intl.formatMessage(messages.missing)}
        >
          <FormattedMessage id="admin_dash.emoji.do_list" defaultMessage="Show packs" />
        </Button>
      </form>
      {reason !== null && !busy && (
        <Notice tone="error">
          <FormattedMessage
            id="admin_dash.emoji.remote_failed"
            defaultMessage="Couldn't load packs from that server: {reason}"
            values={{ reason: <ServerMessage text={reason} /> }}
          />
        </Notice>
      )}
      {remote && remote.packs.length === 0 && (
        <p className={styles.about}>
          <FormattedMessage
            id="admin_dash.emoji.remote_none"
            defaultMessage="That server doesn't share any packs."
          />
        </p>
      )}
      {remote && remote.packs.length > 0 && (
        <ul className={styles.list}>
          {remote.packs.map((pack) => (
            <RemotePack key={pack.name} url={remote.url} pack={pack} names={names} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface Props {
  url: string;
  pack: EmojiPack;
  names: readonly string[];
}

function RemotePack({ url, pack, names }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(pack.name);
  const { busy } = useAppSelector((state) => selectRequest(state, adminRequests.emojiPackAction));
  const as = typed.trim();
  const whyNot = () => {
    if (!pack.canDownload) return intl.formatMessage(messages.notShared);
    return as === '' ? intl.formatMessage(messages.nameless) : null;
  };
  const download = () =>
    dispatch(emojiPackActionRequested({ deed: { kind: 'download', url, name: pack.name, as } }));
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h4 className={styles.itemTitle}>
          <bdi>{pack.name}</bdi>
        </h4>
        <span className={styles.faint}>
          <FormattedMessage
            id="admin_dash.emoji.pack_size"
            defaultMessage="{count, plural, one {# emoji} other {# emoji}}"
            values={{ count: pack.filesCount }}
          />
        </span>
      </div>
      {pack.description && (
        <p className={styles.about} dir="auto">
          {pack.description}
        </p>
      )}
      <div className={styles.itemRow}>
        <div className={styles.grow}>
          <TextField
            label={intl.formatMessage(messages.as, { name: pack.name })}
            autoCapitalize="none"
            spellCheck={false}
            hint={names.includes(as) && intl.formatMessage(messages.replaces)}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button icon={DownloadIcon} busy={busy} disabledReason={whyNot()} onPress={download}>
          <FormattedMessage id="admin_dash.emoji.download_pack" defaultMessage="Copy pack" />{' '}
          <VisuallyHidden>{pack.name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
