/** One emoji pack: its metadata, its emoji, and its deletion. */
import { useEffect, useId, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { packDataOf, type EmojiPack } from '@/domain/admin/emojiPacks';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { isEqual } from '@/lib/values/isEqual';
import { selectRequest } from '@/selectors/engine/requests';
import { emojiPackActionRequested, emojiPackOpened } from '@/slices/admin/emojiPacks';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Confirm } from '@/ui/dialog/Confirm';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import styles from '../Admin.module.css';
import { AddEmoji } from './AddEmoji';
import { EmojiPackFiles } from './EmojiPackFiles';

type Word =
  | 'description'
  | 'homepage'
  | 'license'
  | 'fallback'
  | 'fallbackHint'
  | 'share'
  | 'unchanged'
  | 'question'
  | 'delete';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  description: { id: 'admin_dash.emoji.description', defaultMessage: 'Description' },
  homepage: { id: 'admin_dash.emoji.homepage', defaultMessage: 'Homepage' },
  license: { id: 'admin_dash.emoji.license', defaultMessage: 'Licence' },
  fallback: { id: 'admin_dash.emoji.fallback_src', defaultMessage: 'Fallback source' },
  fallbackHint: {
    id: 'admin_dash.emoji.fallback_src_hint',
    defaultMessage: "URL of an archive with the images that aren't in the pack itself.",
  },
  share: { id: 'admin_dash.emoji.share', defaultMessage: 'Let other servers copy this pack' },
  unchanged: { id: 'admin_dash.nothing_changed', defaultMessage: 'No changes' },
  question: { id: 'admin_dash.emoji.delete_confirm', defaultMessage: 'Delete the pack {name}?' },
  delete: { id: 'admin_dash.emoji.delete_pack', defaultMessage: 'Delete pack' },
});

export function EmojiPackPart({ pack }: { pack: EmojiPack }) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const { name } = pack;
  const saved = packDataOf(pack);
  const [edited, setEdited] = useState<Partial<typeof saved>>({});
  const [asks, setAsks] = useState(false);
  const { busy } = useAppSelector((state) => selectRequest(state, adminRequests.emojiPackAction));
  useEffect(() => {
    dispatch(emojiPackOpened({ name }));
  }, [dispatch, name]);
  const data = { ...saved, ...edited };
  const unchanged = isEqual(data, saved);
  const why = unchanged ? intl.formatMessage(messages.unchanged) : null;
  const change = (next: Partial<typeof saved>) => setEdited({ ...edited, ...next });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !unchanged) {
      dispatch(emojiPackActionRequested({ deed: { kind: 'describe', name, data } }));
    }
  };
  const remove = () => {
    setAsks(false);
    dispatch(emojiPackActionRequested({ deed: { kind: 'delete', name } }));
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <bdi>{name}</bdi>
      </h3>
      <form className={styles.fields} onSubmit={save}>
        <TextArea
          label={intl.formatMessage(messages.description)}
          value={data.description}
          onChange={(description) => change({ description })}
        />
        <TextField
          label={intl.formatMessage(messages.homepage)}
          type="url"
          value={data.homepage}
          onChange={(homepage) => change({ homepage })}
        />
        <TextField
          label={intl.formatMessage(messages.license)}
          value={data.license}
          onChange={(license) => change({ license })}
        />
        <TextField
          label={intl.formatMessage(messages.fallback)}
          hint={intl.formatMessage(messages.fallbackHint)}
          type="url"
          value={data.fallbackSrc}
          onChange={(fallbackSrc) => change({ fallbackSrc })}
        />
        <Checkbox
          label={intl.formatMessage(messages.share)}
          checked={data.shareFiles}
          onChange={(shareFiles) => change({ shareFiles })}
        />
        {pack.checksum !== null && (
          <p className={styles.checksum}>
            <FormattedMessage
              id="admin_dash.emoji.checksum"
              defaultMessage="Archive checksum: {checksum}"
              values={{ checksum: pack.checksum }}
            />
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" tone="primary" busy={busy} disabledReason={why}>
            <FormattedMessage id="admin_dash.emoji.save_meta" defaultMessage="Save" />
          </Button>
          <Button disabledReason={why} onPress={() => setEdited({})}>
            <FormattedMessage id="admin_dash.emoji.revert_meta" defaultMessage="Revert" />
          </Button>
          <span className={styles.apart}>
            <Button tone="danger" busy={busy} onPress={() => setAsks(true)}>
              {intl.formatMessage(messages.delete)}
            </Button>
          </span>
        </div>
      </form>
      <EmojiPackFiles pack={pack} />
      <AddEmoji pack={pack} />
      {asks && (
        <Confirm
          question={intl.formatMessage(messages.question, { name })}
          accept={intl.formatMessage(messages.delete)}
          tone="danger"
          level={ABOVE_SETTINGS_DIALOG}
          onAccept={remove}
          onCancel={() => setAsks(false)}
        >
          <FormattedMessage
            id="admin_dash.emoji.delete_about"
            defaultMessage="Posts that use its emoji will show their shortcodes instead."
          />
        </Confirm>
      )}
    </section>
  );
}
