/** A template in the list of drafts. */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { filesOf, NEW_POST, partsOf } from '@/domain/composer/draft';
import { templateTarget, withTemplate } from '@/domain/composer/drafts/templates';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import type { Template } from '@/selectors/composer/templates';
import { dialogClosed, dialogOpened } from '@/slices/engine/dialogs';
import { draftDiscarded, draftEdited } from '@/slices/composer/drafts';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon } from '@/ui/icons/icons';
import { DraftWords } from './DraftWords';
import styles from './Drafts.module.css';

const messages = defineMessages({
  delete: { id: 'drafts.delete_template', defaultMessage: 'Delete template' },
});

export function TemplateRow({ name, draft }: Template) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const id = useId();
  const begun = useAppSelector((state) => selectDraft(state, NEW_POST));
  const use = () => {
    dispatch(draftEdited({ target: NEW_POST, change: withTemplate(begun, draft) }));
    dispatch(dialogClosed({ kind: 'drafts' }));
    dispatch(dialogOpened({ kind: 'postStatus', props: null }));
  };
  const remove = () => dispatch(draftDiscarded({ target: templateTarget(name), draft }));
  return (
    <li className={styles.row} aria-labelledby={`${id}-name`}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong id={`${id}-name`} className={styles.title}>
            <bdi>{name}</bdi>
          </strong>
        </p>
        <DraftWords
          subject={draft.subject}
          text={draft.text}
          files={filesOf(draft).length}
          poll={partsOf(draft).some(({ poll }) => poll !== null)}
          posts={draft.parts.length + 1}
        />
      </div>
      <div className={styles.buttons}>
        <Button size="small" onPress={use}>
          <FormattedMessage id="drafts.use_template" defaultMessage="Use template" />
        </Button>
        <IconButton
          size="small"
          tone="danger"
          label={intl.formatMessage(messages.delete)}
          icon={DeleteIcon}
          onPress={remove}
        />
      </div>
    </li>
  );
}
