/** Describes a file of a draft and changes its picture. Its code is loaded by the press. */
import type { FilePlace } from '@/domain/composer/picture/fileFacts';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

const FileDetails = deferredComponent<FilePlace & DialogFrame>(
  async () =>
    (await import(/* webpackChunkName: "picture" */ '@/components/composer/picture/FileDetails'))
      .FileDetails,
  { onDemand: true },
);

export const FileDetailsDialog = (props: FilePlace & DialogFrame) => (
  <FileDetails {...props} onFailed={props.onClose} />
);
