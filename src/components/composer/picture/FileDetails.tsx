/**
 * The details of a file of a draft: its description, its focal point, and changes of its picture.
 * Description and focal point are in the draft at once; the picture is replaced by "Done".
 */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { DraftFile } from '@/domain/composer/draft';
import type { FilePlace } from '@/domain/composer/picture/fileFacts';
import { focusOfPoint, pointOfFocus, takesFocalPoints } from '@/domain/composer/picture/focalPoint';
import { pointAfter, pointBefore } from '@/domain/composer/picture/pictureEdits';
import { takesTrim, type VideoCut } from '@/domain/composer/picture/videoTrim';
import { takesPoster } from '@/domain/composer/picture/posters';
import type { Point } from '@/domain/statuses/pictureZoom';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { putOnShelf } from '@/lib/files/fileShelf';
import { selectPart } from '@/selectors/composer/chains';
import { selectSending } from '@/selectors/composer/outbox';
import { selectRefusedFiles } from '@/selectors/composer/uploads';
import { selectPictureEditor } from '@/selectors/composer/pictureEditor';
import { draftEdited } from '@/slices/composer/drafts';
import {
  fileDetailsClosed,
  fileDetailsOpened,
  fileReplaceRequested,
  pictureEditRequested,
  trimRequested,
} from '@/slices/composer/pictureEditor';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { Notice } from '@/ui/feedback/Notice';
import { Spinner } from '@/ui/feedback/Spinner';
import { FilePicker } from '@/ui/fields/FilePicker';
import { ComposerProvider } from '@/components/composer/ComposerContext';
import { DescriptionField } from '@/components/composer/uploads/DescriptionField';
import { RefusedFiles } from '@/components/composer/uploads/RefusedFiles';
import type { ShownPicture } from './DrawnPicture';
import { FileNotes } from './FileNotes';
import { PictureStage } from './PictureStage';
import { PictureTools } from './PictureTools';
import { RefusedVideo } from './RefusedVideo';
import { ToolPanel } from './ToolPanel';
import { VideoTrim } from './VideoTrim';
import { VideoPoster } from './VideoPoster';
import { usePictureEdits, type PictureTool } from './usePictureEdits';
import styles from './FileDetails.module.css';

type Wording = 'title' | 'replace' | 'discard' | 'discardCut' | 'discardAccept';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  title: { id: 'file_details.title', defaultMessage: 'Describe and edit' },
  replace: { id: 'file_details.replace', defaultMessage: 'Replace file' },
  discard: {
    id: 'file_details.discard',
    defaultMessage: 'Discard the changes to this picture?',
  },
  discardCut: {
    id: 'file_details.discard_video',
    defaultMessage: 'Discard the changes to this video?',
  },
  discardAccept: { id: 'settings.profile_discard', defaultMessage: 'Discard changes' },
});

export function FileDetails({ target, part, fileId, ...frame }: FilePlace & DialogFrame) {
  const dispatch = useAppDispatch();
  const file = useAppSelector((state) =>
    selectPart(state, target, part).files.find(({ id }) => id === fileId),
  );
  const refused = useAppSelector((state) =>
    selectRefusedFiles(state, target).find(({ handle }) => handle === fileId),
  );
  const { onClose } = frame;
  useEffect(() => {
    dispatch(fileDetailsOpened({ fileId }));
    return () => void dispatch(fileDetailsClosed());
  }, [dispatch, fileId]);
  // It was removed elsewhere, or its changed picture has taken its place.
  const gone = file === undefined && refused === undefined;
  useEffect(() => {
    if (gone) onClose();
  });
  if (refused) return <RefusedVideo place={{ target, part, fileId }} file={refused} {...frame} />;
  if (!file) return null;
  return (
    <ComposerProvider target={target}>
      <Details key={fileId} place={{ target, part, fileId }} file={file} {...frame} />
    </ComposerProvider>
  );
}

function Details({
  place,
  file,
  level,
  onClose,
}: DialogFrame & { place: FilePlace; file: DraftFile }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const helpId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState(false);
  const { target, part } = place;
  const types = useInstance('mediaTypes');
  const family = useInstance('family');
  const takesFocus = takesFocalPoints(family);
  const files = useAppSelector((state) => selectPart(state, target, part).files);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const { facts, phase, trim } = useAppSelector(selectPictureEditor);
  const picture = facts && (facts.picture ?? pictureOnServer(file));
  const editable = facts?.uneditable === null && !busy;
  const tools = toolsFor({ focus: takesFocus && picture !== null && !busy, editable });
  // A finger that scrolls over the picture is not to set anything.
  const touch = useAppSelector(({ interface: { touch: fingers } }) => fingers);
  const editing = usePictureEdits(tools[0] === 'focus' && !touch ? 'focus' : null);
  const { edits } = editing;
  const [cut, setCut] = useState<VideoCut | null>(null);
  const dirty = editing.dirty || cut !== null;
  const working = phase === 'working' || trim?.phase === 'working';
  const focus = file.focus ?? file.attachment?.meta.focus;
  const point = pointAfter(pointOfFocus(focus), edits);

  const change = (changed: Partial<DraftFile>) => {
    const next = files.map((one) => (one.id === file.id ? { ...one, ...changed } : one));
    dispatch(draftEdited({ target, ...(part > 0 && { part }), change: { files: next } }));
  };
  const setPoint = (next: Point) => change({ focus: focusOfPoint(pointBefore(next, edits)) });
  const close = () => (dirty ? setAsking(true) : onClose());
  const finish = () => {
    if (cut) dispatch(trimRequested({ ...place, cut }));
    else if (dirty) dispatch(pictureEditRequested({ ...place, edits }));
    else onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z' && !event.shiftKey;
    if (!isUndo || event.target === field.current || !editing.canUndo) return;
    event.preventDefault();
    editing.undo();
  };

  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      closesOutside={false}
      onClose={close}
      initialFocus={field}
      actions={
        <>
          <FilePicker
            label={intl.formatMessage(messages.replace)}
            accept={types.join(',') || undefined}
            onFiles={([chosen]) => {
              const { name, type, size } = chosen;
              const given = { handle: putOnShelf(chosen), name, type, size };
              dispatch(fileReplaceRequested({ ...place, file: given }));
            }}
          >
            {(open) => (
              <Button
                tone="quiet"
                onPress={() => {
                  if (!busy) open();
                }}
              >
                {intl.formatMessage(messages.replace)}
              </Button>
            )}
          </FilePicker>
          <Button tone="primary" busy={working} onPress={finish}>
            <FormattedMessage id="nav.edit_finish" defaultMessage="Done" />
          </Button>
        </>
      }
    >
      <div role="presentation" className={styles.details} onKeyDown={onKeyDown}>
        <RefusedFiles />
        {phase === 'failed' && (
          <Notice tone="error">
            <FormattedMessage
              id="file_details.failed"
              defaultMessage="Couldn't edit the picture. It's still as it was."
            />
          </Notice>
        )}
        {!facts && <Spinner />}
        {picture && (
          <div className={styles.picture}>
            <PictureTools picture={picture} editing={editing} tools={tools} editable={editable} />
            <PictureStage
              picture={picture}
              editing={editing}
              point={point}
              onPoint={setPoint}
              helpId={helpId}
            />
            <ToolPanel picture={picture} editing={editing} point={point} helpId={helpId} />
          </div>
        )}
        <DescriptionField
          ref={field}
          file={file}
          rows={4}
          maxRows={10}
          readOnly={busy}
          labelHidden={false}
          onChange={(description) => change({ description })}
        />
        {takesPoster(family, target, file) && !busy && (
          <VideoPoster place={place} file={file} onRemove={() => change({ poster: undefined })} />
        )}
        {facts?.uneditable === 'film' && takesTrim(file) && !busy && (
          <VideoTrim file={file} onCut={setCut} />
        )}
        {facts && <FileNotes facts={facts} trims={takesTrim(file)} />}
      </div>
      {asking && (
        <Confirm
          question={intl.formatMessage(cut ? messages.discardCut : messages.discard)}
          accept={intl.formatMessage(messages.discardAccept)}
          tone="danger"
          level={level + 1}
          onAccept={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}

const changing: readonly PictureTool[] = ['crop', 'cover'];

const toolsFor = ({ focus, editable }: { focus: boolean; editable: boolean }): PictureTool[] => [
  ...(focus ? (['focus'] as const) : []),
  ...(editable ? changing : []),
];

/** A picture whose file is not in this browser. */
function pictureOnServer({ attachment }: DraftFile): ShownPicture | null {
  const url = attachment?.thumbUrl ?? attachment?.url ?? null;
  if (attachment?.kind !== 'image' || url === null) return null;
  const { width, height } = attachment.meta;
  return width !== null && height !== null ? { url, width, height } : null;
}
