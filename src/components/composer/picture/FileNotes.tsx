/** Says what is done to a file before it is sent, and why a picture cannot be changed. */
import { FormattedMessage } from 'react-intl';
import type { FileFacts, Uneditable } from '@/domain/composer/picture/fileFacts';
import styles from './FileDetails.module.css';

interface Props {
  facts: FileFacts;
  /** It can be cut, though not drawn anew. */
  trims: boolean;
}

export function FileNotes({ facts: { uneditable, details }, trims }: Props) {
  return (
    <div className={styles.notes}>
      {uneditable && !(uneditable === 'film' && trims) && (
        <p>
          <WhyUneditable why={uneditable} />
        </p>
      )}
      {uneditable !== 'elsewhere' && (
        <p>
          {details === 'removed' && (
            <FormattedMessage
              id="file_details.removed"
              defaultMessage="Location, camera and other details are removed from the file before it's sent."
            />
          )}
          {details === 'place' && (
            <FormattedMessage
              id="file_details.place"
              defaultMessage="The file says where the picture was taken. That and other details are removed before it's sent."
            />
          )}
          {details === 'sent' && (
            <FormattedMessage
              id="file_details.sent"
              defaultMessage="Details that cameras and apps saved in this file, such as the location, are sent with it."
            />
          )}
        </p>
      )}
    </div>
  );
}

function WhyUneditable({ why }: { why: Uneditable }) {
  switch (why) {
    case 'moves':
      return (
        <FormattedMessage
          id="file_details.moves"
          defaultMessage="Animations are sent as they are: editing would leave a still picture."
        />
      );
    case 'film':
    case 'format':
      return (
        <FormattedMessage
          id="file_details.format"
          defaultMessage="This browser can't edit this kind of file."
        />
      );
    case 'elsewhere':
      return (
        <FormattedMessage
          id="file_details.elsewhere"
          defaultMessage="The file is only on the server, so its content can't be edited here."
        />
      );
  }
}
