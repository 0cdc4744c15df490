/** The result of the last action on emoji packs. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { EmojiPackAction } from '@/domain/admin/emojiPacks';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectEmojiPacks } from '@/selectors/admin/emojiPacks';
import { selectRequest } from '@/selectors/engine/requests';
import { emojiPackActionDismissed } from '@/slices/admin/emojiPacks';
import { requestEnded } from '@/slices/engine/requests';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';

const done: Record<EmojiPackAction['kind'], MessageDescriptor> = defineMessages({
  reload: { id: 'admin_dash.emoji.reloaded', defaultMessage: 'All emoji reloaded' },
  import: {
    id: 'admin_dash.emoji.imported',
    defaultMessage: '{count, plural, =0 {Nothing to import} other {Imported: {names}}}',
  },
  create: { id: 'admin_dash.emoji.created', defaultMessage: 'Created pack {name}' },
  delete: { id: 'admin_dash.emoji.deleted', defaultMessage: 'Deleted pack {name}' },
  describe: { id: 'admin_dash.emoji.described', defaultMessage: 'Saved changes to {name}' },
  addFile: { id: 'admin_dash.emoji.added', defaultMessage: 'Emoji added to {name}' },
  addUrl: { id: 'admin_dash.emoji.added', defaultMessage: 'Emoji added to {name}' },
  rename: { id: 'admin_dash.emoji.renamed', defaultMessage: 'Emoji updated in {name}' },
  removeFile: { id: 'admin_dash.emoji.removed', defaultMessage: 'Emoji removed from {name}' },
  download: {
    id: 'admin_dash.emoji.downloaded',
    defaultMessage: 'Copied pack {name} to this server',
  },
});

export function EmojiActionNotice() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const outcome = useAppSelector((state) => selectEmojiPacks(state).done);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, adminRequests.emojiPackAction),
  );
  if (busy) return null;
  if (reason !== null) {
    const dismiss = () => dispatch(requestEnded({ key: adminRequests.emojiPackAction }));
    return (
      <Notice tone="error" onDismiss={dismiss}>
        <FormattedMessage
          id="admin_dash.emoji.error"
          defaultMessage="Something went wrong: {reason}"
          values={{ reason: <ServerMessage text={reason} /> }}
        />
      </Notice>
    );
  }
  if (!outcome) return null;
  const { deed, names } = outcome;
  const name = deed.kind === 'download' ? deed.as : 'name' in deed ? deed.name : '';
  return (
    <Notice tone="success" onDismiss={() => dispatch(emojiPackActionDismissed())}>
      {intl.formatMessage(done[deed.kind], {
        name,
        count: names.length,
        names: intl.formatList(names),
      })}
    </Notice>
  );
}
