/** One picture of the profile, current or new, with buttons to replace and remove it. */
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { descriptionOf, describes, type PictureKind } from '@/domain/settings/ownProfile';
import { pictureLimit, RECOMMENDED_AVATAR } from '@/domain/settings/profileRules';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { putOnShelf } from '@/lib/files/fileShelf';
import { selectInstance } from '@/selectors/session/config';
import { selectProfileEditor } from '@/selectors/settings/profileEditor';
import {
  profilePictureChangeDiscarded,
  profilePicturePicked,
  profilePictureChanged,
} from '@/slices/settings/profileEditor';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { DeleteIcon, ErrorIcon, MediaIcon, UndoIcon, UserIcon } from '@/ui/icons/icons';
import { FilePicker } from '@/ui/fields/FilePicker';
import { TextField } from '@/ui/fields/TextField';
import { LocalFilePicture } from './LocalFilePicture';
import { pictureSections } from './profileSections';
import { useEdit, useServerFault, useTextFault, type ProfileGiven } from './useProfileForm';
import { sizeText } from './profileFaultTexts';
import styles from './Pictures.module.css';

type Wording = 'minimum' | 'most' | 'description' | 'choose' | 'progress';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  minimum: {
    id: 'settings.avatar_size_instruction',
    defaultMessage: 'Recommended size: at least {side} × {side} pixels.',
  },
  most: { id: 'settings.picture_limit', defaultMessage: 'Maximum size: {most}.' },
  description: {
    id: 'settings.picture_description',
    defaultMessage: "Describe this picture for people who can't see it",
  },
  choose: { id: 'settings.choose_picture', defaultMessage: 'Choose picture' },
  progress: { id: 'upload.progress', defaultMessage: 'Uploading {name}' },
});

interface Props {
  given: ProfileGiven;
  picture: PictureKind;
  /** The one on the server; null for a default one. */
  url: string | null;
  /** Shown if there is none. */
  fallbackUrl: string | null;
}

export function PictureEditor({ given, picture, url, fallbackUrl }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const wish = useAppSelector((state) => selectProfileEditor(state).pictures[picture]);
  const limit = useAppSelector((state) => pictureLimit(selectInstance(state), picture));
  const fault = useServerFault(picture);
  const has = wish ? wish.kind === 'file' : url !== null;
  const hints = [
    picture === 'avatar' && intl.formatMessage(messages.minimum, { side: RECOMMENDED_AVATAR }),
    limit !== null && intl.formatMessage(messages.most, { most: sizeText(intl, limit) }),
  ].filter((hint) => hint !== false);
  const title = intl.formatMessage(pictureSections[picture].title);
  return (
    <div
      role="group"
      aria-label={title}
      className={styles.picture}
      data-picture={picture}
      data-setting={picture}
    >
      <Preview picture={picture} url={url} fallbackUrl={fallbackUrl} />
      <div className={styles.words}>
        <span className={styles.name}>{title}</span>
        {hints.length > 0 && <span className={styles.hint}>{hints.join(' ')}</span>}
        <div className={styles.buttons}>
          <ChooseButton picture={picture} />
          {has && (
            <Button
              size="small"
              icon={DeleteIcon}
              onPress={() =>
                dispatch(
                  url === null
                    ? profilePictureChangeDiscarded({ picture })
                    : profilePictureChanged({ picture, wish: { kind: 'none' } }),
                )
              }
            >
              <FormattedMessage id="settings.remove_picture" defaultMessage="Remove" />
            </Button>
          )}
          {wish && (
            <Button
              size="small"
              tone="quiet"
              icon={UndoIcon}
              onPress={() => dispatch(profilePictureChangeDiscarded({ picture }))}
            >
              <FormattedMessage id="settings.keep_picture" defaultMessage="Keep current picture" />
            </Button>
          )}
        </div>
        {wish && (
          <span className={styles.hint}>
            <FormattedMessage id="settings.picture_not_saved" defaultMessage="Not saved yet" />
          </span>
        )}
        <Sending picture={picture} title={title} />
        <div aria-live="polite">
          {fault !== null && (
            <span className={styles.fault}>
              <Icon node={ErrorIcon} className={styles.icon} aria-hidden />
              <span>{fault}</span>
            </span>
          )}
        </div>
        {describes(picture) && given.profile.offers.descriptions && has && (
          <Description given={given} picture={picture} />
        )}
      </div>
    </div>
  );
}

function ChooseButton({ picture }: { picture: PictureKind }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const take = (file: File) => {
    const { name, type, size } = file;
    dispatch(
      profilePicturePicked({ picture, file: { handle: putOnShelf(file), name, type, size } }),
    );
  };
  return (
    <FilePicker
      label={intl.formatMessage(messages.choose)}
      accept="image/*"
      onFiles={([file]) => take(file)}
    >
      {(open) => (
        <Button size="small" icon={MediaIcon} onPress={open}>
          {intl.formatMessage(messages.choose)}
        </Button>
      )}
    </FilePicker>
  );
}

function Preview({ picture, url, fallbackUrl }: Omit<Props, 'given'>) {
  const wish = useAppSelector((state) => selectProfileEditor(state).pictures[picture]);
  const shown = wish?.kind === 'none' ? fallbackUrl : (url ?? fallbackUrl);
  let content: ReactNode = shown !== null && <img src={shown} alt="" />;
  if (shown === null && picture === 'avatar')
    content = <Icon node={UserIcon} className={styles.figure} />;
  if (wish?.kind === 'file') content = <LocalFilePicture handle={wish.file.handle} alt="" />;
  return <div className={styles.preview}>{content}</div>;
}

function Description({
  given,
  picture,
}: {
  given: ProfileGiven;
  picture: keyof typeof descriptionOf;
}) {
  const intl = useIntl();
  const edit = useEdit();
  const name = descriptionOf[picture];
  const fault = useTextFault(given, name);
  return (
    <TextField
      label={intl.formatMessage(messages.description)}
      value={given.texts[name]}
      error={fault}
      onChange={(value) => edit({ [name]: value })}
    />
  );
}

function Sending({ picture, title }: { picture: PictureKind; title: string }) {
  const intl = useIntl();
  const sending = useAppSelector((state) => selectProfileEditor(state).sending);
  if (sending?.part !== picture) return null;
  return (
    <span className={styles.sending}>
      <progress
        max={1}
        value={sending.sent}
        aria-label={intl.formatMessage(messages.progress, { name: title })}
      />
      {intl.formatNumber(sending.sent, { style: 'percent' })}
    </span>
  );
}
