/** The accounts of this browser, accessed through an adapter. */
import type { Accounts } from '@/sagas/engine/context';
import type { ContextAdapter, OuterContext } from './contextAdapter';

export async function adaptAccounts(
  adapter: ContextAdapter,
  real: () => OuterContext,
): Promise<Accounts> {
  let kept: Accounts | null = null;
  const here = (): Accounts => {
    if (!kept) throw new Error('Nobody is there to tell');
    return kept;
  };
  await adapter.ask('accounts', [], async () => {
    kept = await real().services.accounts();
    return null;
  });
  return {
    changeList: (change) => adapter.ask('accounts.changeList', [], () => here().changeList(change)),
    enter: (slot) => adapter.read('accounts.enter', [slot], () => here().enter(slot)),
    leaveAct: (slot, act) =>
      adapter.tell('accounts.leaveAct', [slot, act], () => here().leaveAct(slot, act)),
    takeAct: (slot) => adapter.read('accounts.takeAct', [slot], () => here().takeAct(slot)),
    read: (slot, key) => adapter.ask('accounts.read', [slot, key], () => here().read(slot, key)),
    oauthOf: (slot) => adapter.ask('accounts.oauthOf', [slot], () => here().oauthOf(slot)),
    signIn: (slot, as) => adapter.ask('accounts.signIn', [slot, as], () => here().signIn(slot, as)),
    write: (slot, key, value) =>
      adapter.ask('accounts.write', [slot, key, value], () => here().write(slot, key, value)),
    wipe: (slot) => adapter.ask('accounts.wipe', [slot], () => here().wipe(slot)),
    sweep: (slots) => adapter.tell('accounts.sweep', [slots], () => here().sweep(slots)),
    tell: (slot, message) =>
      adapter.tell('accounts.tell', [slot, message], () => here().tell(slot, message)),
  };
}
