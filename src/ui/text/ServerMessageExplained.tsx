/** A translated sentence for a server's code or set phrase, with the original one press away. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { meaningOf, type Meaning } from '@/lib/net/serverWords';
import { Button } from '@/ui/buttons/Button';

const messages: Record<Meaning, MessageDescriptor> = defineMessages({
  loginNeeded: { id: 'errors.login_needed', defaultMessage: 'You need to log in for this.' },
  loginEnded: {
    id: 'errors.login_ended',
    defaultMessage: 'This login is no longer valid. Log in again.',
  },
  notAllowed: { id: 'errors.not_allowed', defaultMessage: 'The server does not allow this.' },
  rightMissing: {
    id: 'errors.right_missing',
    defaultMessage:
      'This login does not include the right to do that. Log out and in again to get it.',
  },
  notThere: {
    id: 'errors.not_there',
    defaultMessage: 'The server does not have this, or no longer has it.',
  },
  notAccepted: {
    id: 'errors.not_accepted',
    defaultMessage: 'The server did not accept what was sent.',
  },
  notAcceptedBecause: {
    id: 'errors.not_accepted_because',
    defaultMessage: 'The server did not accept this: {words}',
  },
  tooFast: {
    id: 'errors.too_fast',
    defaultMessage: 'That was too much at once. Wait a little and try again.',
  },
  serverBroke: {
    id: 'errors.server_broke',
    defaultMessage: 'Something broke on the server. Try again later.',
  },
  ownPageOnly: {
    id: 'errors.own_page_only',
    defaultMessage: 'This server only lets you log in on its own page.',
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
