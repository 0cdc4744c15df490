/** The reason why a login or sign-up failed: the server's own words, or a sentence of ours. */
import { FormattedMessage } from 'react-intl';
import type { LoginFailure } from '@/domain/session/session';
import { ServerMessage } from '@/ui/text/ServerMessage';

export function LoginFailureText({ failure }: { failure: LoginFailure }) {
  switch (failure.kind) {
    case 'server':
      return <ServerMessage text={failure.text} />;
    case 'wrongCredentials':
      return (
        <FormattedMessage
          id="login.wrong_credentials"
          defaultMessage="Wrong username or password"
        />
      );
    case 'tooManyAttempts':
      return (
        <FormattedMessage
          id="password_reset.too_many_requests"
          defaultMessage="You have reached the limit of attempts, try again later."
        />
      );
    case 'clientUnknown':
      return (
        <FormattedMessage
          id="login.client_unknown"
          defaultMessage="The server no longer recognises this app. Log in again to reconnect it."
        />
      );
    case 'denied':
      return (
        <FormattedMessage
          id="login.denied"
          defaultMessage="Access was denied on the server's login page. You can try again."
        />
      );
    case 'sentBack':
      return (
        <>
          <FormattedMessage
            id="login.sent_back"
            defaultMessage="The server sent you back without logging you in. You can try again."
          />{' '}
          {failure.text !== null && <ServerMessage text={failure.text} />}
        </>
      );
    case 'generic':
      return (
        <FormattedMessage
          id="login.generic_failure"
          defaultMessage="An error occurred, please try again"
        />
      );
    case 'network':
      return (
        <FormattedMessage
          id="login.connection_failure"
          defaultMessage="Failed to connect to server, try again"
        />
      );
  }
}
