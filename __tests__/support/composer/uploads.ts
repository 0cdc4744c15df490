/**
 * A server that accepts uploads when a test says so, and the actions with which a component starts
 * them. Each upload waits for its answer; the test reports its progress.
 */
import { uploadsSaga } from '@/sagas/composer/uploads/uploads';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { descriptionMemorySaga } from '@/sagas/composer/uploads/descriptionMemory';
import { draftFilesSaga } from '@/sagas/composer/uploads/draftFiles';
import { pictureEditingSaga } from '@/sagas/composer/uploads/pictureEditing';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { putOnShelf } from '@/lib/files/fileShelf';
import type { ProgressRequestInit } from '@/lib/net/uploadProgress';
import { filesChosen } from '@/slices/composer/uploads';
import { attachment } from './postingServer';

export interface Arriving {
  path: string;
  file: File;
  token: string | null;
  key: string | null;
  signal: AbortSignal | null | undefined;
  /** Reports the share that has been uploaded. */
  tell: (part: number) => void;
  answer: (status: number, body: unknown) => void;
  /** Accepts the file under this id. */
  take: (mediaId: string, description?: string) => void;
  /** Breaks the connection. */
  drop: () => void;
}

export function uploadServer() {
  const arriving: Arriving[] = [];
  /** Answers about single files by path, given one after the other; the last one is repeated. */
  const media: Record<string, { status: number; body: unknown }[]> = {};
  const send = (input: RequestInfo | URL, init?: ProgressRequestInit): Promise<Response> => {
    const path = new URL(String(input)).pathname;
    const headers = new Headers(init?.headers);
    if (init?.method !== 'POST') {
      const answers = media[path] ?? [{ status: 404, body: { error: 'Record not found' } }];
      const { status, body } = answers.length > 1 ? answers.shift()! : answers[0]!;
      return Promise.resolve(Response.json(body, { status }));
    }
    return new Promise((resolve, reject) => {
      const answer = (status: number, body: unknown) => resolve(Response.json(body, { status }));
      arriving.push({
        path,
        file: (init.body as FormData).get('file') as File,
        token: headers.get('authorization'),
        key: headers.get('idempotency-key'),
        signal: init.signal,
        tell: (part) => init.onSent?.(part),
        answer,
        take: (mediaId, description = '') => answer(200, attachment(mediaId, description)),
        drop: () => reject(new TypeError('The line was cut')),
      });
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  };
  return { arriving, media, fetch: send as typeof fetch };
}

/** The action that choosing files with "Add media" dispatches. */
export const choose = (files: readonly File[], target = 'new') =>
  filesChosen({
    target,
    files: files.map((file) => {
      const { name, type, size } = file;
      return { handle: putOnShelf(file), name, type, size };
    }),
  });

export const picture = (name = 'frog.png', size = 10): File =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });

export function* filesSaga(): SagaGenerator<void> {
  yield* fork(pictureEditingSaga);
  yield* fork(descriptionMemorySaga);
  yield* fork(draftsSaga);
  yield* fork(uploadsSaga);
  yield* fork(draftFilesSaga);
}
