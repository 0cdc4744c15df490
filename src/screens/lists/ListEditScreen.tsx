/** Creates or edits a list: its title, its members, and a search for others. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { NoneForVisitors } from '@/components/session/login/NoneForVisitors';
import { savingRequest } from '@/domain/people/list';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectEditedMembers } from '@/selectors/people/listEditor';
import { selectList } from '@/selectors/people/lists';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { listEditorOpened } from '@/slices/people/listEditor';
import { listClosed, listDeleteRequested, listOpened } from '@/slices/people/lists';
import { Confirm } from '@/ui/dialog/Confirm';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Tabs } from '@/ui/structure/Tabs';
import { ListForm } from './ListForm';
import { ListTrouble } from './ListMissing';
import { MemberList } from './MemberList';
import { MemberSearch } from './MemberSearch';
import { messages } from './messages';

const titles = defineMessages({
  edit: { id: 'lists.editing', defaultMessage: 'Edit list' },
  create: { id: 'lists.new', defaultMessage: 'New list' },
});

export default function ListEditScreen({ params }: { params: Record<string, string> }) {
  const listId = params.id ?? null;
  const signedIn = useAppSelector(selectSignedIn);
  const sessionPending = useAppSelector(selectSessionPending);
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage {...titles[listId === null ? 'create' : 'edit']} />}
        actions={[signedIn && listId !== null && <DeleteButton key="delete" listId={listId} />]}
      />
      {signedIn ? (
        <Editor key={listId ?? ''} listId={listId} />
      ) : sessionPending ? (
        <Skeleton shape="person" count={4} />
      ) : (
        <NoneForVisitors>
          <FormattedMessage {...messages.forMembers} />
        </NoneForVisitors>
      )}
    </>
  );
}

/** The members of an existing list are fetched again each time. */
function Editor({ listId }: { listId: string | null }) {
  useWhileMounted('desk', listEditorOpened({ listId }), null);
  return listId === null ? <Desk listId={null} /> : <Known listId={listId} />;
}

function Known({ listId }: { listId: string }) {
  useWhileMounted(listId, listOpened({ listId }), listClosed({ listId }));
  const isKnown = useAppSelector((state) => selectList(state, listId) !== undefined);
  return isKnown ? <Desk listId={listId} /> : <ListTrouble listId={listId} />;
}

type Tab = 'members' | 'add';

function Desk({ listId }: { listId: string | null }) {
  const intl = useIntl();
  const members = useAppSelector(selectEditedMembers);
  const [tab, choose] = useState<Tab>(listId === null ? 'add' : 'members');
  return (
    <>
      <ListForm listId={listId} />
      <Tabs<Tab>
        label={intl.formatMessage(messages.members)}
        tabs={[
          {
            id: 'members',
            label: intl.formatMessage(messages.manage),
            ...(members ? { count: members.length } : {}),
          },
          { id: 'add', label: intl.formatMessage(messages.add) },
        ]}
        selected={tab}
        onSelect={choose}
      >
        {tab === 'members' ? (
          <MemberList listId={listId} onAdd={() => choose('add')} />
        ) : (
          <MemberSearch listId={listId} />
        )}
      </Tabs>
    </>
  );
}

function DeleteButton({ listId }: { listId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  const title = useAppSelector((state) => selectList(state, listId)?.title);
  const busy = useAppSelector((state) => selectRequest(state, savingRequest(listId)).busy);
  if (title === undefined) return null;
  return (
    <>
      <IconButton
        label={intl.formatMessage(messages.delete)}
        icon={DeleteIcon}
        tone="danger"
        busy={busy}
        onPress={() => ask(true)}
      />
      {asking && (
        <Confirm
          question={intl.formatMessage(messages.reallyDelete, { title })}
          accept={intl.formatMessage(messages.yes)}
          cancel={intl.formatMessage(messages.no)}
          tone="danger"
          onAccept={() => {
            ask(false);
            dispatch(listDeleteRequested({ listId }));
          }}
          onCancel={() => ask(false)}
        >
          <FormattedMessage
            id="lists.really_delete_consequence"
            defaultMessage="Nobody on it will be unfollowed."
          />
        </Confirm>
      )}
    </>
  );
}
