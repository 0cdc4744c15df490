/** The program as this browser keeps it, by way of a port. */
import type { Shell } from '@/sagas/engine/context';
import type { OuterContext } from './context';
import type { FlowPort } from './port';

export async function shell(port: FlowPort, real: () => OuterContext): Promise<Shell> {
  let kept: Shell | null = null;
  const here = (): Shell => {
    if (!kept) throw new Error('There is no program');
    return kept;
  };
  await port.ask('shell', [], async () => {
    kept = await real().shell();
    return null;
  });
  return {
    build: () => port.read('shell.build', [], () => here().build()),
    keep: () => port.ask('shell.keep', [], () => here().keep()),
    renew: () => port.ask('shell.renew', [], () => here().renew()),
    forget: () => port.ask('shell.forget', [], () => here().forget()),
    replaced: port.source('shell.replaced', () => here().replaced),
    lost: port.source('shell.lost', () => here().lost),
    offered: () => port.read('shell.offered', [], () => here().offered()),
    noteOffer: (build) => port.tell('shell.noteOffer', [build], () => here().noteOffer(build)),
    reload: () => port.tell('shell.reload', [], () => here().reload()),
  };
}
