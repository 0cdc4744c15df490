/**
 * Replaces whatever crashes inside it with an error card, so that the rest of the page keeps
 * working. A script or style sheet that fails to load offers a reload instead, as that usually
 * means the instance was updated.
 */
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWhileMounted } from '@/hooks/useWhileMounted';
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
    if (isMissingFile(error)) return <MissingFile file={error.request} />;
    return (
      <Broken
        part={part}
        error={error}
        onRetry={() => {
          this.setState({ error: null });
        }}
      />
    );
  }
}

function Broken({ part, error, onRetry }: { part: string; error: unknown; onRetry: () => void }) {
  const { message: detail, stack } = error instanceof Error ? error : new Error(String(error));
  // Only the path: a query may contain a code.
  const report = () => `${part} ${window.location.pathname}\n${stack ?? detail}`;
  return (
    <ErrorState
      onRetry={onRetry}
      action={
        <Button onPress={() => void navigator.clipboard.writeText(report())}>
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

function MissingFile({ file }: { file: string | undefined }) {
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
