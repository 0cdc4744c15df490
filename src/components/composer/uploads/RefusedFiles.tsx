/**
 * Files that were rejected, with the reasons. A picture that is too large can be compressed, and a
 * video can be trimmed.
 */
import { FormattedMessage, useIntl } from 'react-intl';
import { isChatDraft } from '@/domain/composer/draft';
import { canShrink, isShrinkable, type RefusedFile } from '@/domain/composer/upload';
import { isTrimmable } from '@/domain/composer/picture/videoTrim';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectLeftOut, selectMostFiles, selectRefusedFiles } from '@/selectors/composer/uploads';
import { filesLeftOut, refusalsDismissed, shrinkRequested } from '@/slices/composer/uploads';
import { dialogOpened } from '@/slices/engine/dialogs';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { useComposer } from '@/components/composer/ComposerContext';
import { describeRefusal } from './uploadErrorTexts';

export function RefusedFiles() {
  const dispatch = useAppDispatch();
  const { target } = useComposer();
  const refused = useAppSelector((state) => selectRefusedFiles(state, target));
  const leftOut = useAppSelector((state) => selectLeftOut(state, target));
  const most = useAppSelector((state) => selectMostFiles(state, target));
  return (
    <>
      {refused.map((file) => (
        <Refused key={file.handle} file={file} />
      ))}
      {leftOut > 0 && (
        <Notice tone="error" onDismiss={() => dispatch(filesLeftOut({ target, count: 0 }))}>
          {isChatDraft(target) ? (
            <FormattedMessage
              id="chats.files_left_out"
              defaultMessage="Messages can have one file. {count, plural, one {# wasn't added} other {# weren't added}}."
              values={{ count: leftOut }}
            />
          ) : (
            <FormattedMessage
              id="upload.left_out"
              defaultMessage="Posts can have up to {most, plural, one {# file} other {# files}}. {count, plural, one {# wasn't} other {# weren't}} added."
              values={{ most, count: leftOut }}
            />
          )}
        </Notice>
      )}
    </>
  );
}

function Refused({ file }: { file: RefusedFile }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target, part, body } = useComposer();
  const { handle, name, type, why, shrinking } = file;
  const trim = () => {
    // The button goes with the refusal, and the dialog returns the focus to the text.
    body.current?.focus({ preventScroll: true });
    dispatch(dialogOpened({ kind: 'fileDetails', props: { target, part, fileId: handle } }));
  };
  return (
    <Notice
      tone="error"
      onDismiss={() => dispatch(refusalsDismissed({ target, handles: [handle] }))}
      action={
        isTrimmable(file) ? (
          <Button size="small" popup="dialog" onPress={trim}>
            <FormattedMessage id="file_details.trim" defaultMessage="Trim video" />
          </Button>
        ) : (
          isShrinkable(why) &&
          canShrink(type) && (
            <Button
              size="small"
              busy={shrinking}
              onPress={() => dispatch(shrinkRequested({ target, handle }))}
            >
              <FormattedMessage id="upload.shrink" defaultMessage="Compress image" />
            </Button>
          )
        )
      }
    >
      <bdi>{name}</bdi>
      {': '}
      {describeRefusal(file, intl)}
    </Notice>
  );
}
