/** Adds an emoji to a pack, from a local file or from an address that the server fetches. */
import { useId, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { isAddress, type EmojiPack } from '@/domain/admin/emojiPacks';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { putOnShelf } from '@/lib/files/fileShelf';
import { selectRequest } from '@/selectors/engine/requests';
import { emojiPackActionRequested } from '@/slices/admin/emojiPacks';
import { Button } from '@/ui/buttons/Button';
import { AddIcon, UploadIcon } from '@/ui/icons/icons';
import { FilePicker } from '@/ui/fields/FilePicker';
import { TextField } from '@/ui/fields/TextField';
import styles from '../Admin.module.css';
import { emojiMessages } from './emojiMessages';

const messages = defineMessages({
  pick: { id: 'admin_dash.emoji.upload', defaultMessage: 'Choose image' },
  url: { id: 'admin_dash.emoji.upload_url', defaultMessage: 'Or image URL' },
  missing: {
    id: 'admin_dash.emoji.file_missing',
    defaultMessage: 'Choose an image or enter its URL',
  },
  shortcodeHint: {
    id: 'admin_dash.emoji.shortcode_hint',
    defaultMessage: 'If left empty, the file name is used.',
  },
  taken: {
    id: 'admin_dash.emoji.shortcode_taken',
    defaultMessage: 'This pack already has an emoji with this shortcode',
  },
});

const nothing = { url: '', shortcode: '', filename: '' };

export function AddEmoji({ pack: { name, files } }: { pack: EmojiPack }) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const [form, setForm] = useState(nothing);
  const [file, setFile] = useState<File | null>(null);
  const { busy } = useAppSelector((state) => selectRequest(state, adminRequests.emojiPackAction));
  const shortcode = form.shortcode.trim();
  const filename = form.filename.trim();
  const url = form.url.trim();
  const taken = Object.hasOwn(files, shortcode);
  const complete = file !== null || isAddress(url);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (busy || taken || !complete) return;
    const common = { name, shortcode, filename };
    const deed = file
      ? ({ kind: 'addFile', ...common, handle: putOnShelf(file) } as const)
      : ({ kind: 'addUrl', ...common, url } as const);
    dispatch(emojiPackActionRequested({ deed }));
    setForm(nothing);
    setFile(null);
  };
  const field = (at: keyof typeof nothing, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      type={at === 'url' ? 'url' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      error={at === 'shortcode' && taken && intl.formatMessage(messages.taken)}
      value={form[at]}
      onChange={(value) => setForm({ ...form, [at]: value })}
    />
  );
  return (
    <form className={styles.fields} aria-labelledby={id} onSubmit={add}>
      <h4 id={id} className={styles.itemTitle}>
        <FormattedMessage id="admin_dash.emoji.adding_new" defaultMessage="Add emoji" />
      </h4>
      <div className={styles.itemRow}>
        <FilePicker
          label={intl.formatMessage(messages.pick)}
          accept="image/*"
          onFiles={([picked]) => setFile(picked)}
        >
          {(open) => (
            <Button icon={UploadIcon} onPress={open}>
              {intl.formatMessage(messages.pick)}
            </Button>
          )}
        </FilePicker>
        {file && <bdi className={styles.faint}>{file.name}</bdi>}
      </div>
      {file === null && field('url', intl.formatMessage(messages.url))}
      {field(
        'shortcode',
        intl.formatMessage(emojiMessages.shortcode),
        intl.formatMessage(messages.shortcodeHint),
      )}
      {field('filename', intl.formatMessage(emojiMessages.filename))}
      <div>
        <Button
          type="submit"
          icon={AddIcon}
          busy={busy}
          disabledReason={complete ? null : intl.formatMessage(messages.missing)}
        >
          <FormattedMessage id="admin_dash.emoji.add_file" defaultMessage="Add" />
        </Button>
      </div>
    </form>
  );
}
