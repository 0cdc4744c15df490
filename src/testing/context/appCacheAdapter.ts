/** The app cache of this browser, accessed through an adapter. */
import type { AppCache } from '@/sagas/engine/context';
import type { ContextAdapter, OuterContext } from './contextAdapter';

export async function adaptAppCache(
  port: ContextAdapter,
  real: () => OuterContext,
): Promise<AppCache> {
  let kept: AppCache | null = null;
  const here = (): AppCache => {
    if (!kept) throw new Error('There is no program');
    return kept;
  };
  await port.ask('shell', [], async () => {
    kept = await real().appCache();
    return null;
  });
  return {
    currentBuild: () => port.read('shell.build', [], () => here().currentBuild()),
    cacheBuild: () => port.ask('shell.keep', [], () => here().cacheBuild()),
    updateWorker: () => port.ask('shell.renew', [], () => here().updateWorker()),
    unregister: () => port.ask('shell.forget', [], () => here().unregister()),
    workerReplaced: port.source('shell.replaced', () => here().workerReplaced),
    missingFiles: port.source('shell.lost', () => here().missingFiles),
    reloadOfferedBuild: () => port.read('shell.offered', [], () => here().reloadOfferedBuild()),
    saveReloadOffer: (build) =>
      port.tell('shell.noteOffer', [build], () => here().saveReloadOffer(build)),
    reload: () => port.tell('shell.reload', [], () => here().reload()),
  };
}
