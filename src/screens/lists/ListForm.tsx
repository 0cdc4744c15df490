/**
 * The title of a list and, where the server supports it, whether the home timeline excludes it and
 * which replies it shows.
 */
import type { FormEvent } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import {
  repliesPolicies,
  savingRequest,
  type ListInput,
  type RepliesPolicy,
} from '@/domain/people/list';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectListEditor, selectListForm } from '@/selectors/people/listEditor';
import { selectList } from '@/selectors/people/lists';
import { selectRequest } from '@/selectors/engine/requests';
import { listExclusiveChosen, listRepliesChosen, listTitleTyped } from '@/slices/people/listEditor';
import { listCreateRequested, listUpdateRequested } from '@/slices/people/lists';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { messages } from './messages';
import styles from './ListForm.module.css';

export function ListForm({ listId }: { listId: string | null }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { title, exclusive, repliesPolicy, isChanged } = useAppSelector(selectListForm);
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
    const input = { title: title.trim(), exclusive, repliesPolicy };
    dispatch(
      isNew
        ? listCreateRequested({ input, userIds: chosen })
        : listUpdateRequested({ listId, input }),
    );
  };
  // For an existing list a change is saved at once, like a change of its members. One that is being
  // saved is waited for; the fields are not disabled meanwhile, as they would lose the focus.
  const change = (part: Partial<ListInput>, ofNew: UnknownAction) => {
    if (busy) return;
    dispatch(
      isNew
        ? ofNew
        : listUpdateRequested({
            listId,
            input: { title: kept, exclusive, repliesPolicy, ...part },
          }),
    );
  };

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
          onChange={(wanted) => {
            const part = { exclusive: wanted };
            change(part, listExclusiveChosen(part));
          }}
        />
      )}
      {repliesPolicy !== null && (
        <Select
          label={intl.formatMessage(messages.replies)}
          options={repliesPolicies.map((policy) => ({
            value: policy,
            label: intl.formatMessage(namesOf[policy]),
          }))}
          value={repliesPolicy}
          onChange={(wanted) => {
            const part = { repliesPolicy: wanted };
            change(part, listRepliesChosen(part));
          }}
        />
      )}
    </form>
  );
}

const namesOf: Record<RepliesPolicy, MessageDescriptor> = {
  followed: messages.repliesToFollowed,
  list: messages.repliesToMembers,
  none: messages.repliesToNobody,
};

/** The maximum length of a title on servers. */
const MOST_LETTERS = 255;
