/**
 * Replaces whatever crashes inside it with an error card, so that the rest of the page keeps
 * working. A script or style sheet that fails to load offers a reload instead, as that usually
 * means the instance was updated; without a connection it waits and loads once that is back.
 */
import { Component, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { copyText } from '@/lib/text/copyText';
import { selectOnline } from '@/selectors/realtime/realtime';
import { selectServerReached } from '@/selectors/session/offline';
import { reloadOffered, reloadWithdrawn } from '@/slices/session/updates';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';

interface Props {
  /** The guarded part, for the report: `page`, `screen`, `column`, `dialog`. */
  part: string;
  children: ReactNode;
}

interface State {
  error: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { part, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    const retry = () => {
      this.setState({ error: null });
    };
    if (isMissingFile(error)) return <MissingFile file={error.request} onRetry={retry} />;
    return <Broken part={part} error={error} onRetry={retry} />;
  }
}

function Broken({ part, error, onRetry }: { part: string; error: unknown; onRetry: () => void }) {
  const { message: detail, stack } = error instanceof Error ? error : new Error(String(error));
  // Only the path: a query may contain a code.
  const report = () => `${part} ${window.location.pathname}\n${stack ?? detail}`;
  const [byHand, setByHand] = useState(false);
  // Not by an action: the store may be what is broken.
  const copy = () => void copyText(report()).catch(() => setByHand(true));
  return (
    <ErrorState
      detail={byHand ? report() : null}
      onRetry={onRetry}
      action={
        <Button onPress={copy}>
          <FormattedMessage id="status.copy_details" defaultMessage="Copy details" />
        </Button>
      }
    >
      {detail === '' ? (
        <FormattedMessage id="general.generic_error" defaultMessage="An error occured" />
      ) : (
        <FormattedMessage
          id="general.generic_error_message"
          defaultMessage="An error occured: {detail}"
          values={{ detail }}
        />
      )}
    </ErrorState>
  );
}

interface MissingFileProps {
  file: string | undefined;
  onRetry: () => void;
}

/** Without a connection, nothing is known about the file, and a reload would lose the page too. */
function MissingFile({ file, onRetry }: MissingFileProps) {
  const reached = useAppSelector(selectServerReached);
  const [waiting, setWaiting] = useState(!reached);
  if (!reached && !waiting) setWaiting(true);
  const retry = useEffectEvent(onRetry);
  const back = waiting && reached;
  useEffect(() => {
    if (back) retry();
  }, [back]);
  return waiting ? <UnreachedFile onRetry={onRetry} /> : <LostFile file={file} />;
}

function UnreachedFile({ onRetry }: { onRetry: () => void }) {
  const online = useAppSelector(selectOnline);
  return (
    <ErrorState onRetry={onRetry}>
      {online ? (
        <FormattedMessage
          id="errors.server_unreachable"
          defaultMessage="The server isn't responding. This page will update when it's back."
        />
      ) : (
        <FormattedMessage
          id="errors.part_offline"
          defaultMessage="You're offline. This part will load when you're back online."
        />
      )}
    </ErrorState>
  );
}

function LostFile({ file }: { file: string | undefined }) {
  useWhileMounted('reload', reloadOffered(file), reloadWithdrawn());
  return (
    <ErrorState
      action={
        <Button
          tone="primary"
          onPress={() => {
            window.location.reload();
          }}
        >
          <FormattedMessage id="general.reload" defaultMessage="Reload" />
        </Button>
      }
    >
      <FormattedMessage
        id="errors.chunk_failed"
        defaultMessage="Couldn't load part of this page. It may have just been updated."
      />
    </ErrorState>
  );
}

/** True for the errors that webpack throws when a script or a style sheet fails to load. */
function isMissingFile(error: unknown): error is Error & { request?: string } {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
