/** The title of a list and, where lists have a say in it, whether the home timeline is without it. */
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { savingRequest } from '@/domain/list';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectListEditor, selectListForm } from '@/selectors/listEditor';
import { selectList } from '@/selectors/lists';
import { selectRequest } from '@/selectors/requests';
import { listExclusiveChosen, listTitleTyped } from '@/slices/listEditor';
import { listCreateRequested, listUpdateRequested } from '@/slices/lists';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { TextField } from '@/ui/TextField';
import { messages } from './messages';
import styles from './ListForm.module.css';

export function ListForm({ listId }: { listId: string | null }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { title, exclusive, isChanged } = useAppSelector(selectListForm);
  const { chosen } = useAppSelector(selectListEditor);
  const kept = useAppSelector((state) => selectList(state, listId ?? '')?.title ?? '');
  const { busy } = useAppSelector((state) => selectRequest(state, savingRequest(listId)));
  const isNew = listId === null;

  const whyNot = () => {
    if (title.trim() === '') return intl.formatMessage(messages.titleNeeded);
    return isChanged ? null : intl.formatMessage(messages.titleSame);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish = { title: title.trim(), exclusive };
    dispatch(
      isNew
        ? listCreateRequested({ wish, userIds: chosen })
        : listUpdateRequested({ listId, wish }),
    );
  };
  // Of a list that is there it counts at once, like who is on it.
  const setExclusive = (wanted: boolean) =>
    dispatch(
      isNew
        ? listExclusiveChosen({ exclusive: wanted })
        : listUpdateRequested({ listId, wish: { title: kept, exclusive: wanted } }),
    );

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.line}>
        <div className={styles.title}>
          <TextField
            label={intl.formatMessage(messages.title)}
            value={title}
            onChange={(typed) => dispatch(listTitleTyped({ title: typed }))}
            autoComplete="off"
            maxLength={MOST_LETTERS}
          />
        </div>
        <Button type="submit" tone="primary" busy={busy} disabledReason={whyNot()}>
          {intl.formatMessage(isNew ? messages.create : messages.update)}
        </Button>
      </div>
      {exclusive !== null && (
        <Checkbox
          label={intl.formatMessage(messages.exclusive)}
          checked={exclusive}
          disabled={busy}
          onChange={setExclusive}
        />
      )}
    </form>
  );
}

/** What servers keep of a title. */
const MOST_LETTERS = 255;
