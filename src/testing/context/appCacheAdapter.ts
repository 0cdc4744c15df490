/** The app cache of this browser, accessed through an adapter. */
import type { AppCache } from '@/sagas/engine/context';
import type { ContextAdapter, OuterContext } from './contextAdapter';

export async function adaptAppCache(
  adapter: ContextAdapter,
  real: () => OuterContext,
): Promise<AppCache> {
  let kept: AppCache | null = null;
  const here = (): AppCache => {
    if (!kept) throw new Error('There is no program');
    return kept;
  };
  await adapter.ask('shell', [], async () => {
    kept = await real().services.appCache();
    return null;
  });
  return {
    currentBuild: () => adapter.read('shell.build', [], () => here().currentBuild()),
    startedByWorker: () =>
      adapter.read('shell.startedByWorker', [], () => here().startedByWorker()),
    cacheBuild: () => adapter.ask('shell.keep', [], () => here().cacheBuild()),
    updateWorker: () => adapter.ask('shell.renew', [], () => here().updateWorker()),
    unregister: () => adapter.ask('shell.forget', [], () => here().unregister()),
    workerReplaced: adapter.source('shell.replaced', () => here().workerReplaced),
    missingFiles: adapter.source('shell.lost', () => here().missingFiles),
    reloadOfferedBuild: () => adapter.read('shell.offered', [], () => here().reloadOfferedBuild()),
    saveReloadOffer: (build) =>
      adapter.tell('shell.noteOffer', [build], () => here().saveReloadOffer(build)),
    reload: () => adapter.tell('shell.reload', [], () => here().reload()),
  };
}
