/** A translated sentence for a server's code or set phrase, with the original one press away. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { meaningOf, type Meaning } from '@/lib/net/serverWords';
import { Button } from '@/ui/buttons/Button';

const messages: Record<Meaning, MessageDescriptor> = defineMessages({
  loginNeeded: { id: 'errors.login_needed', defaultMessage: 'You need to log in to do this.' },
  loginEnded: {
    id: 'errors.login_ended',
    defaultMessage: 'Your session has expired. Log in again.',
  },
  notAllowed: { id: 'errors.not_allowed', defaultMessage: "The server doesn't allow this." },
  rightMissing: {
    id: 'errors.right_missing',
    defaultMessage:
      "This login doesn't have permission to do that. Log out and back in to grant it.",
  },
  notThere: {
    id: 'errors.not_there',
    defaultMessage: "The server can't find this. It may have been deleted.",
  },
  notAccepted: {
    id: 'errors.not_accepted',
    defaultMessage: 'The server rejected this request.',
  },
  notAcceptedBecause: {
    id: 'errors.not_accepted_because',
    defaultMessage: 'The server rejected this: {words}',
  },
  tooFast: {
    id: 'errors.too_fast',
    defaultMessage: 'Too many requests. Wait a moment and try again.',
  },
  serverBroke: {
    id: 'errors.server_broke',
    defaultMessage: 'Something went wrong on the server. Try again later.',
  },
  ownPageOnly: {
    id: 'errors.own_page_only',
    defaultMessage: "You can only log in on this server's own page.",
  },
});

export function ServerMessageExplained({ text }: { text: string }) {
  const meant = meaningOf(text);
  return meant ? (
    <>
      <FormattedMessage {...messages[meant.meaning]} values={{ words: <bdi>{meant.words}</bdi> }} />{' '}
      <ServerOriginal text={text} />
    </>
  ) : (
    <bdi>{text}</bdi>
  );
}

function ServerOriginal({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" expanded={open} onPress={() => setOpen(!open)}>
        <FormattedMessage id="general.details" defaultMessage="Details" />
      </Button>
      {open && (
        <>
          {' '}
          <bdi>{text}</bdi>
        </>
      )}
    </>
  );
}
