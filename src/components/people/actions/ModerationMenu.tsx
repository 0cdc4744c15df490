/** The moderation menu of an account. Deleting an account always asks for confirmation. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  moderationRequest,
  moderationTags,
  type ModerationAction,
  type ModerationTag,
  type Right,
} from '@/domain/admin/moderation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPowers } from '@/selectors/admin/moderation';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUser } from '@/selectors/people/users';
import { moderationRequested } from '@/slices/admin/moderation';
import { Confirm } from '@/ui/dialog/Confirm';
import { ModerationIcon } from '@/ui/icons/icons';
import { MenuGroup, MenuItem } from '@/ui/menu/Menu';
import { MenuButton } from '@/ui/menu/MenuButton';

type Word =
  | 'moderation'
  | 'rights'
  | 'account'
  | 'tags'
  | 'activate'
  | 'deactivate'
  | 'delete'
  | 'question';

const words: Record<Word, MessageDescriptor> = defineMessages({
  moderation: { id: 'user_card.admin_menu.moderation', defaultMessage: 'Moderation' },
  rights: { id: 'user_card.admin_menu.rights', defaultMessage: 'Roles' },
  account: { id: 'user_card.admin_menu.account', defaultMessage: 'Account' },
  tags: { id: 'user_card.admin_menu.tags', defaultMessage: 'Restrictions' },
  activate: { id: 'user_card.admin_menu.activate_account', defaultMessage: 'Activate account' },
  deactivate: {
    id: 'user_card.admin_menu.deactivate_account',
    defaultMessage: 'Deactivate account',
  },
  delete: { id: 'user_card.admin_menu.delete_account', defaultMessage: 'Delete account' },
  question: {
    id: 'user_card.admin_menu.delete_account_confirm',
    defaultMessage: 'Delete the account {name} and all its posts?',
  },
});

const rightWords: Record<`${'grant' | 'revoke'} ${Right}`, MessageDescriptor> = defineMessages({
  'grant admin': { id: 'user_card.admin_menu.grant_admin', defaultMessage: 'Make administrator' },
  'revoke admin': {
    id: 'user_card.admin_menu.revoke_admin',
    defaultMessage: 'Remove as administrator',
  },
  'grant moderator': {
    id: 'user_card.admin_menu.grant_moderator',
    defaultMessage: 'Make moderator',
  },
  'revoke moderator': {
    id: 'user_card.admin_menu.revoke_moderator',
    defaultMessage: 'Remove as moderator',
  },
});

const tagWords: Record<ModerationTag, MessageDescriptor> = defineMessages({
  'mrf_tag:media-force-nsfw': {
    id: 'user_card.admin_menu.force_nsfw',
    defaultMessage: 'Mark all media as sensitive',
  },
  'mrf_tag:media-strip': {
    id: 'user_card.admin_menu.strip_media',
    defaultMessage: 'Remove media from posts',
  },
  'mrf_tag:force-unlisted': {
    id: 'user_card.admin_menu.force_unlisted',
    defaultMessage: 'Make all posts unlisted',
  },
  'mrf_tag:sandbox': {
    id: 'user_card.admin_menu.sandbox',
    defaultMessage: 'Make all posts followers-only',
  },
  'mrf_tag:disable-remote-subscription': {
    id: 'user_card.admin_menu.disable_remote_subscription',
    defaultMessage: 'Prevent follows from other servers',
  },
  'mrf_tag:disable-any-subscription': {
    id: 'user_card.admin_menu.disable_any_subscription',
    defaultMessage: 'Prevent all follows',
  },
  'mrf_tag:quarantine': {
    id: 'user_card.admin_menu.quarantine',
    defaultMessage: "Don't send posts to other servers",
  },
});

const rights: readonly Right[] = ['admin', 'moderator'];

export function ModerationMenu({ userId }: { userId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  const user = useAppSelector((state) => selectUser(state, userId));
  const powers = useAppSelector((state) => selectPowers(state, userId));
  const { busy } = useAppSelector((state) => selectRequest(state, moderationRequest(userId)));
  if (!user || !powers) return null;

  const say = (word: Word) => intl.formatMessage(words[word]);
  const carryOut = (deed: ModerationAction) => dispatch(moderationRequested({ userId, deed }));
  return (
    <>
      <MenuButton label={say('moderation')} icon={ModerationIcon} busy={busy}>
        {powers.right && (
          <MenuGroup label={say('rights')}>
            {rights.map((right) => {
              const wanted = !user.rights[right];
              return (
                <MenuItem key={right} onSelect={() => carryOut({ kind: 'right', right, wanted })}>
                  {intl.formatMessage(rightWords[`${wanted ? 'grant' : 'revoke'} ${right}`])}
                </MenuItem>
              );
            })}
          </MenuGroup>
        )}
        {(powers.activation || powers.deletion) && (
          <MenuGroup label={say('account')}>
            {powers.activation && (
              <MenuItem onSelect={() => carryOut({ kind: 'activation', wanted: user.deactivated })}>
                {say(user.deactivated ? 'activate' : 'deactivate')}
              </MenuItem>
            )}
            {powers.deletion && (
              <MenuItem tone="danger" onSelect={() => ask(true)}>
                {say('delete')}
              </MenuItem>
            )}
          </MenuGroup>
        )}
        {powers.tag && (
          <MenuGroup label={say('tags')}>
            {moderationTags.map((tag) => {
              const has = user.tags.includes(tag);
              return (
                <MenuItem
                  key={tag}
                  checked={has}
                  onSelect={() => carryOut({ kind: 'tag', tag, wanted: !has })}
                >
                  {intl.formatMessage(tagWords[tag])}
                </MenuItem>
              );
            })}
          </MenuGroup>
        )}
      </MenuButton>
      {asking && (
        <Confirm
          question={intl.formatMessage(words.question, { name: user.shownScreenName })}
          accept={say('delete')}
          tone="danger"
          onAccept={() => {
            ask(false);
            carryOut({ kind: 'deletion' });
          }}
          onCancel={() => ask(false)}
        >
          <FormattedMessage
            id="status.delete_confirm_consequence"
            defaultMessage="This can't be undone. Other servers will be asked to delete their copies."
          />
        </Confirm>
      )}
    </>
  );
}
