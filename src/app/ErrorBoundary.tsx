/**
 * Keeps a failure small: what breaks inside is replaced by a card that says so, and the rest of the
 * page goes on. A file of the program that cannot be loaded asks for a reload instead, as that is
 * what an update of the instance looks like from here.
 */
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';

interface Props {
  /** What it guards, for the report: `screen`, `column`, `status`. */
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
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isMissingFile(error)) return <MissingFile />;
    return (
      <ErrorState
        onRetry={() => {
          this.setState({ error: null });
        }}
      >
        <FormattedMessage
          id="general.generic_error_message"
          defaultMessage="An error occured: {detail}"
          values={{ detail: error instanceof Error ? error.message : String(error) }}
        />
      </ErrorState>
    );
  }
}

function MissingFile() {
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
        defaultMessage="A part of this page could not be loaded. It may have been updated just now."
      />
    </ErrorState>
  );
}

/** How the build's loader names a script or a style sheet that did not come. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
